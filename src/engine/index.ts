export { clone, canonicalJson, type Json } from './json.ts';
export { allowsOnlyOne, highestCount } from './highest-count.ts';
export { itemAt } from './item-at.ts';
export { seedCommitment, digest, draw, fingerprint, initialChain, createSetupDraw, type TraceEvent } from './chance.ts';
export {
  choose,
  sumMeasure,
  orderLength,
  type Answer,
  type Limit,
  type AmountOption,
  type Option,
  type Spec,
} from '#engine/questions/spec.ts';
export { specProblem } from '#engine/questions/spec-problem.ts';
export { onlyAnswer, defaultAnswer } from '#engine/questions/default-answer.ts';
export { randomAnswer, toShuffled } from '#engine/questions/random-answer.ts';
export { shapeOf } from '#engine/questions/spec-shape.ts';
export { formatTally } from './tally.ts';
export { Illegal, isId, type Ask, type EngineState, type Fact, type Frame, type Id, type SeatId } from './state.ts';
export {
  amend,
  ask,
  askInBranchOrder,
  call,
  chosenKeys,
  chosenKey,
  chosenAmounts,
  frameDataOf,
  done,
  fork,
  goto,
  awaitTurn,
  isFrameOf,
  listen,
  chosenNumber,
  procedureNamed,
  defineProcedure,
  defineQuestion,
  unwind,
  type AskRequest,
  type ProcedureRef,
  type StepInput,
  type Next,
  type Procedure,
  type Question,
} from './procedure.ts';
export { Game, type Action, type EngineBook, type WindowOption, type WindowEvent, type WindowHost } from './game.ts';
export { act, answer, begin, copyState, storeAnswer, runUntilSettled, wakeListeners, withdraw } from './run.ts';
export {
  answerProblem,
  confirmationFor,
  specOf,
  displaySpecOf,
  describeAnswer,
  evaluateAt,
} from '#engine/questions/evaluate-question.ts';
export { publicAnswerTo, onlyLegalAnswer } from '#engine/questions/forced-answer.ts';
export { fittingAnswers } from '#engine/questions/fitting-answers.ts';
export {
  unlessUnknown,
  lookAheadOrThrow,
  lookAheadAfter,
  copyLookahead,
  lookAheadFrom,
  hasFrameId,
  matchesMark,
  checkedAgainst,
  questionMark,
  fingerprintSpec,
  lookaheadProblem,
  lookaheadConfirmation,
  lookaheadSums,
  type Conceal,
  type Lookahead,
  type PassedWindow,
} from './knowledge/lookahead.ts';
export { framesKnownTo } from './knowledge/known-frames.ts';
export { Unknown, unknownList, withUnknown } from './knowledge/unknown.ts';
export { restartEarly } from './early-restart.ts';
export { framesOf, openAsks, isRunning, type OpenAsk } from '#engine/frames/stack.ts';
export { seatsPubliclyAsked, combatSidesAsked } from './knowledge/public-asks.ts';
export { abilityOrderQuestion, isDeclinedAhead, openWindow, timingWindow, windowQuestion } from './window.ts';
export { diff, applyPatch, type PatchOperation } from './patch.ts';

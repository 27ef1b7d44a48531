export { clone, canonical, type Json } from './json.ts';
export { commitment, digest, draw, fingerprint, firstChain, setupDraw, type Traced } from './chance.ts';
export {
  choose,
  measure,
  misfit,
  onlyAnswer,
  ordered,
  plainestAnswer,
  randomAnswer,
  shapeOf,
  shuffled,
  type Answer,
  type Limit,
  type Line,
  type Option,
  type Spec,
} from './spec.ts';
export { Illegal, isId, type Ask, type EngineState, type Fact, type Frame, type Id, type SeatId } from './state.ts';
export {
  amend,
  ask,
  askInTurn,
  call,
  chosen,
  chosenOne,
  counted,
  dataOf,
  done,
  fork,
  goto,
  inTurn,
  isOf,
  listen,
  numbered,
  procedureNamed,
  procedureOf,
  questionOf,
  unwind,
  type Asking,
  type Callable,
  type Got,
  type Next,
  type Procedure,
  type Question,
} from './procedure.ts';
export { Game, type Action, type EngineBook, type Usable, type WindowEvent, type WindowHost } from './game.ts';
export {
  act,
  answer,
  begin,
  copyOf,
  give,
  problem,
  regretted,
  settle,
  specOf,
  specShown,
  stir,
  told,
  withdraw,
} from './run.ts';
export {
  asFarAsKnown,
  foreseen,
  foreseenAfter,
  foreseenAgain,
  foreseenAt,
  hasPlace,
  isMarked,
  judgeOf,
  markOf,
  printOf,
  problemThere,
  regrettedThere,
  type Conceal,
  type Foreseen,
} from './knowledge/lookahead.ts';
export { framesKnownTo } from './knowledge/known-frames.ts';
export { Unknown, unknownList, withUnknown } from './knowledge/unknown.ts';
export { restartEarly } from './early-restart.ts';
export { framesOf, openAsks, underWay, type OpenAsk } from './stack.ts';
export { seatsPubliclyAsked, sidesAsked } from './knowledge/public-asks.ts';
export { orderQuestion, timingWindow, window, windowQuestion } from './window.ts';
export { changes, patched, type Change } from './patch.ts';

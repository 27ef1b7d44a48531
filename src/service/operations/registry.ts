import { refreshPanel } from '#service/announce/refresh-panel.ts';
import { agree, refuse } from '#service/consent/answer-request.ts';
import { abandon, pause, resume } from './lifecycle.ts';
import type { OperationContext, OperationResult, OperationCall } from './operation-context.ts';
import { answerExpired, postponeAsk, clampFutureTimes, rescheduleMissed } from '#service/timeouts/expired-asks.ts';
import { forgetInGame } from '#service/users/forget-in-game.ts';
import { createGame, startDemoGame, hostGame } from '#service/lobby/create-game.ts';
import { nameGame } from '#service/lobby/game-name.ts';
import { configure, startGame, setWishes } from '#service/lobby/lobby.ts';
import { appointOrganizer, takeOverOrganizing } from './organizer.ts';
import { deletePreferences, setPreferences, saveDraft } from '#service/users/preferences.ts';
import { reportDamage, relocateLostGame, moveGame, setPlace, reportTrouble } from './place.ts';
import { giveOrders } from '#service/plans/give-orders.ts';
import { passVote } from '#service/plans/pass-vote.ts';
import { followOnePlan, dropPlansBefore } from '#service/plans/plans.ts';
import { changePromise, makePromise } from '#service/promises/promise-operations.ts';
import { act, answer, withdraw } from './play.ts';
import { playAiAction, playAiAnswer, seatAi, unseatAi } from '#service/ai/ai-operations.ts';
import { saveProposal } from '#service/ai/proposal.ts';
import { recordPresence } from '#service/users/presence.ts';
import { rankChoices } from '#service/plans/ranking.ts';
import { sendReminders as remind } from '#service/timeouts/remind.ts';
import { repair } from './repair.ts';
import { upcastGame } from '#service/command-log/commit-command.ts';
import { join, leave, replacePlayer, requestStandIn } from './seats.ts';
import { undo } from '#service/undo/undo.ts';

/** All operations, for users and for the service itself. Each is decided from one game's record and nothing else. */
export const OPERATIONS = {
  // For users.
  createGame,
  hostGame,
  demonstrate: startDemoGame,
  join,
  leave,
  standIn: requestStandIn,
  wish: setWishes,
  configure,
  name: nameGame,
  start: startGame,
  seatPractice: seatAi,
  unseatPractice: unseatAi,
  answer,
  withdraw,
  rank: rankChoices,
  passVote,
  act,
  giveOrders,
  makePromise,
  changePromise,
  undo,
  repair,
  agree,
  refuse,
  replace: replacePlayer,
  pause,
  resume,
  abandon,
  appoint: appointOrganizer,
  takeOver: takeOverOrganizing,
  move: moveGame,
  prefer: setPreferences,
  saveDraft,
  forget: forgetInGame,
  forgetPreferences: deletePreferences,
  // For the service and its presenters.
  place: setPlace,
  lost: relocateLostGame,
  troubled: reportTrouble,
  damaged: reportDamage,
  lookAfterPanel: refreshPanel,
  notePresence: recordPresence,
  follow: followOnePlan,
  forgetPlans: dropPlansBefore,
  keepProposal: saveProposal,
  playFor: playAiAnswer,
  doUnasked: playAiAction,
  decline: answerExpired,
  putOff: postponeAsk,
  setRight: clampFutureTimes,
  spreadMissed: rescheduleMissed,
  remind,
  renew: upcastGame,
} satisfies Record<string, (operation: OperationContext, work: OperationCall, given: never) => OperationResult>;

export type Operations = typeof OPERATIONS;

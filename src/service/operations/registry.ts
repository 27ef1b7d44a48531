import { lookAfterPanel } from '#service/announce/announce-command.ts';
import { agree, refuse } from '#service/consent/answer-request.ts';
import { abandon, pause, resume } from './lifecycle.ts';
import type { Desk, Done, Work } from './operation-context.ts';
import { decline, putOff, setRight, spreadMissed } from '#service/timeouts/expired-asks.ts';
import { forget } from '#service/users/forget-in-game.ts';
import { createGame, demonstrate, hostGame } from '#service/lobby/create-game.ts';
import { configure, start, wish } from '#service/lobby/lobby.ts';
import { appoint, takeOver } from './organizer.ts';
import { forgetPreferences, prefer, saveDraft } from '#service/users/preferences.ts';
import { damaged, lost, move, place, troubled } from './place.ts';
import { passVote } from '#service/plans/pass-vote.ts';
import { follow, forgetPlans } from '#service/plans/plans.ts';
import { act, answer, withdraw } from './play.ts';
import { doUnasked, playFor, seatPractice, unseatPractice } from '#service/ai/ai-operations.ts';
import { keepProposal } from '#service/ai/proposal.ts';
import { notePresence } from '#service/users/presence.ts';
import { rank } from '#service/plans/ranking.ts';
import { remindAll as remind } from '#service/timeouts/remind.ts';
import { repair } from './repair.ts';
import { renew } from '#service/command-log/commit-command.ts';
import { join, leave, replace, standIn } from './seats.ts';
import { undo } from '#service/undo/undo.ts';

/** All that can be done at a table, by people and by the table itself: each decided from one game's record, and nothing else. */
export const OPERATIONS = {
  // By people.
  createGame,
  hostGame,
  demonstrate,
  join,
  leave,
  standIn,
  wish,
  configure,
  start,
  seatPractice,
  unseatPractice,
  answer,
  withdraw,
  rank,
  passVote,
  act,
  undo,
  repair,
  agree,
  refuse,
  replace,
  pause,
  resume,
  abandon,
  appoint,
  takeOver,
  move,
  prefer,
  saveDraft,
  forget,
  forgetPreferences,
  // By the table, and by whoever shows it.
  place,
  lost,
  troubled,
  damaged,
  lookAfterPanel,
  notePresence,
  follow,
  forgetPlans,
  keepProposal,
  playFor,
  doUnasked,
  decline,
  putOff,
  setRight,
  spreadMissed,
  remind,
  renew,
} satisfies Record<string, (desk: Desk, work: Work, given: never) => Done>;

export type Operations = typeof OPERATIONS;

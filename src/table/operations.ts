import { lookAfterPanel } from './announce.ts';
import { agree, refuse } from './consent.ts';
import { abandon, pause, resume } from './course.ts';
import type { Desk, Done, Work } from './desk.ts';
import { decline, putOff, setRight, spreadMissed } from './due.ts';
import { forget } from './forgetting.ts';
import { createGame, demonstrate, hostGame } from './founding.ts';
import { configure, start, wish } from './lobby.ts';
import { appoint, takeOver } from './organiser.ts';
import { forgetPreferences, prefer, saveDraft } from './persons.ts';
import { damaged, lost, move, place, troubled } from './place.ts';
import { passVote } from './passing.ts';
import { follow, forgetPlans } from './plans.ts';
import { act, answer, withdraw } from './play.ts';
import { doUnasked, playFor, seatPractice, unseatPractice } from './practice.ts';
import { keepProposal } from './proposal.ts';
import { notePresence } from './presence.ts';
import { rank } from './ranking.ts';
import { remindAll as remind } from './reminder.ts';
import { repair } from './repair.ts';
import { renew } from './saved.ts';
import { join, leave, replace, standIn } from './seats.ts';
import { undo } from './undo.ts';

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

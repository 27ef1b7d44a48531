export { Table } from './table.ts';
export { Illegal } from '../engine/index.ts';
export { Unexpected } from './errors.ts';
export { noSuchGame } from './desk.ts';
export type { Parts, Log, Span } from './room.ts';
export type { Asked, Chapter, Edition, Ending, LobbyMember, Practice, Repair, Seating, ToldPart } from './edition.ts';
export type { NewGame } from './founding.ts';
export { settingsPrint } from './lobby.ts';
export type { Preferences } from './persons.ts';
export type { Look } from './queries.ts';
export { unplayable } from './saved.ts';
export type { Sealed, Seen } from './seen.ts';
export type { Replacement } from './seats.ts';
export { afterQuiet, isQuiet, isTimeZone, localMinute, type Quiet } from './quiet-hours.ts';
export { isFormer } from './former-user.ts';
export { isPractice, practiceName } from './practice-user.ts';
export { thoughtOf, type Think, type Thinking, type Thought } from './thinking.ts';
export { heldLane, LaneLost, whileHolding, type Lane, type Shared } from '../store/index.ts';
export { GIVEN_UP, QUIET, type OfferTold, type OutboxRow, type PanelRow, type Wait } from '../store/index.ts';
export type {
  Alias,
  Caller,
  ConsentRequest,
  GameId,
  GameInfo,
  MemberInfo,
  Message,
  Notice,
  NumberedFact,
  OpenQuestion,
  Outcome,
  PastCommand,
  Planned,
  ProposedDraft,
  Requested,
  RequestStage,
  Standing,
  Trouble,
  TurnTold,
  UserId,
  Waiting,
} from './types.ts';

export { Table } from './game-service.ts';
export { Illegal } from '#engine';
export { Unexpected } from './errors.ts';
export { noSuchGame } from './operations/operation-context.ts';
export type { Parts, Log, Span } from './context.ts';
export type { Asked, Chapter, Edition, Ending, LobbyMember, Practice, Repair, Seating, ToldPart } from './edition.ts';
export type { NewGame } from './lobby/create-game.ts';
export { settingsPrint } from './lobby/lobby.ts';
export type { Preferences } from './users/preferences.ts';
export type { Look } from './queries/game-queries.ts';
export { unplayable } from './command-log/commit-command.ts';
export type { Sealed, Seen } from './queries/game-snapshot.ts';
export type { Replacement } from './operations/seats.ts';
export { afterQuiet, isQuiet, isTimeZone, localMinute, type Quiet } from './users/quiet-hours.ts';
export { isFormer } from './users/former-user.ts';
export { isPractice, practiceName } from './ai/ai-user.ts';
export { thoughtOf, type Think, type Thinking, type Thought } from './ai/choose-move.ts';
export { heldLane, LaneLost, whileHolding, type Lane, type Shared } from '#store';
export { GIVEN_UP, QUIET, type OfferTold, type OutboxRow, type PanelRow, type Wait } from '#store';
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

export { fileProblem, openFile, type FileStore } from './open.ts';
export { storable } from './storable.ts';
export { openStore } from './opening.ts';
export type { Store } from './store.ts';
export { heldLane, LaneLost, whileHolding, type ErrandRow, type Lane, type Shared } from './shared.ts';
export type { Promised } from './steps.ts';
export type { Change, Committed, TableName, Values, Write } from './change.ts';
export {
  byAsk,
  byRequest,
  emptyRecord,
  foundAs,
  GROWING,
  lastingOf,
  type Beforehand,
  type ConsentRow,
  type DraftRow,
  type GameRecord,
  type Lasting,
} from './record.ts';
export type { LookUp, Lookups } from './lookups.ts';
export { FORGOTTEN_NAME, preferencesOf } from './people.ts';
export { damageOf } from './soundness.ts';
export { claimDatabase } from './claim.ts';
export { claimOf, type Claim } from './claim-of.ts';
export type { Among } from './postgres/claim.ts';
export { addressProblem, isPostgres } from './postgres/where.ts';
export { BACKUP, backupsOf, realPath, stamp, tighten } from './files.ts';
export { pathProblem, requireExistingFile } from './paths.ts';
export { readRows, writeRows } from './rows.ts';
export { fit, SHAPES, shapeOf, type Row, type Rows, type Shape } from './shapes.ts';
export { isAway, OutcomeUnknown, storeTrouble, StoreError } from './errors.ts';
export type { GameFilter, GameRow } from './games.ts';
export type { MemberRow } from './members.ts';
export type { CommandRow, ToldRow } from './commands.ts';
export type { AskRow, PreferenceRow, ReminderRow, Wait } from './asks.ts';
export { AHEAD, GIVEN_UP, QUIET, type NewMessage, type OutboxRow } from './outbox-rows.ts';
export type { PanelRow } from './panels.ts';
export type { RequestRow } from './requests.ts';
export type {
  CommandKind,
  CommandTrace,
  GameStatus,
  OfferTold,
  OutboxStatus,
  RequestKind,
  RequestOutcome,
} from './schema.ts';

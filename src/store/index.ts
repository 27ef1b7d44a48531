export { fileProblem, openFile, type FileStore } from './sqlite/open-file.ts';
export { storable } from './sanitize-json.ts';
export { openStore } from './open-store.ts';
export type { Store } from './store.ts';
export { heldLane, LaneLost, whileHolding, type ErrandRow, type Lane, type Shared } from './cluster-store.ts';
export type { Promised } from './program/program.ts';
export type { Change, Committed, TableName, Values, Write } from './record/change-set.ts';
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
} from './record/game-record.ts';
export type { LookUp, Lookups } from './record/lookups.ts';
export { FORGOTTEN_NAME, preferencesOf } from './repositories/users.ts';
export { damageOf } from './sqlite/integrity-check.ts';
export { addressProblem, isPostgres } from './postgres/database-url.ts';
export { BACKUP, backupsOf, realPath, stamp, tighten } from './sqlite/database-files.ts';
export { pathProblem, requireExistingFile } from './sqlite/path-problem.ts';
export { readRows, writeRows } from './transfer/raw-rows.ts';
export { fit, SHAPES, shapeOf, type Row, type Rows, type Shape } from './transfer/table-schema.ts';
export { isAway, OutcomeUnknown, storeTrouble, StoreError } from './errors.ts';
export type { GameFilter, GameRow } from './repositories/games.ts';
export type { MemberRow } from './repositories/members.ts';
export type { CommandRow, ToldRow } from './repositories/commands.ts';
export type { AskRow, PreferenceRow, ReminderRow, Wait } from './repositories/asks.ts';
export { AHEAD, GIVEN_UP, QUIET, type NewMessage, type OutboxRow } from './outbox/outbox-row.ts';
export type { PanelRow } from './repositories/panels.ts';
export type { RequestRow } from './repositories/requests.ts';
export type {
  CommandKind,
  CommandTrace,
  GameStatus,
  OfferTold,
  OutboxStatus,
  RequestKind,
  RequestOutcome,
} from './schema/tables.ts';

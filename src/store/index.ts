export { fileProblem, openFile, type FileStore } from './sqlite/open-file.ts';
export { sanitizeJson } from './sanitize-json.ts';
export { openStore } from './open-store.ts';
export { inspectDatabase } from './inspect-database.ts';
export type { Store } from './store.ts';
export {
  currentLease,
  LeaseLost,
  withLease,
  type ErrandRow,
  type GameLease,
  type ClusterStore,
} from './cluster-store.ts';
export type { Asynchronous } from './program/program.ts';
export type { ChangeSet, CommitResult, WritableTable, ColumnValues, RowWrite } from './record/change-set.ts';
export {
  compareDrafts,
  compareConsents,
  emptyRecord,
  lookupKey,
  MERGEABLE_MESSAGE_KINDS,
  pickCacheable,
  type KnownVersions,
  type ConsentRow,
  type DraftRow,
  type GameRecord,
  type CacheableRecord,
} from './record/game-record.ts';
export type { LookUp, Lookups } from './record/lookups.ts';
export { FORMER_PLAYER_NAME, withDefaultPreferences } from './repositories/users.ts';
export { findDamage } from './sqlite/integrity-check.ts';
export { addressProblem, isPostgresUrl } from './postgres/database-url.ts';
export {
  BACKUP_FILE_NAME,
  backupFolder,
  realPath,
  fileTimestamp,
  restrictPermissions,
} from './sqlite/database-files.ts';
export { pathProblem, requireExistingFile } from './sqlite/path-problem.ts';
export { readRawRows, writeRawRows } from './transfer/raw-rows.ts';
export {
  sanitizeRow,
  TABLE_SCHEMAS,
  resolveTableSchema,
  type RawRow,
  type RawRowStore,
  type TableSchema,
} from './transfer/table-schema.ts';
export { isUnavailable, CommitUnknown, toStoreError, StoreClosed, StoreError } from './errors.ts';
export type { GameFilter, GameRow } from './repositories/games.ts';
export type { MemberRow } from './repositories/members.ts';
export type { CommandRow, CommandSummary } from './repositories/commands.ts';
export type { AskRow, PreferenceRow, ReminderRow, PendingReply } from './repositories/asks.ts';
export {
  CLOCK_SKEW_MS,
  GIVEN_UP_PREFIX,
  SECRET_LANE_PREFIX,
  type NewOutboxMessage,
  type OutboxMessage,
} from './outbox/outbox-row.ts';
export type { PanelRow } from './repositories/panels.ts';
export type { RequestRow } from './repositories/requests.ts';
export type { PromiseRow } from './repositories/promises.ts';
export type { PromiseStatus } from '#store/schema/agreement-tables.ts';
export type { CommandKind, UndoScope, GameStatus } from '#store/schema/game-tables.ts';
export type { PanelOffer, OutboxStatus } from '#store/schema/message-tables.ts';
export type { RequestKind, RequestOutcome } from '#store/schema/agreement-tables.ts';

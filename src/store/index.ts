export { openStore, type Store } from './open.ts';
export { storeTrouble, StoreError } from './errors.ts';
export type { GameFilter, GameRow } from './games.ts';
export type { MemberRow } from './members.ts';
export type { CommandRow } from './commands.ts';
export type { AskRow, PreferenceRow, ReminderRow, Wait } from './asks.ts';
export type { OutboxRow } from './outbox.ts';
export type { RequestRow } from './requests.ts';
export type { CommandKind, GameStatus, OutboxStatus, RequestOutcome } from './schema.ts';

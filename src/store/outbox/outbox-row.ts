import { like, sql, type SQL } from 'drizzle-orm';
import type { Json } from '#engine';
import type { QueryContext } from '#store/program/query-context.ts';
import type { outbox as table } from '#store/schema/message-tables.ts';

export type OutboxMessage = typeof table.$inferSelect;

export interface NewOutboxMessage {
  game: string;
  lane: string;
  kind: string;
  payload: Json;
  createdAt: number;
  dueAt: number;
  nonce: string;
  ask: number | null;
  chapter?: string | null;
}

/** Tolerance in ms: times further in the future were written while the clock was ahead. */
export const CLOCK_SKEW_MS = 5 * 60_000;

/** Prefix of the lanes of messages that only one user may see. */
export const SECRET_LANE_PREFIX = 'whisper ';

/**
 * Prefix of the error of a row whose request timed out: the message may still arrive, so the sender looks for it only
 * after a delay.
 */
export const GIVEN_UP_PREFIX = 'given up, ';

export const inSecretLane = ({ tables: { outbox } }: QueryContext): SQL => like(outbox.lane, `${SECRET_LANE_PREFIX}%`);

/** Condition for pending rows. Must match the partial indexes exactly, or SQLite does not use them. */
export const isPending = ({ tables: { outbox } }: QueryContext): SQL => sql`${outbox.status} in ('waiting', 'claimed')`;

/** Condition for rows whose ids are given as JSON. */
export const hasIds = ({ tables: { outbox }, isInNumbers }: QueryContext): SQL =>
  isInNumbers(outbox.id, sql.placeholder('ids'));

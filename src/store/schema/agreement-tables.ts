import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { games } from './game-tables.ts';
import { json, moment, flag } from './column-types.ts';

export type RequestOutcome = 'agreed' | 'refused' | 'lapsed' | 'impossible';

export type RequestKind = 'undo' | 'repair' | 'organiser' | 'appoint' | 'seat' | 'abandon';

/** Requests that wait for consent, or for a period without objections. */
export const requests = sqliteTable(
  'requests',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    game: text('game')
      .notNull()
      .references(() => games.id),
    kind: text('kind').$type<RequestKind>().notNull(),
    /** Seat that the request is about, if several of a kind can be open; else empty. */
    about: text('about').notNull().default(''),
    user: text('user').notNull(),
    payload: json('payload').notNull(),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
    outcome: text('outcome').$type<RequestOutcome>(),
  },
  (t) => [
    uniqueIndex('requests_open')
      .on(t.game, t.kind, t.about)
      .where(sql`closed_at is null`),
    index('requests_game').on(t.game),
    // Must match the expression of the query for offered seats exactly.
    index('requests_to')
      .on(sql`"payload" ->> '$.to'`)
      .where(sql`kind = 'seat'`),
  ],
);

export const consents = sqliteTable(
  'consents',
  {
    request: integer('request')
      .notNull()
      .references(() => requests.id),
    user: text('user').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.request, t.user] })],
);

/** `said-kept`: its maker says so, and the other seat has not agreed yet. */
export type PromiseStatus = 'open' | 'said-kept' | 'kept' | 'forgiven' | 'withdrawn';

/** Promises between seats, which the rules do not enforce. Secret from all others unless both seats publish them. */
export const promises = sqliteTable(
  'promises',
  {
    game: text('game')
      .notNull()
      .references(() => games.id),
    /** Number in the game; only its aliases leave the program. */
    number: integer('number').notNull(),
    /** Seat that made the promise, and the seat to which it was made. */
    seat: text('seat').notNull(),
    toSeat: text('to_seat').notNull(),
    /** User who wrote the text. */
    user: text('user').notNull(),
    /** Text of the promise; empty once its writer is forgotten. */
    text: text('text').notNull(),
    /** Due date as typed; null if not given. */
    due: text('due'),
    /** Round in which the promise is due, if that is known. */
    dueRound: integer('due_round'),
    madeAt: moment('made_at').notNull(),
    status: text('status').$type<PromiseStatus>().notNull().default('open'),
    closedAt: moment('closed_at'),
    /** Time at which the maker asked to withdraw the promise; null without such a request. */
    withdrawAskedAt: moment('withdraw_asked_at'),
    /** Set by each of the two seats that wants the promise to be public. */
    published: flag('published'),
    toPublished: flag('to_published'),
    /** Time of the reminder to both seats that the promise is due. */
    remindedAt: moment('reminded_at'),
  },
  (t) => [primaryKey({ columns: [t.game, t.number] })],
);

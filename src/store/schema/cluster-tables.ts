import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './column-types.ts';

// Tables for the coordination of processes. They hold no game data: losing them loses nothing.

/**
 * Leases of games: the process that may send the messages of a game until its lease expires. Empty for a file, which
 * has a single process. Times are by the database's clock, because the clocks of machines differ.
 */
export const lanes = sqliteTable(
  'lanes',
  {
    game: text('game').primaryKey(),
    /** Random id of a process, new at every start. */
    owner: text('owner').notNull(),
    /** Fencing token, raised whenever the owner changes: a previous owner can write no more. */
    token: integer('token').notNull(),
    until: moment('until').notNull(),
  },
  (t) => [index('lanes_owner').on(t.owner)],
);

/** Leader leases: a role that one process performs for all, such as the scheduler. */
export const duties = sqliteTable('duties', {
  name: text('name').primaryKey(),
  owner: text('owner').notNull(),
  until: moment('until').notNull(),
});

/** Request budget that all processes share for one bot token, with the number of recently refused requests. */
export const budgets = sqliteTable('budgets', {
  name: text('name').primaryKey(),
  /** Earliest start of the next request. */
  nextAt: moment('next_at').notNull(),
  refused: integer('refused').notNull().default(0),
  /** Start of the current count of refused requests. */
  refusedSince: moment('refused_since').notNull().default(0),
});

export type ErrandKind = 'follow' | 'stirred';

/**
 * Follow-up work after a change. The process that made the change does it at once; if that process dies, another one
 * does.
 */
export const errands = sqliteTable(
  'errands',
  {
    game: text('game').notNull(),
    what: text('what').$type<ErrandKind>().notNull(),
    /** Version of the game after the change. */
    version: integer('version').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.what, t.version] }), index('errands_at').on(t.at)],
);

import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// What several processes share in their work. None of it is a game's own: where all of it is lost, nothing is.

/** Moments are milliseconds since 1970, UTC. */
const moment = (name: string) => integer(name);

/**
 * Who says what is to be said of a game, where several processes might: one at a time, for as long as its lease lasts. A file has one
 * process, and nothing here. Moments are the database's own: machines do not agree on the time.
 */
export const lanes = sqliteTable(
  'lanes',
  {
    game: text('game').primaryKey(),
    /** A process, from its start to its end. */
    owner: text('owner').notNull(),
    /** Another each time that it changes hands: whoever held it before writes nothing more. */
    token: integer('token').notNull(),
    until: moment('until').notNull(),
  },
  (t) => [index('lanes_owner').on(t.owner)],
);

/** What one process does for all, as to wind the clock, for as long as its lease lasts. */
export const duties = sqliteTable('duties', {
  name: text('name').primaryKey(),
  owner: text('owner').notNull(),
  until: moment('until').notNull(),
});

/** What all processes together may ask of Discord by one token, and how often they were refused lately. */
export const budgets = sqliteTable('budgets', {
  name: text('name').primaryKey(),
  /** When the next may begin. */
  nextAt: moment('next_at').notNull(),
  refused: integer('refused').notNull().default(0),
  /** Since when they are counted. */
  refusedSince: moment('refused_since').notNull().default(0),
});

export type ErrandKind = 'follow' | 'stirred';

/** What is still to be done of a change: whoever has made it does so at once, and where it is gone, somebody else. */
export const errands = sqliteTable(
  'errands',
  {
    game: text('game').notNull(),
    what: text('what').$type<ErrandKind>().notNull(),
    /** The version of the game that it comes of. */
    version: integer('version').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.what, t.version] }), index('errands_at').on(t.at)],
);

import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { games } from './game-tables.ts';
import { stateId, moment, flag, json } from './column-types.ts';

/** Open asks, with the data that the state lacks: a number, times and flags. */
export const asks = sqliteTable(
  'asks',
  {
    game: text('game')
      .notNull()
      .references(() => games.id),
    /**
     * Internal number; buttons carry an alias of it. An ask that is opened again by an undo gets a new number, so that
     * old buttons stay invalid.
     */
    number: integer('number').notNull(),
    /** Id in the state. */
    ask: stateId('ask').notNull(),
    seat: text('seat').notNull(),
    openedAt: moment('opened_at').notNull(),
    /** Latest time at which the window closes; public. */
    closesAt: moment('closes_at'),
    /**
     * Secret time at which the service answers for the seat: drawn at random for a veiled question, and the closing time
     * of the window for others.
     */
    dueAt: moment('due_at'),
    /** True if the public cannot rule out that the ask is veiled. Nothing public may depend on whether it is. */
    covered: flag('covered'),
    veiled: flag('veiled'),
    /** True if a reply is held. */
    answered: flag('answered'),
    /** Answer that an undo by another player reverted: offered again, not assumed. */
    former: json('former'),
    /** Time since which another ask above this one in the stack blocks it. */
    hiddenAt: moment('hidden_at'),
  },
  (t) => [
    primaryKey({ columns: [t.game, t.number] }),
    uniqueIndex('asks_ask').on(t.game, t.ask),
    index('asks_due')
      .on(t.dueAt)
      .where(sql`answered = 0 and hidden_at is null`),
  ],
);

const reminded = () => ({
  game: text('game')
    .notNull()
    .references(() => games.id),
  seat: text('seat').notNull(),
  user: text('user').notNull(),
  /** Number of the oldest open ask; the count restarts with another ask. */
  ask: integer('ask').notNull(),
  count: integer('count').notNull(),
  lastAt: moment('last_at').notNull(),
  toldOrganiser: flag('told_organiser'),
});

export const reminders = sqliteTable('reminders', reminded(), (t) => [primaryKey({ columns: [t.game, t.seat] })]);

/** Reminders of covered asks, counted separately so that no public reminder depends on them. */
export const coveredReminders = sqliteTable('covered_reminders', reminded(), (t) => [
  primaryKey({ columns: [t.game, t.seat] }),
]);

export const drafts = sqliteTable(
  'drafts',
  {
    game: text('game')
      .notNull()
      .references(() => games.id),
    ask: integer('ask').notNull(),
    user: text('user').notNull(),
    data: json('data').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.ask, t.user] })],
);

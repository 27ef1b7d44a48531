import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { PatchOperation, Fact, TraceEvent } from '#engine';
import { json, moment } from './column-types.ts';

export type GameStatus = 'lobby' | 'running' | 'paused' | 'ended' | 'abandoned';

export const games = sqliteTable(
  'games',
  {
    id: text('id').primaryKey(),
    status: text('status').$type<GameStatus>().notNull(),
    edition: text('edition').notNull(),
    rulesVersion: integer('rules_version').notNull(),
    settings: json('settings').notNull(),
    /** Guild, channel and thread ids; opaque here. */
    place: json('place').notNull(),
    organiser: text('organiser').notNull(),
    /** Number of the last command; never decreases. */
    head: integer('head').notNull().default(0),
    /** Number of the last command that a turn announcement covers. */
    said: integer('said').notNull().default(0),
    /** Next number of an ask; never decreases, not even on undo. */
    nextAsk: integer('next_ask').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    pausedAt: moment('paused_at'),
    /** Placed after the columns above, so that reading those skips the overflow pages of the state. */
    state: text('state'),
    /**
     * Random key that disguises the numbers that leave the program. Never revealed, not even after the game, and not
     * read with the other columns.
     */
    secret: text('secret').notNull(),
  },
  (t) => [
    index('games_status').on(t.status),
    // Must match the expression of the query for games in a channel exactly.
    index('games_thread').on(sql`coalesce(json_extract("place", '$.thread'), json_extract("place", '$.channel'))`),
  ],
);

/**
 * Names of games, as far as they have one. A table of its own, because a column added to `games` would stand behind the
 * state, so that reading it reads the state as well.
 */
export const gameNames = sqliteTable('game_names', {
  game: text('game')
    .primaryKey()
    .references(() => games.id),
  name: text('name').notNull(),
});

/**
 * Number of changes of a game, for optimistic locking: a change decided from an older version is not committed. A table
 * of its own, because an update of `games` rewrites the state as well. A game without a row has not been changed since
 * it was imported.
 */
export const versions = sqliteTable('versions', {
  game: text('game')
    .primaryKey()
    .references(() => games.id),
  version: integer('version').notNull(),
});

/** Everyone who has ever organized a game, so that all data about a user is found by an index. */
export const organisers = sqliteTable(
  'organisers',
  {
    user: text('user').notNull(),
    game: text('game')
      .notNull()
      .references(() => games.id),
  },
  (t) => [primaryKey({ columns: [t.user, t.game] })],
);

export const members = sqliteTable(
  'members',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    game: text('game')
      .notNull()
      .references(() => games.id),
    /** Null until the game starts. */
    seat: text('seat'),
    user: text('user').notNull(),
    name: text('name').notNull(),
    /** Color, faction and the like; the edition defines the format. */
    wishes: json('wishes').notNull(),
    /** Fingerprint of the settings that the member has agreed to; null if unknown. */
    agreed: text('agreed'),
    joinedAt: moment('joined_at').notNull(),
    leftAt: moment('left_at'),
    /**
     * Time of the member's last action or automatic answer. Both count, so that pings reveal no hand: a ping waits a
     * minute after either.
     */
    actedAt: moment('acted_at'),
    /** Time of the member's last visible action in person. A question that opens shortly after it is not pinged. */
    hereAt: moment('here_at'),
    /** Since when the user is known to be off the server; null if present or not checked. */
    goneAt: moment('gone_at'),
    /** Mark of the turn for which the member was last notified of being next; null if never. */
    toldNext: text('told_next'),
  },
  (t) => [
    uniqueIndex('members_present')
      .on(t.game, t.user)
      .where(sql`left_at is null`),
    uniqueIndex('members_seat')
      .on(t.game, t.seat)
      .where(sql`left_at is null and seat is not null`),
    index('members_user').on(t.user),
    index('members_game').on(t.game),
  ],
);

export type CommandKind = 'begin' | 'answer' | 'withdraw' | 'act' | 'undo' | 'repair' | 'replace' | 'upcast';

/**
 * Effect of a command, which decides who may undo it. `none`: only its own player can tell that it was made. `between`:
 * only players who see its facts can. `choice`: a choice that its player made in public, with nothing drawn or revealed. `more`:
 * anything else, or unknown.
 */
export type UndoScope = 'none' | 'between' | 'choice' | 'more';

export const commands = sqliteTable(
  'commands',
  {
    game: text('game')
      .notNull()
      .references(() => games.id),
    number: integer('number').notNull(),
    kind: text('kind').$type<CommandKind>().notNull(),
    /** Null if the service acted without a user. */
    user: text('user'),
    seat: text('seat'),
    payload: json('payload').notNull(),
    facts: json<Fact[]>('facts').notNull(),
    /** Fingerprint of the state after the command. */
    hash: text('hash').notNull(),
    /** Patch to the state before the command; null if it cannot be undone. */
    reverse: json<PatchOperation[]>('reverse'),
    trace: text('trace').$type<UndoScope>().notNull().default('more'),
    interaction: text('interaction'),
    at: moment('at').notNull(),
    /**
     * Links and draws of the random chains: enough to recompute every roll. Null in games that began before it was
     * stored.
     */
    chance: json<TraceEvent[]>('chance'),
    /** Number of the undo command that reverted this one. */
    undoneBy: integer('undone_by'),
  },
  (t) => [
    primaryKey({ columns: [t.game, t.number] }),
    uniqueIndex('commands_interaction')
      .on(t.interaction)
      .where(sql`interaction is not null`),
  ],
);

/** Accepted interactions with their results: a repeated interaction gets the same result. */
export const interactions = sqliteTable(
  'interactions',
  {
    id: text('id').primaryKey(),
    result: json('result').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('interactions_at').on(t.at)],
);

export const preferences = sqliteTable('preferences', {
  user: text('user').primaryKey(),
  /** IANA name, such as 'Europe/Vienna'. */
  timeZone: text('time_zone').notNull().default('UTC'),
  /** Quiet hours in minutes after local midnight; null if there are none. */
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  /** Hours between reminders; 0 for no reminders. */
  intervalHours: real('interval_hours').notNull().default(8),
  dm: integer('dm', { mode: 'boolean' }).notNull().default(true),
  /** Set if the user wants a direct message when they are next. */
  tellNext: integer('tell_next', { mode: 'boolean' }).notNull().default(false),
});

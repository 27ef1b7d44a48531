import { sql } from 'drizzle-orm';
import { customType, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { PatchOperation, Fact, Id, Json, TraceEvent } from '#engine';
import { budgets, duties, errands, lanes } from './cluster-tables.ts';
import { parseStateId, formatStateId } from './state-id.ts';

export { budgets, duties, errands, lanes } from './cluster-tables.ts';

/** Unix time in ms. */
const moment = (name: string) => integer(name);
const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);
/** An id in a game's state: a number, or a string such as '12.bob.3' in a branch of a fork. */
const stateId = customType<{ data: Id; driverData: string }>({
  dataType: () => 'text',
  toDriver: formatStateId,
  fromDriver: parseStateId,
});
const json = <T = Json>(name: string) => text(name, { mode: 'json' }).$type<T>();

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
     * When the member last acted, or seemed to: automatic answers count, so that pings reveal no hand. Pings wait a
     * while after it.
     */
    actedAt: moment('acted_at'),
    /** When the member last visibly acted in person. Pings for what follows shortly after that are delayed. */
    hereAt: moment('here_at'),
    /** Since when the user is known to be off the server; null if present or not checked. */
    goneAt: moment('gone_at'),
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

export type OutboxStatus = 'waiting' | 'claimed' | 'sent' | 'failed' | 'void';

export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    game: text('game')
      .notNull()
      .references(() => games.id),
    /** Messages of a game are sent in order within a lane; lanes do not wait for each other. */
    lane: text('lane').notNull(),
    kind: text('kind').notNull(),
    payload: json('payload').notNull(),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    status: text('status').$type<OutboxStatus>().notNull().default('waiting'),
    claimedAt: moment('claimed_at'),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    /** At most 25 characters, Discord's limit. */
    nonce: text('nonce').notNull().unique(),
    messageId: text('message_id'),
    /** Number of the ask that the message is about; it is not sent once the ask is answered. */
    ask: integer('ask'),
    /** Id of the row whose message this one was sent with, or tried: if that one is uncertain, so is this one. */
    along: integer('along'),
    /** Key of the part of the game that a turn message belongs to, in the edition's format. */
    chapter: text('chapter'),
    /** Pictures that the message was posted with; an edit has to name them again. */
    pictures: json<{ name: string; alt: string }[]>('pictures'),
  },
  (t) => [
    index('outbox_open')
      .on(t.id)
      .where(sql`status in ('waiting', 'claimed')`),
    index('outbox_lane')
      .on(t.game, t.lane, t.id)
      .where(sql`status in ('waiting', 'claimed')`),
    // Finds the due rows among thousands of scheduled ones.
    index('outbox_due')
      .on(t.status, t.dueAt, t.id)
      .where(sql`status in ('waiting', 'claimed')`),
    index('outbox_said').on(t.game, t.kind),
  ],
);

export interface PanelOffer {
  /** Seat that made the offer; undefined for offers posted before this was stored. */
  from?: string;
  alias: string;
  to: string;
  at: number;
}

/** Status messages that show who is waited for, from posting until known to be deleted: one per game, briefly two. */
export const panels = sqliteTable(
  'panels',
  {
    message: text('message').primaryKey(),
    game: text('game')
      .notNull()
      .references(() => games.id),
    /** Channel or thread of the message. */
    channel: text('channel').notNull(),
    at: moment('at').notNull(),
    /** Number of the last command when the message was last written. */
    head: integer('head').notNull(),
    /** Open trade offers that the message shows. */
    offers: json<PanelOffer[]>('offers').notNull(),
    /** Number of messages of others below it, as far as recorded. */
    below: integer('below').notNull().default(0),
  },
  (t) => [index('panels_game').on(t.game), index('panels_channel').on(t.channel)],
);

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
     * When the service answers for the seat; secret. Random for a veiled ask, the closing time of the window for
     * others.
     */
    dueAt: moment('due_at'),
    /** True if the public cannot rule out that the ask is veiled. Nothing public may depend on whether it is. */
    covered: flag('covered'),
    veiled: flag('veiled'),
    /** True if a reply is held. */
    answered: flag('answered'),
    /** Answer that an undo by another player reverted: offered again, not assumed. */
    former: json('former'),
    /** Since when another ask above it in the stack blocks it. */
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
});

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

export type PromiseStatus = 'open' | 'kept' | 'forgiven' | 'withdrawn';

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
    /** Empty once its writer is forgotten. */
    text: text('text').notNull(),
    /** When it is due, as typed; null if not given. */
    due: text('due'),
    /** Round in which it is due, if that is known. */
    dueRound: integer('due_round'),
    madeAt: moment('made_at').notNull(),
    status: text('status').$type<PromiseStatus>().notNull().default('open'),
    closedAt: moment('closed_at'),
    /** Since when its maker asks to withdraw it. */
    withdrawAskedAt: moment('withdraw_asked_at'),
    /** Set by each of the two seats that wants it to be public. */
    published: flag('published'),
    toPublished: flag('to_published'),
    /** When the two seats were told that it is due. */
    remindedAt: moment('reminded_at'),
  },
  (t) => [primaryKey({ columns: [t.game, t.number] })],
);

/** All tables, by their names in the code. */
export const tables = {
  games,
  gameNames,
  versions,
  organisers,
  members,
  commands,
  interactions,
  outbox,
  panels,
  asks,
  reminders,
  coveredReminders,
  preferences,
  drafts,
  requests,
  consents,
  promises,
  lanes,
  duties,
  budgets,
  errands,
};

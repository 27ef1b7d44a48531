import { sql } from 'drizzle-orm';
import { customType, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { PatchOperation, Fact, Id, Json, TraceEvent } from '#engine';
import { budgets, duties, errands, lanes } from './cluster-tables.ts';
import { parseStateId, formatStateId } from './state-id.ts';

export { budgets, duties, errands, lanes } from './cluster-tables.ts';

/** Moments are milliseconds since 1970, UTC. */
const moment = (name: string) => integer(name);
const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);
/** An id in a game's state: a number, or of a branch of a fork '12.bob.3'. */
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
    /** Where it is played: guild, channel and thread ids, opaque here. */
    place: json('place').notNull(),
    organiser: text('organiser').notNull(),
    /** Number of the last command; never goes back. */
    head: integer('head').notNull().default(0),
    /** Number of the last command covered by an announcement of a turn. */
    said: integer('said').notNull().default(0),
    /** The next number an ask is known by outside; never goes back, whatever is undone. */
    nextAsk: integer('next_ask').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    pausedAt: moment('paused_at'),
    /** Last in the row, so that reading the rest does not walk through its pages. */
    state: text('state'),
    /** Random, never told, not even at the end: numbers that leave the program are hidden by it. Not read with the rest either. */
    secret: text('secret').notNull(),
  },
  (t) => [
    index('games_status').on(t.status),
    // Word for word as in the query for what is played in a channel.
    index('games_thread').on(sql`coalesce(json_extract("place", '$.thread'), json_extract("place", '$.channel'))`),
  ],
);

/**
 * How often a game has been changed, by whatever: what was decided from an earlier one is not committed. Not in the game's own row, which
 * is written anew with its state whenever anything in it is. A game without a row here has not been changed since it came.
 */
export const versions = sqliteTable('versions', {
  game: text('game')
    .primaryKey()
    .references(() => games.id),
  version: integer('version').notNull(),
});

/** Whoever has ever organised a game, so that all that was kept of them can be found without looking through everything. */
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
    /** Null until the game has started. */
    seat: text('seat'),
    user: text('user').notNull(),
    name: text('name').notNull(),
    /** Colour, faction and the like: what the edition makes of it. */
    wishes: json('wishes').notNull(),
    /** Fingerprint of the settings they joined under, or have agreed to since; null: not known. */
    agreed: text('agreed'),
    joinedAt: moment('joined_at').notNull(),
    leftAt: moment('left_at'),
    /** When, as far as anybody can tell, they last did something: nobody is pinged right after that. */
    actedAt: moment('acted_at'),
    /** When, as all can see, they last did something themselves: what comes right after that comes before their eyes. */
    hereAt: moment('here_at'),
    /** Since when they have not been on the server any more, as far as is known; null: they are, or nobody has looked. */
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
 * What a command left behind beside a change of the state. `none`: nobody but its player can tell that it was made; `between`: nobody but
 * those whom its facts are told to; `choice`: a choice of that player's own, and nothing drawn, shown or let out by it; `more`: anything
 * else, or not known.
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
    /** Null where the table itself acted. */
    user: text('user'),
    seat: text('seat'),
    payload: json('payload').notNull(),
    facts: json<Fact[]>('facts').notNull(),
    /** Fingerprint of the state after it. */
    hash: text('hash').notNull(),
    /** The way back to the state before it; null where there is none. */
    reverse: json<PatchOperation[]>('reverse'),
    trace: text('trace').$type<UndoScope>().notNull().default('more'),
    interaction: text('interaction'),
    at: moment('at').notNull(),
    /** What was linked and drawn: enough to compute every roll again. Null in games that began before it was kept. */
    chance: json<TraceEvent[]>('chance'),
    /** Number of the command that took it back. */
    undoneBy: integer('undone_by'),
  },
  (t) => [
    primaryKey({ columns: [t.game, t.number] }),
    uniqueIndex('commands_interaction')
      .on(t.interaction)
      .where(sql`interaction is not null`),
  ],
);

/** Every change that was accepted, by the interaction that asked for it: the same press again gets the same result. */
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
    /** Within a game and a lane, messages are sent in order; lanes do not wait for each other. */
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
    /** At most 25 characters: Discord's limit. */
    nonce: text('nonce').notNull().unique(),
    messageId: text('message_id'),
    /** The ask it is about: it is not sent once that is no longer waited for. */
    ask: integer('ask'),
    /** The message that it was sent with, if it was tried so: where it is uncertain, both are. */
    along: integer('along'),
    /** Of what is told of a turn: by what the edition knows the part of the game to which it belongs. */
    chapter: text('chapter'),
    /** The pictures that the message was posted with, as an edit of it has to name them again. */
    pictures: json<{ name: string; alt: string }[]>('pictures'),
  },
  (t) => [
    index('outbox_open')
      .on(t.id)
      .where(sql`status in ('waiting', 'claimed')`),
    index('outbox_lane')
      .on(t.game, t.lane, t.id)
      .where(sql`status in ('waiting', 'claimed')`),
    // Of thousands that wait for their time, those whose time has come.
    index('outbox_due')
      .on(t.status, t.dueAt, t.id)
      .where(sql`status in ('waiting', 'claimed')`),
    index('outbox_said').on(t.game, t.kind),
  ],
);

export interface PanelOffer {
  /** Whose offer it is; unknown of those told before this was kept. */
  from?: string;
  alias: string;
  to: string;
  at: number;
}

/** The messages that say who is waited for, from when they are posted until they are known to be gone: one of each game, two for a moment. */
export const panels = sqliteTable(
  'panels',
  {
    message: text('message').primaryKey(),
    game: text('game')
      .notNull()
      .references(() => games.id),
    /** Where it lies: the thread of then. */
    channel: text('channel').notNull(),
    at: moment('at').notNull(),
    /** Number of the last command that had been made when it was last written. */
    head: integer('head').notNull(),
    /** The trades offered of which it tells: by their aliases, to whom, and since when. */
    offers: json<PanelOffer[]>('offers').notNull(),
    /** How much others have said below it, as far as whoever hears of that has noted it. */
    below: integer('below').notNull().default(0),
  },
  (t) => [index('panels_game').on(t.game), index('panels_channel').on(t.channel)],
);

/** What is being asked, with what the state does not hold: since when, until when, and known by what number outside. */
export const asks = sqliteTable(
  'asks',
  {
    game: text('game')
      .notNull()
      .references(() => games.id),
    /** Known by it inside; buttons carry an alias of it. An ask offered again after an undo has a new one, so that stale buttons stay stale. */
    number: integer('number').notNull(),
    /** Its id in the state. */
    ask: stateId('ask').notNull(),
    seat: text('seat').notNull(),
    openedAt: moment('opened_at').notNull(),
    /** Publicly stated: when the window closes at the latest. */
    closesAt: moment('closes_at'),
    /** Secret: when the table answers for the seat: a random moment for a veiled ask, when the window closes for others. */
    dueAt: moment('due_at'),
    /** As far as the public knows it may be veiled. Nothing public may depend on whether it is. */
    covered: flag('covered'),
    veiled: flag('veiled'),
    /** A reply is held. */
    answered: flag('answered'),
    /** What was answered before somebody else's undo took it back: offered again, not assumed. */
    former: json('former'),
    /** Since when something above it in the stack has kept it from being answered. */
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
  /** Number of the oldest ask waited for: another one begins anew. */
  ask: integer('ask').notNull(),
  count: integer('count').notNull(),
  lastAt: moment('last_at').notNull(),
  toldOrganiser: flag('told_organiser'),
});

export const reminders = sqliteTable('reminders', reminded(), (t) => [primaryKey({ columns: [t.game, t.seat] })]);

/** The same of what nobody else may know to be real: counted by itself, so that no reminder which everybody sees depends on it. */
export const coveredReminders = sqliteTable('covered_reminders', reminded(), (t) => [
  primaryKey({ columns: [t.game, t.seat] }),
]);

export const preferences = sqliteTable('preferences', {
  user: text('user').primaryKey(),
  /** An IANA name, as 'Europe/Vienna'. */
  timeZone: text('time_zone').notNull().default('UTC'),
  /** Quiet hours, in minutes after local midnight; null: none. */
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  /** Hours between reminders; 0: none. */
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

/** What waits for the consent of others, or for a time in which nobody says no. */
export const requests = sqliteTable(
  'requests',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    game: text('game')
      .notNull()
      .references(() => games.id),
    kind: text('kind').$type<RequestKind>().notNull(),
    /** What it is about, where there can be several of a kind: a seat. */
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
    // Word for word as in the query for whoever was offered a seat.
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

/** All of them, by the names that the program has for them. */
export const tables = {
  games,
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
  lanes,
  duties,
  budgets,
  errands,
};

import Sqlite from 'better-sqlite3';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { AskRow, PreferenceRow, ReminderRow } from './asks.ts';
import type { commandRepository, CommandRow, ToldRow } from './commands.ts';
import type { gameRepository, GameRow } from './games.ts';
import type { memberRepository, MemberRow } from './members.ts';
import type { outboxRepository, OutboxRow } from './outbox.ts';
import type { panelRepository, PanelRow } from './panels.ts';
import type { requestRepository, RequestRow } from './requests.ts';
import { consents, coveredReminders, drafts, members, outbox, preferences, reminders, requests, versions, commands } from './schema.ts';

export type DraftRow = typeof drafts.$inferSelect;
export type ConsentRow = typeof consents.$inferSelect;

/**
 * What a decision about a game is made from: all that mostly matters, and what else was looked up for it. Plain data, which no decision
 * changes. What is not known of it is looked up and put into `found`, and then it is decided once more.
 */
export interface GameRecord {
  id: string;
  /** How often it has been changed; null where there is no such game. */
  version: number | null;
  game: GameRow | null;
  secret: string;
  /** Everybody who ever took part, in the order in which they joined. */
  members: MemberRow[];
  asks: AskRow[];
  /** Those that wait for consent. */
  requests: RequestRow[];
  /** To those. */
  consents: ConsentRow[];
  drafts: DraftRow[];
  /** What has still to go out, and the newest of each kind that grows. */
  outbox: OutboxRow[];
  panels: PanelRow[];
  /** Commands that no message covers yet; null where they cannot be read: whoever needs them looks them up, and is told so. */
  untold: ToldRow[] | null;
  /** Of whoever takes part now, as far as they have said anything. */
  preferences: PreferenceRow[];
  found: Record<string, unknown>;
}

/** Kinds of messages of which one that has not gone out grows, rather than that another is written. */
export const GROWING = ['turn', 'waiting', 'lobby'];

interface Repositories {
  games: ReturnType<typeof gameRepository>;
  members: ReturnType<typeof memberRepository>;
  commands: ReturnType<typeof commandRepository>;
  outbox: ReturnType<typeof outboxRepository>;
  panels: ReturnType<typeof panelRepository>;
  requests: ReturnType<typeof requestRepository>;
  asks: { of: (game: string) => AskRow[] };
}

const p = sql.placeholder;

/** What is still to be said in a game, and the newest of each kind that grows, in the order of their ids. */
function toBeSaid(db: Database, said: Repositories['outbox']): (game: string) => OutboxRow[] {
  const open = db
    .select()
    .from(outbox)
    // Word for word as in the partial index.
    .where(and(eq(outbox.game, p('game')), sql`${outbox.status} in ('waiting', 'claimed')`))
    .orderBy(asc(outbox.id))
    .prepare();
  return (game) => {
    const rows = new Map(open.all({ game }).map((row) => [row.id, row]));
    for (const kind of GROWING) {
      const newest = said.newest(game, kind);
      if (newest) rows.set(newest.id, newest);
    }
    return [...rows.values()].sort((a, b) => a.id - b.id);
  };
}

/** Reads what decisions are made from. */
export function recording(
  db: Database,
  { games, members: people, commands: commandRows, asks, outbox: said, panels, requests: asked }: Repositories,
) {
  const version = db
    .select({ version: versions.version })
    .from(versions)
    .where(eq(versions.game, p('game')))
    .prepare();
  const draftRows = db
    .select()
    .from(drafts)
    .where(eq(drafts.game, p('game')))
    .prepare();
  const outboxOf = toBeSaid(db, said);
  const preferenceRows = db
    .select({ preferences })
    .from(members)
    .innerJoin(preferences, eq(preferences.user, members.user))
    .where(and(eq(members.game, p('game')), sql`${members.leftAt} is null`))
    .prepare();
  const consentRows = db
    .select({ consents })
    .from(requests)
    .innerJoin(consents, eq(consents.request, requests.id))
    .where(and(eq(requests.game, p('game')), sql`${requests.closedAt} is null`))
    .prepare();

  return (game: string): GameRecord => {
    const row = games.find(game);
    if (!row) return emptyRecord(game);
    const opened = asked.open(game);
    return {
      id: game,
      version: version.get({ game })?.version ?? 0,
      game: row,
      secret: games.secret(game),
      members: people.all(game),
      asks: asks.of(game),
      requests: opened,
      consents: opened.length ? consentRows.all({ game }).map((one) => one.consents) : [],
      drafts: draftRows.all({ game }),
      outbox: outboxOf(game),
      panels: panels.of(game),
      untold: row.head > row.said ? readable(() => commandRows.told(game, row.said + 1, row.head)) : [],
      preferences: preferenceRows.all({ game }).map((one) => one.preferences),
      found: {},
    };
  };
}

/** Null where that part of the database is damaged: whoever does without it goes on. */
function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_CORRUPT')) return null;
    throw error;
  }
}

/** Of a game that is not there, or of none. */
export const emptyRecord = (id: string): GameRecord => ({
  id,
  version: null,
  game: null,
  secret: '',
  members: [],
  asks: [],
  requests: [],
  consents: [],
  drafts: [],
  outbox: [],
  panels: [],
  untold: [],
  preferences: [],
  found: {},
});

/** A command as far as it can name a person. */
export type NamedCommand = Pick<CommandRow, 'game' | 'number' | 'kind' | 'user' | 'payload'>;

/** All that names a person in a game, but for what is in its record anyway. */
export interface Traces {
  outbox: OutboxRow[];
  commands: NamedCommand[];
  requests: RequestRow[];
  consents: ConsentRow[];
}

/** Everything is found by an index; no other game is so much as looked at. Which payloads can hold the id at all, the database says. */
function tracesIn(db: Database, { game, user, lanes }: { game: string; user: string; lanes: string[] }): Traces {
  const names = (payload: typeof outbox.payload | typeof commands.payload | typeof requests.payload) =>
    sql`instr(${payload}, ${JSON.stringify(user)}) > 0`;
  const { number, kind, user: by, payload, game: of } = commands;
  return {
    outbox: db
      .select()
      .from(outbox)
      .where(and(eq(outbox.game, game), sql`(${outbox.lane} in ${lanes} or ${names(outbox.payload)})`))
      .orderBy(asc(outbox.id))
      .all(),
    commands: db
      .select({ game: of, number, kind, user: by, payload })
      .from(commands)
      .where(and(eq(commands.game, game), sql`(${commands.user} = ${user} or ${names(commands.payload)})`))
      .all(),
    requests: db
      .select()
      .from(requests)
      .where(and(eq(requests.game, game), sql`(${requests.user} = ${user} or ${names(requests.payload)})`))
      .all(),
    consents: db
      .select({ consents })
      .from(requests)
      .innerJoin(consents, and(eq(consents.request, requests.id), eq(consents.user, user)))
      .where(eq(requests.game, game))
      .all()
      .map((one) => one.consents),
  };
}

/** What some decisions need beside a game's record, each by what it is about. */
export function lookups(db: Database, { games, commands: done, outbox: said, requests: asked }: Repositories) {
  return {
    state: ({ game }: { game: string }) => games.stateText(game),
    command: ({ game, number }: { game: string; number: number }) => done.find(game, number) ?? null,
    inForceSince: ({ game, from }: { game: string; from: number }) => done.inForceSince(game, from),
    told: ({ game, from, to }: { game: string; from: number; to: number }) => done.told(game, from, to),
    lastInForce: ({ game, user }: { game: string; user: string }) => done.lastInForce(game, user) ?? null,
    /** The number for another request. */
    nextRequest: (_: object) => (db.select({ id: requests.id }).from(requests).orderBy(desc(requests.id)).limit(1).get()?.id ?? 0) + 1,
    inVain: ({ game, user, since }: { game: string; user: string; since: number }) => asked.inVain(game, user, since),
    begun: ({ game, kind }: { game: string; kind: string }) => said.begun(game, kind),
    chapter: ({ game, chapter }: { game: string; chapter: string }) => said.chapter(game, chapter, Number.MAX_SAFE_INTEGER),
    trouble: ({ game }: { game: string }) => said.trouble(game),
    troubles: ({ game }: { game: string }) => said.troubles(game),
    organisedAlone: ({ user, nobody }: { user: string; nobody: string }) => games.organisedAlone(user, nobody),
    preferences: ({ user }: { user: string }): PreferenceRow | null =>
      db.select().from(preferences).where(eq(preferences.user, user)).get() ?? null,
    reminders: ({ game }: { game: string }): { openly: ReminderRow[]; quietly: ReminderRow[] } => ({
      openly: db.select().from(reminders).where(eq(reminders.game, game)).all(),
      quietly: db.select().from(coveredReminders).where(eq(coveredReminders.game, game)).all(),
    }),
    traces: (about: { game: string; user: string; lanes: string[] }) => tracesIn(db, about),
  };
}

export type Lookups = ReturnType<typeof lookups>;
/** By what each of them is asked for. */
export type LookUp = <K extends keyof Lookups>(what: K, by: Parameters<Lookups[K]>[0]) => ReturnType<Lookups[K]>;

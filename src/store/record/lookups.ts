import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { PreferenceRow, ReminderRow } from '#store/repositories/asks.ts';
import type { commandRepository, CommandRow } from '#store/repositories/commands.ts';
import type { gameRepository } from '#store/repositories/games.ts';
import type { QueryContext } from '#store/program/query-context.ts';
import type { outboxRepository } from '#store/outbox/outbox-repository.ts';
import type { OutboxMessage } from '#store/outbox/outbox-row.ts';
import type { ConsentRow } from './game-record.ts';
import type { promiseRepository, PromiseRow } from '#store/repositories/promises.ts';
import type { requestRepository, RequestRow } from '#store/repositories/requests.ts';
import { allRows, mapRows, firstRow, type Synchronous, type Program } from '#store/program/program.ts';

interface Repositories {
  games: ReturnType<typeof gameRepository>;
  commands: ReturnType<typeof commandRepository>;
  outbox: ReturnType<typeof outboxRepository>;
  requests: ReturnType<typeof requestRepository>;
  promises: ReturnType<typeof promiseRepository>;
}

/** Columns of a command that can name a user. */
type NamedCommand = Pick<CommandRow, 'game' | 'number' | 'kind' | 'user' | 'payload'>;

/** Rows of a game that name a user, except those in its record. */
interface RowsNamingUser {
  outbox: OutboxMessage[];
  commands: NamedCommand[];
  requests: RequestRow[];
  consents: ConsentRow[];
  promises: PromiseRow[];
}

/**
 * Finds rows of a game that name a user. Uses indexes, so that no other game is read; the database filters payloads by
 * the id.
 */
function* rowsNamingUser(
  { db, tables, contains }: QueryContext,
  { game, user, lanes }: { game: string; user: string; lanes: string[] },
): Program<RowsNamingUser> {
  const { outbox, commands, requests, consents, promises } = tables;
  const names = (payload: typeof outbox.payload | typeof commands.payload | typeof requests.payload) =>
    contains(payload, JSON.stringify(user));
  const { number, kind, user: by, payload, game: of } = commands;
  return {
    outbox: yield* allRows(
      db
        .select()
        .from(outbox)
        .where(and(eq(outbox.game, game), sql`(${outbox.lane} in ${lanes} or ${names(outbox.payload)})`))
        .orderBy(asc(outbox.id)),
    ),
    commands: yield* allRows(
      db
        .select({ game: of, number, kind, user: by, payload })
        .from(commands)
        .where(and(eq(commands.game, game), sql`(${commands.user} = ${user} or ${names(commands.payload)})`))
        .orderBy(asc(number)),
    ),
    requests: yield* allRows(
      db
        .select()
        .from(requests)
        .where(and(eq(requests.game, game), sql`(${requests.user} = ${user} or ${names(requests.payload)})`))
        .orderBy(asc(requests.id)),
    ),
    consents: yield* mapRows(
      db
        .select({ consents })
        .from(requests)
        .innerJoin(consents, and(eq(consents.request, requests.id), eq(consents.user, user)))
        .where(eq(requests.game, game))
        .orderBy(asc(requests.id)),
      (row) => row.consents,
    ),
    promises: yield* allRows(
      db
        .select()
        .from(promises)
        .where(and(eq(promises.game, game), eq(promises.user, user)))
        .orderBy(asc(promises.number)),
    ),
  };
}

/** Creates the lookups: what some decisions need in addition to the record of a game, by name. */
export function createLookups(
  on: QueryContext,
  { games, commands: done, outbox: said, requests: asked, promises: promised }: Repositories,
) {
  const { db } = on;
  const { requests, preferences, reminders, coveredReminders } = on.tables;
  return {
    state: ({ game }: { game: string }) => games.stateText(game),
    *command({ game, number }: { game: string; number: number }): Program<CommandRow | null> {
      return (yield* done.find(game, number)) ?? null;
    },
    inForceSince: ({ game, from }: { game: string; from: number }) => done.inForceSince(game, from),
    told: ({ game, from, to }: { game: string; from: number; to: number }) => done.told(game, from, to),
    *lastInForce({ game, user }: { game: string; user: string }): Program<CommandRow | null> {
      return (yield* done.lastInForce(game, user)) ?? null;
    },
    /** Returns the number for a new request. */
    *nextRequest(_: object): Program<number> {
      return (
        ((yield* firstRow(db.select({ id: requests.id }).from(requests).orderBy(desc(requests.id)).limit(1)))?.id ??
          0) + 1
      );
    },
    inVain: ({ game, user, since }: { game: string; user: string; since: number }) =>
      asked.unsuccessful(game, user, since),
    begun: ({ game, kind }: { game: string; kind: string }) => said.wasAttempted(game, kind),
    chapter: ({ game, chapter }: { game: string; chapter: string }) =>
      said.sentOfChapter(game, chapter, Number.MAX_SAFE_INTEGER),
    trouble: ({ game }: { game: string }) => said.lastTroubleTimes(game),
    troubles: ({ game }: { game: string }) => said.troubleNotices(game),
    organisedAlone: ({ user, nobody }: { user: string; nobody: string }) => games.organizedAlone(user, nobody),
    *preferences({ user }: { user: string }): Program<PreferenceRow | null> {
      return (yield* firstRow(db.select().from(preferences).where(eq(preferences.user, user)))) ?? null;
    },
    *reminders({ game }: { game: string }): Program<{ openly: ReminderRow[]; quietly: ReminderRow[] }> {
      const of = (table: typeof reminders | typeof coveredReminders) =>
        allRows(db.select().from(table).where(eq(table.game, game)).orderBy(asc(table.seat)));
      return { openly: yield* of(reminders), quietly: yield* of(coveredReminders) };
    },
    promises: ({ game }: { game: string }) => promised.ofGame(game),
    traces: (about: { game: string; user: string; lanes: string[] }) => rowsNamingUser(on, about),
  };
}

export type Lookups = Synchronous<ReturnType<typeof createLookups>>;
/** Runs a lookup by its name, with its parameters. */
export type LookUp = <K extends keyof Lookups>(what: K, by: Parameters<Lookups[K]>[0]) => ReturnType<Lookups[K]>;

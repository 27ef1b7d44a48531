import { and, desc, eq, getTableColumns, inArray, isNull, lt, ne, notExists, notLike, or, sql } from 'drizzle-orm';
import type { Json } from '../engine/index.ts';
import type { Database } from './database.ts';
import { commands, games, interactions, members, organisers, type GameStatus } from './schema.ts';

const { state: _state, secret: _secret, ...head } = getTableColumns(games);

/** A game without its state and its secret. */
export type GameRow = Omit<typeof games.$inferSelect, 'state' | 'secret'>;

export interface GameFilter {
  user?: string;
  organiser?: string;
  status?: GameStatus[];
  /** Played in this thread, or in this channel as long as it has none. */
  at?: string;
}

/** Word for word as in the index, but for the table's name. */
const thread = sql`coalesce(json_extract(games."place", '$.thread'), json_extract(games."place", '$.channel'))`;

/** The games themselves. */
function gameRows(db: Database) {
  const byId = db
    .select(head)
    .from(games)
    .where(eq(games.id, sql.placeholder('id')))
    .prepare();
  const stateById = db
    .select({ state: games.state })
    .from(games)
    .where(eq(games.id, sql.placeholder('id')))
    .prepare();
  const secretById = db
    .select({ secret: games.secret })
    .from(games)
    .where(eq(games.id, sql.placeholder('id')))
    .prepare();

  return {
    find: (id: string): GameRow | undefined => byId.get({ id }),
    stateText: (id: string): string | null => stateById.get({ id })?.state ?? null,
    /** By which numbers of the game are hidden from whoever sees them outside. */
    secret: (id: string): string => secretById.get({ id })?.secret ?? '',
  };
}

/** Whose games they are. */
function gameLists(db: Database) {
  return {
    /** Games that a person organises, whether or not they play in them. */
    organisedBy: (user: string, status: GameStatus[]): GameRow[] =>
      db
        .select(head)
        .from(games)
        .innerJoin(organisers, eq(organisers.game, games.id))
        .where(and(eq(organisers.user, user), eq(games.organiser, user), inArray(games.status, status)))
        .orderBy(desc(games.createdAt))
        .all(),

    /** Codes of the lobbies that a person organises, and of their games under way in which nobody else plays; ids that begin with `nobody` are no people. */
    organisedAlone: (user: string, nobody: string): string[] =>
      db
        .select({ id: games.id })
        .from(organisers)
        .innerJoin(games, eq(games.id, organisers.game))
        .where(
          and(
            eq(organisers.user, user),
            eq(games.organiser, user),
            or(
              eq(games.status, 'lobby'),
              and(
                inArray(games.status, ['running', 'paused']),
                notExists(
                  db
                    .select({ one: sql`1` })
                    .from(members)
                    .where(
                      and(eq(members.game, games.id), isNull(members.leftAt), ne(members.user, user), notLike(members.user, `${nobody}%`)),
                    ),
                ),
              ),
            ),
          ),
        )
        .orderBy(desc(games.createdAt))
        .all()
        .map(({ id }) => id),

    /** Newest first. */
    list: ({ user, organiser, status, at }: GameFilter = {}): GameRow[] => {
      const wanted = and(
        status ? inArray(games.status, status) : undefined,
        organiser === undefined ? undefined : eq(games.organiser, organiser),
        at === undefined ? undefined : sql`${thread} = ${at}`,
      );
      if (user === undefined) return db.select(head).from(games).where(wanted).orderBy(desc(games.createdAt)).all();
      return db
        .select(head)
        .from(games)
        .innerJoin(members, eq(members.game, games.id))
        .where(and(wanted, eq(members.user, user), isNull(members.leftAt)))
        .orderBy(desc(games.createdAt))
        .all();
    },
  };
}

/** What was done last of all. */
function newest(db: Database) {
  return {
    /** The game under way in which something was done last. */
    lastPlayed: (): string | undefined =>
      db
        .select({ id: games.id })
        .from(games)
        .innerJoin(commands, and(eq(commands.game, games.id), eq(commands.number, games.head)))
        .where(eq(games.status, 'running'))
        .orderBy(desc(commands.at))
        .limit(1)
        .get()?.id,
  };
}

/** Interactions that have been seen. */
function seenInteractions(db: Database) {
  const result = db
    .select()
    .from(interactions)
    .where(eq(interactions.id, sql.placeholder('id')))
    .prepare();

  return {
    /** What an interaction led to, if it has been seen before. */
    resultOf: (interaction: string): Json | undefined => result.get({ id: interaction })?.result,
    /** Interactions are repeated within minutes, if at all. */
    forgetInteractions: (before: number): void => void db.delete(interactions).where(lt(interactions.at, before)).run(),
  };
}

export function gameRepository(db: Database) {
  return { ...gameRows(db), ...gameLists(db), ...newest(db), ...seenInteractions(db) };
}

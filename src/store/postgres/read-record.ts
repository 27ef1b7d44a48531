import { getTableColumns, type Table } from 'drizzle-orm';
import {
  emptyRecord,
  lookupKey,
  MERGEABLE_MESSAGE_KINDS,
  type KnownVersions,
  type GameRecord,
  type CacheableRecord,
} from '#store/record/game-record.ts';
import type { ConnectionPool } from './connection-pool.ts';
import { postgresTables } from './schema.ts';

const kinds = MERGEABLE_MESSAGE_KINDS.map((kind) => `'${kind}'`).join(', ');
const ofGame = (table: string): string => `select * from ${table} where game = $1`;
/** False if the version of the game is still `$3`: those queries then find nothing. */
const CHANGED = '(select changed from known)';
const ifChanged = (rows: string): string => `${rows} and ${CHANGED}`;
/** Columns of a game without its state, which is long. */
const HEAD = Object.values(getTableColumns(postgresTables.games))
  .filter(({ name }) => name !== 'state')
  .map(({ name }) => `"${name}"`)
  .join(', ');

/**
 * Queries and sort orders for the parts of a record. `$1` is the game, `$2` the number of the command after which its
 * state is known, `$3` the version at which the cacheable parts are known.
 */
const RECORD_QUERIES = {
  games: [ifChanged(`select ${HEAD} from games where id = $1`)],
  gameNames: [ifChanged(ofGame('game_names'))],
  versions: [ofGame('versions')],
  members: [ifChanged(ofGame('members')), 'id'],
  asks: [ifChanged(ofGame('asks')), 'number'],
  requests: [ifChanged(`${ofGame('requests')} and closed_at is null`), 'id'],
  consents: [
    ifChanged(
      'select c.* from consents c join requests r on r.id = c.request where r.game = $1 and r.closed_at is null',
    ),
    'request, "user"',
  ],
  drafts: [ifChanged(ofGame('drafts')), 'ask, "user"'],
  outbox: [
    `${ofGame('outbox')} and (status in ('waiting', 'claimed') or id in (select max(id) from outbox where game = $1 and kind in (${kinds}) group by kind))`,
    'id',
  ],
  panels: [ofGame('panels'), 'at, message'],
  commands: [
    ifChanged(
      `select c.number, c.kind, c.seat, c.at, c.undone_by, c.facts from commands c join games g on g.id = c.game where c.game = $1 and c.number between g.said + 1 and g.head`,
    ),
    'number',
  ],
  preferences: [
    'select p.* from members m join preferences p on p."user" = m."user" where m.game = $1 and m.left_at is null',
    '"user"',
  ],
} satisfies Partial<Record<keyof typeof postgresTables, [rows: string, order?: string]>>;

type Part = keyof typeof RECORD_QUERIES;

/** Reads the whole record in one statement, and so from one snapshot. */
const READ_RECORD_SQL = `with known as materialized (select coalesce((select version from versions where game = $1), 0) is distinct from $3::bigint as changed)
${[
  ...Object.entries<string[]>(RECORD_QUERIES).map(
    ([part, [rows, order]]) =>
      `select '${part}' as part, ${order === undefined ? '0' : `row_number() over (order by ${order})`} as nr, to_json(q)::text as row from (${rows}) q`,
  ),
  `select 'state', 0, state from games where id = $1 and head is distinct from $2::bigint`,
].join('\nunion all ')}`;

interface Found {
  part: Part | 'state';
  nr: string;
  row: string | null;
}

/** Converts a row that PostgreSQL returned as JSON to the types of the schema. */
function rowOf(table: Table, text: string): Record<string, unknown> {
  const given = JSON.parse(text) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
      const value = given[column.name];
      if (value === undefined) return [];
      return [[key, value === null ? null : (column.mapFromDriverValue(value) as unknown)]];
    }),
  );
}

/** Reads the record of a game; the cacheable parts and the state only if `known` is out of date. */
export async function readRecord(
  connections: ConnectionPool,
  game: string,
  known: KnownVersions = {},
): Promise<GameRecord> {
  const { rows } = await connections.with(async (client) =>
    client.query<Found>({
      name: 'custodian_record',
      text: READ_RECORD_SQL,
      values: [game, known.state ?? null, known.cacheable?.version ?? null],
    }),
  );
  const of = <P extends Part>(part: P): never[] =>
    rows
      .filter((one) => one.part === part)
      .sort((a, b) => Number(a.nr) - Number(b.nr))
      .map(({ row }) => rowOf(postgresTables[part], row ?? '{}')) as never[];
  const version = (of('versions') as { version: number }[]).at(0)?.version ?? 0;
  const found = known.cacheable?.version === version ? known.cacheable : lastingIn(of, version);
  if (!found) return emptyRecord(game);
  return {
    id: game,
    ...found,
    outbox: of('outbox'),
    panels: of('panels'),
    preferences: of('preferences'),
    lookups:
      found.game?.head === known.state
        ? {}
        : { [lookupKey('state', { game })]: rows.find(({ part }) => part === 'state')?.row ?? null },
  };
}

function lastingIn(of: (part: Part) => never[], version: number): CacheableRecord | undefined {
  const game = (of('games') as (Omit<NonNullable<GameRecord['game']>, 'name'> & { secret: string })[]).at(0);
  if (!game) return undefined;
  const { secret, ...row } = game;
  const [named] = of('gameNames') as { name: string }[];
  return {
    version,
    game: { ...row, name: named?.name ?? null },
    secret,
    members: of('members'),
    asks: of('asks'),
    requests: of('requests'),
    consents: of('consents'),
    drafts: of('drafts'),
    unannounced: of('commands'),
  };
}

import { getTableColumns, type Table } from 'drizzle-orm';
import { emptyRecord, foundAs, GROWING, type GameRecord } from '../record.ts';
import type { Connections } from './connections.ts';
import { postgresTables } from './schema.ts';

const kinds = GROWING.map((kind) => `'${kind}'`).join(', ');
const ofGame = (table: string): string => `select * from ${table} where game = $1`;

/** What a record is made of, and in which order; `$1` is the game, `$2` the command after which its state is known. */
const PARTS = {
  games: ["select to_jsonb(g) - 'state' as row from games g where id = $1"],
  versions: [ofGame('versions')],
  members: [ofGame('members'), 'id'],
  asks: [ofGame('asks'), 'number'],
  requests: [`${ofGame('requests')} and closed_at is null`, 'id'],
  consents: ['select c.* from consents c join requests r on r.id = c.request where r.game = $1 and r.closed_at is null', 'request, "user"'],
  drafts: [ofGame('drafts'), 'ask, "user"'],
  outbox: [
    `${ofGame('outbox')} and (status in ('waiting', 'claimed') or id in (select max(id) from outbox where game = $1 and kind in (${kinds}) group by kind))`,
    'id',
  ],
  panels: [ofGame('panels'), 'at, message'],
  commands: [
    `select c.number, c.kind, c.seat, c.at, c.undone_by, c.facts from commands c join games g on g.id = c.game where c.game = $1 and c.number between g.said + 1 and g.head`,
    'number',
  ],
  preferences: ['select p.* from members m join preferences p on p."user" = m."user" where m.game = $1 and m.left_at is null', '"user"'],
} satisfies Partial<Record<keyof typeof postgresTables, [rows: string, order?: string]>>;

type Part = keyof typeof PARTS;

/** All of it in one statement: what it finds was so at one moment. A game's own row comes as it is, without its state. */
const EVERYTHING = [
  ...Object.entries<string[]>(PARTS).map(([part, [rows, order = '1']]) =>
    part === 'games'
      ? `select 'games' as part, 0 as nr, q.row::text as row from (${rows}) q`
      : `select '${part}', row_number() over (order by ${order === '1' ? 'null' : order}), to_json(q)::text from (${rows}) q`,
  ),
  `select 'state', 0, state from games where id = $1 and head is distinct from $2::bigint`,
].join('\nunion all ');

interface Found {
  part: Part | 'state';
  nr: string;
  row: string | null;
}

/** A row as the program has it, of one as PostgreSQL has it in JSON. */
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

/** Reads what a decision is made from. */
export async function recordOf(connections: Connections, game: string, kept?: number): Promise<GameRecord> {
  const { rows } = await connections.with(async (client) =>
    client.query<Found>({ name: 'custodian_record', text: EVERYTHING, values: [game, kept ?? null] }),
  );
  const of = <P extends Part>(part: P): never[] =>
    rows
      .filter((one) => one.part === part)
      .sort((a, b) => Number(a.nr) - Number(b.nr))
      .map(({ row }) => rowOf(postgresTables[part], row ?? '{}')) as never[];
  const [found] = of('games') as unknown as (NonNullable<GameRecord['game']> & { secret: string })[];
  if (!(found as unknown)) return emptyRecord(game);
  const { secret, ...row } = found;
  const [version] = of('versions') as { version: number }[];
  return {
    id: game,
    version: (version as { version: number } | undefined)?.version ?? 0,
    game: row,
    secret,
    members: of('members'),
    asks: of('asks'),
    requests: of('requests'),
    consents: of('consents'),
    drafts: of('drafts'),
    outbox: of('outbox'),
    panels: of('panels'),
    untold: of('commands'),
    preferences: of('preferences'),
    found: row.head === kept ? {} : { [foundAs('state', { game })]: rows.find(({ part }) => part === 'state')?.row ?? null },
  };
}

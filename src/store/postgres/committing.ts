import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Json } from '../../engine/index.ts';
import { Stale, type Change, type Committed } from '../change.ts';
import { codeOf, isCutOff, OutcomeUnknown } from '../errors.ts';
import { statementsFor } from '../statements.ts';
import { heldLane } from '../shared.ts';
import { inTransaction, type Connections } from './connections.ts';
import { keepLane } from './lanes.ts';
import { postgresTables } from './schema.ts';
import { trying } from './trying.ts';

/** So long is waited for somebody who can say what became of a change, in ms. */
const PATIENCE = { forMs: 30_000, everyMs: 250 };

/** A row is there already that was to be new; or somebody else wrote what this one has read, or waits for it. */
const isOvertaken = (error: unknown): boolean => error instanceof Stale || /^(23505|40001|40P01)$/.test(codeOf(error));

const statementOf = statementsFor(postgresTables, (number) => `$${number}`);

const names = new Map<string, string>();
/** Made ready once for each connection. */
function ask<Row extends pg.QueryResultRow>(client: pg.ClientBase, text: string, values: unknown[]): Promise<pg.QueryResult<Row>> {
  const name = names.get(text) ?? `custodian_write_${names.size}`;
  names.set(text, name);
  return client.query<Row>({ name, text, values });
}

/** How far a change has come: as what it is known to the database, what it leaves there, and whether it may be written already. */
interface Under {
  way?: string;
  mark: string;
  committing?: true;
}

/** What nobody has pressed for leaves a mark of its own among what was pressed for: by that it is known whether it was written. */
const OWN = 'own ';

/** Commits changes to PostgreSQL, each in one transaction, by comparing and swapping the game's version. */
export function committing(connections: Connections): (change: Change) => Promise<Committed> {
  return async (change) => {
    const under: Under = { mark: change.interaction?.id ?? `${OWN}${randomUUID()}` };
    try {
      return await connections.with(async (client) => inTransaction(client, async () => write(client, change, under)));
    } catch (error) {
      if (isOvertaken(error)) return { is: 'stale' };
      if (!isCutOff(error) || !under.committing || under.way === undefined) throw error;
      // What was not written is decided anew.
      return (await isWritten(connections, under.way, under.mark)) ? { is: 'done' } : { is: 'stale' };
    }
  };
}

async function write(client: pg.ClientBase, { game, version, writes, interaction }: Change, under: Under): Promise<Committed> {
  const begun = await ask<{ way: string; result: string | null }>(
    client,
    'select pg_current_xact_id()::text as way, (select result from interactions where id = $1) as result',
    [interaction?.id ?? null],
  );
  const { way, result } = begun.rows[0];
  if (result !== null) return { is: 'repeated', result: JSON.parse(result) as Json };
  under.way = way;
  // As where its thread is: whoever has lost the lane does not know it any more.
  const lane = heldLane();
  if (lane?.game === game) await keepLane(client, lane);
  if (game !== null && version !== null) await swap(client, game, version);
  for (const one of writes) {
    const { text, values } = statementOf(one);
    // Whoever takes it up meanwhile waits, or passes it by.
    const { rowCount } = await ask(client, one.is === 'stands' ? `${text} for update` : text, values);
    if (rowCount === 0 && (one.is === 'change' || one.is === 'stands')) throw new Stale();
  }
  if (game !== null && version === null) await ask(client, 'insert into versions (game, version) values ($1, 1)', [game]);
  await ask(client, 'insert into interactions (id, result, at) values ($1, $2, $3)', [
    under.mark,
    JSON.stringify(interaction?.result ?? null),
    interaction?.at ?? Date.now(),
  ]);
  under.committing = true;
  return { is: 'done' };
}

/** First of all, so that whoever else changes the game waits here. */
async function swap(client: pg.ClientBase, game: string, version: number): Promise<void> {
  const swapped = await ask(client, 'update versions set version = version + 1 where game = $1 and version = $2', [game, version]);
  if (swapped.rowCount) return;
  // One that has not been changed since it came has no row yet: two who write it first come out as one.
  if (version !== 0) throw new Stale();
  await ask(client, 'insert into versions (game, version) values ($1, 1)', [game]);
}

/** Whether a change that was being committed has been. The database knows, as soon as it can be asked. */
async function isWritten(connections: Connections, way: string, mark: string): Promise<boolean> {
  const found = await trying(PATIENCE, () => connections.with(async (client) => outcome(client, way, mark)));
  if (found !== undefined) return found;
  throw new OutcomeUnknown('The database was gone while a change was being written, and nobody can say whether it was.');
}

/** What came of a transaction; undefined while it is under way. */
async function outcome(client: pg.ClientBase, way: string, mark: string): Promise<boolean | undefined> {
  const status = await statusOf(client, way);
  if (status === 'never' || status === 'aborted') return false;
  if (status !== 'committed') return undefined;
  // A database that was killed gives numbers of transactions again of which nothing was written: this one may be another's by now.
  const { rows } = await client.query<{ noted: boolean }>('select exists (select 1 from interactions where id = $1) as noted', [mark]);
  return rows[0].noted;
}

/** `never`: the database has given no such number yet; it was killed, and gave it before. */
async function statusOf(client: pg.ClientBase, way: string): Promise<string | null> {
  try {
    const { rows } = await client.query<{ status: string | null }>('select pg_xact_status($1::text::xid8) as status', [way]);
    return rows[0].status;
  } catch (error) {
    if (codeOf(error) === '22023') return 'never';
    throw error;
  }
}

import {
  Game,
  Illegal,
  changes,
  clone,
  copyOf,
  fingerprint,
  settle,
  type EngineBook,
  type EngineState,
  type Fact,
  type Json,
  type Traced,
} from '#engine';
import type { GameRow } from '#store';
import { announceCommand, announceEnd } from '#service/announce/announce-command.ts';
import { syncAsks } from './sync-asks.ts';
import {
  editionOf,
  gameRow,
  type Desk,
  type Done,
  type Reading,
  type Work,
} from '#service/operations/operation-context.ts';
import type { Edition } from '#service/edition.ts';
import type { Entry } from './command-entry.ts';
import { lapseUndo } from '#service/consent/close-request.ts';
import { pingAsked } from '#service/announce/pings.ts';
import type { Result } from './engine-result.ts';
import { stateText } from './serialize-state.ts';
import { isSecret, traceOf } from '#service/undo/undo-scope.ts';
import type { GameId } from '#service/types.ts';

/** A game as it stands. The state is shared: whoever wants to change it takes a copy. */
export interface Loaded {
  row: GameRow;
  edition: Edition;
  state: EngineState;
}

/** A game that has begun, in today's shape. Throws Illegal when there is none such. */
export const load = (desk: Reading, id: GameId): Loaded => loadRow(desk, gameRow(desk, id));

/** The same of a row that has just been read. */
export function loadRow(desk: Reading, row: GameRow): Loaded {
  const edition = editionOf(desk, row.edition);
  if (row.rulesVersion > edition.version)
    throw new Illegal('This game was played with a newer version of the rules than this table knows.');
  if (row.rulesVersion >= edition.version || row.status === 'lobby') return { row, edition, state: stateOf(desk, row) };
  desk.renew(row, edition);
  const fresh = gameRow(desk, row.id);
  return { row: fresh, edition, state: stateOf(desk, fresh) };
}

/** A game that goes on: neither paused nor over. */
export function loadRunning(desk: Desk, id: GameId): Loaded {
  const loaded = load(desk, id);
  const { status } = loaded.row;
  if (status === 'paused') throw new Illegal('The game is paused.');
  if (status !== 'running') throw new Illegal('The game is over.');
  return loaded;
}

function stateOf(desk: Reading, row: GameRow): EngineState {
  const kept = desk.states.get(row.id);
  if (kept?.head === row.head) return kept.state;
  const text = desk.store.games.stateText(row.id);
  if (text === null) throw new Illegal('The game has not begun yet.');
  const state = JSON.parse(text) as EngineState;
  desk.states.set(row.id, { head: row.head, state, texts: new WeakMap() });
  return state;
}

/** Brings a game to today's shape, as a command of its own: older patches never meet the new shape. */
export function renewed(desk: Desk, { now, game }: Work, row: GameRow, edition: Edition): void {
  const before = stateOf(desk, row);
  const result = played(edition, inTodaysShape(edition, before, row.rulesVersion), settle);
  const payload = { from: row.rulesVersion, to: edition.version };
  commit(
    desk,
    { now, game, by: { user: '' } },
    { row, edition, state: before },
    { kind: 'upcast', user: null, seat: null, payload },
    result,
  );
  desk.store.games.update(row.id, { rulesVersion: edition.version });
}

/** Nothing else is wanted of it. */
export const renew = (desk: Desk, { game }: Work): Done => ({ game: load(desk, game).row.id });

function inTodaysShape(edition: Edition, before: EngineState, rulesVersion: number): EngineState {
  let state = clone(before) as unknown as Json;
  for (let version = rulesVersion; version < edition.version; version++)
    state = edition.upcasts[version]?.(state) ?? state;
  return state as unknown as EngineState;
}

/** Why a game that comes from elsewhere could not be played on, as the end of a sentence; `hash`: of the last command. It is tried on a copy. */
export function unplayable(
  edition: Edition,
  row: Pick<GameRow, 'status' | 'rulesVersion'> & { state: string | null },
  hash: string | number | null,
): string | undefined {
  if (row.status === 'lobby') return undefined;
  if (row.rulesVersion > edition.version) return 'it was played with a newer version of the rules';
  if (row.state === null || fingerprint(row.state) !== hash) return 'its state is not the one its last move led to';
  try {
    const state = inTodaysShape(edition, JSON.parse(row.state) as EngineState, row.rulesVersion);
    if (row.status === 'running' || row.status === 'paused') played(edition, state, settle);
    return undefined;
  } catch {
    return 'its state cannot be read';
  }
}

/** Keeps what a change told beside the state, where the rules may clear it. */
class Played extends Game<EngineState, EngineBook<never>> {
  readonly told: Fact[] = [];
  readonly chance: Traced[] = [];

  override trace = (traced: Traced): void => void this.chance.push(traced);

  override fact(fact: Fact): void {
    this.told.push(fact);
    super.fact(fact);
  }
}

/** Runs the engine on a copy of a state. */
export function played(
  edition: Edition,
  before: EngineState,
  change: (game: Game<EngineState, EngineBook<never>>) => void,
): Result {
  const game = new Played(copyOf(before), edition.bookFor(before));
  change(game);
  return { after: game.state, facts: game.told, drew: game.drew, used: game.heard, chance: game.chance };
}

/** Saves what a change led to: state, command, asks and what is to be said of it. Gives the command's number. */
export function commit(
  desk: Desk,
  work: Work,
  { row, edition, state: before }: Loaded,
  entry: Entry,
  result: Result,
): number {
  const { facts } = result;
  const after = ordered(result.after, before);
  const texts = desk.states.get(row.id)?.texts ?? new WeakMap();
  const text = stateText(after, texts);
  const number = row.head + 1;
  const over = row.status === 'abandoned' || (row.status === 'ended' && edition.ended(after) !== undefined);
  const asks = over
    ? { nextAsk: row.nextAsk, opened: [], changed: false }
    : syncAsks(desk, { row, edition, before, after, now: row.pausedAt ?? work.now, change: entry.asks ?? {} });
  const reverse = changes(after as unknown as Json, before as unknown as Json);
  const trace = traceOf(edition, entry, { ...result, after, reverse, asks });
  desk.store.commands.add({
    game: row.id,
    number,
    kind: entry.kind,
    user: entry.user,
    seat: entry.seat,
    payload: entry.payload,
    facts,
    hash: fingerprint(text),
    reverse: entry.final ? null : reverse,
    trace,
    interaction: work.by.interaction ?? null,
    at: work.now,
    chance: after.lines ? result.chance : null,
  });
  // Whoever acts where nobody sees it must not be seen by it.
  if (!isSecret(trace) && entry.kind !== 'undo') lapseUndo(desk, work, row);
  const accepted = { row, edition, before, after, number, entry, facts, asks, trace };
  const said = announceCommand(desk, work, accepted);
  pingAsked(desk, work, accepted);
  desk.store.games.saveState(row.id, { head: number, said, nextAsk: asks.nextAsk, state: text });
  desk.states.set(row.id, { head: number, state: after, texts });
  announceEnd(desk, work, row, edition, after);
  return number;
}

/**
 * The same value with its keys in one order, so that neither a reload nor an undo changes the order in which the
 * rules go through a record, nor the fingerprint. What is as in `before`, an ordered value, is taken from there: what
 * has not changed is then known for the same wherever it is compared.
 */
export function ordered<T>(value: T, before?: unknown): T {
  if (value === null || typeof value !== 'object' || value === before) return value;
  if (Array.isArray(value)) {
    const old: readonly unknown[] = Array.isArray(before) ? before : [];
    const items = value.map((item, i) => ordered<unknown>(item, old[i]));
    return (Array.isArray(before) && isSameList(items, before) ? before : items) as T;
  }
  const old = isRecord(before) ? before : undefined;
  return (old ? orderedRecord(value as JsonRecord, old) : orderedAnew(value as JsonRecord)) as T;
}

type JsonRecord = Record<string, unknown>;

function orderedAnew(record: JsonRecord): JsonRecord {
  const copy: JsonRecord = {};
  for (const key of Object.keys(record).sort()) if (record[key] !== undefined) copy[key] = ordered(record[key]);
  return copy;
}

/** `old` itself where nothing is other than in it: looked at once, from the leaves up. */
function orderedRecord(record: JsonRecord, old: JsonRecord): JsonRecord {
  const found: JsonRecord = {};
  let isSame = true;
  let count = 0;
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    count++;
    const item = ordered(value, old[key]);
    if (item !== old[key]) isSame = false;
    found[key] = item;
  }
  if (isSame && count === Object.keys(old).length) return old;
  const copy: JsonRecord = {};
  for (const key of Object.keys(found).sort()) copy[key] = found[key];
  return copy;
}

const isSameList = (items: readonly unknown[], before: readonly unknown[]): boolean =>
  items.length === before.length && items.every((item, i) => item === before[i]);

const isRecord = (value: unknown): value is JsonRecord =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

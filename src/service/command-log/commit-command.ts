import {
  Game,
  Illegal,
  diff,
  clone,
  copyState,
  fingerprint,
  runUntilSettled,
  type EngineBook,
  type EngineState,
  type Fact,
  type Json,
  type TraceEvent,
} from '#engine';
import type { GameRow } from '#store';
import { announceCommand, updateEnding } from '#service/announce/announce-command.ts';
import { aiSeats } from '#service/ai/ai-user.ts';
import { announceDuePromises } from '#service/promises/announce-due-promises.ts';
import { announceOfferOutcomes } from '#service/announce/offer-outcomes.ts';
import { changesTitle, refreshTitle } from '#service/announce/refresh-title.ts';
import { syncAsks } from './sync-asks.ts';
import {
  resolveEdition,
  resolveGameRow,
  type OperationContext,
  type OperationResult,
  type ReadContext,
  type OperationCall,
} from '#service/operations/operation-context.ts';
import type { Edition } from '#service/edition.ts';
import type { CommandEntry } from './command-entry.ts';
import { lapseUndoRequests } from '#service/consent/close-request.ts';
import { tellNext } from '#service/announce/tell-next.ts';
import { pingAsked } from '#service/announce/pings.ts';
import type { EngineResult } from './engine-result.ts';
import { serializeState } from './serialize-state.ts';
import { isUnseen, undoScopeOf } from '#service/undo/undo-scope.ts';
import type { GameId } from '#service/types.ts';

/** A game with its edition and current state. The state is shared: copy it before changing it. */
export interface CurrentGame {
  row: GameRow;
  edition: Edition;
  state: EngineState;
}

/** Loads a started game, upcast to the current rules version. Throws Illegal if there is none or it has not started. */
export const loadGame = (reader: ReadContext, id: GameId): CurrentGame =>
  loadGameOfRow(reader, resolveGameRow(reader, id));

/** Loads a game whose row has just been read. */
export function loadGameOfRow(reader: ReadContext, row: GameRow): CurrentGame {
  const edition = resolveEdition(reader, row.edition);
  if (row.rulesVersion > edition.version)
    throw new Illegal(
      'This bot cannot open the game: it was played with a newer version of the rules. The host must update the bot.',
    );
  if (row.rulesVersion >= edition.version || row.status === 'lobby')
    return { row, edition, state: stateOf(reader, row) };
  reader.upcast(row, edition);
  const fresh = resolveGameRow(reader, row.id);
  return { row: fresh, edition, state: stateOf(reader, fresh) };
}

/** Loads a game that is neither paused nor over; throws Illegal otherwise. */
export function loadRunningGame(operation: OperationContext, id: GameId): CurrentGame {
  const loaded = loadGame(operation, id);
  const { status } = loaded.row;
  if (status === 'paused') throw new Illegal('The game is paused.');
  if (status !== 'running') throw new Illegal('The game is over.');
  return loaded;
}

function stateOf(reader: ReadContext, row: GameRow): EngineState {
  const kept = reader.states.get(row.id);
  if (kept?.head === row.head) return kept.state;
  const text = reader.store.games.stateText(row.id);
  if (text === null) throw new Illegal('The game has not started yet.');
  const state = JSON.parse(text) as EngineState;
  reader.states.set(row.id, { edition: row.edition, head: row.head, state, texts: new WeakMap() });
  return state;
}

/** Upcasts a game as a command of its own, so that older patches are never applied to the new format. */
export function commitUpcast(
  operation: OperationContext,
  { now, game }: OperationCall,
  row: GameRow,
  edition: Edition,
): void {
  const before = stateOf(operation, row);
  const result = runEngine(edition, upcastState(edition, before, row.rulesVersion), runUntilSettled);
  const payload = { from: row.rulesVersion, to: edition.version };
  commitCommand(
    operation,
    { now, game, by: { user: '' } },
    { row, edition, state: before },
    { kind: 'upcast', user: null, seat: null, payload },
    result,
  );
  operation.store.games.update(row.id, { rulesVersion: edition.version });
}

/** Upcasts a game and changes nothing else. */
export const upcastGame = (operation: OperationContext, { game }: OperationCall): OperationResult => ({
  game: loadGame(operation, game).row.id,
});

function upcastState(edition: Edition, before: EngineState, rulesVersion: number): EngineState {
  let state = clone(before) as unknown as Json;
  for (let version = rulesVersion; version < edition.version; version++)
    state = edition.upcasts[version]?.(state) ?? state;
  return state as unknown as EngineState;
}

/**
 * Returns why an imported game cannot be continued, as the end of a sentence; undefined if it can. `hash` is the last
 * command's. Tries it on a copy.
 */
export function importProblem(
  edition: Edition,
  row: Pick<GameRow, 'status' | 'rulesVersion'> & { state: string | null },
  hash: string | number | null,
): string | undefined {
  if (row.status === 'lobby') return undefined;
  if (row.rulesVersion > edition.version) return 'it was played with a newer version of the rules';
  if (row.state === null || fingerprint(row.state) !== hash) return 'its state does not match its last move';
  try {
    const state = upcastState(edition, JSON.parse(row.state) as EngineState, row.rulesVersion);
    if (row.status === 'running' || row.status === 'paused') runEngine(edition, state, runUntilSettled);
    return undefined;
  } catch {
    return 'its state cannot be read';
  }
}

/** Records the facts and random draws of a change outside the state, where the rules may clear them. */
class RecordingGame extends Game<EngineState, EngineBook<never>> {
  readonly told: Fact[] = [];
  readonly chance: TraceEvent[] = [];

  override trace = (traced: TraceEvent): void => void this.chance.push(traced);

  override addFact(fact: Fact): void {
    this.told.push(fact);
    super.addFact(fact);
  }
}

/** Runs a change on a copy of the state. */
export function runEngine(
  edition: Edition,
  before: EngineState,
  change: (game: Game<EngineState, EngineBook<never>>) => void,
): EngineResult {
  const game = new RecordingGame(copyState(before), edition.bookFor(before));
  change(game);
  return {
    after: game.state,
    facts: game.told,
    isUnpredictable: game.isUnpredictable,
    seatsHeard: game.seatsHeard,
    chance: game.chance,
  };
}

/** Saves a command: its state, questions and messages. Returns the command's number. */
export function commitCommand(
  operation: OperationContext,
  work: OperationCall,
  { row, edition, state: before }: CurrentGame,
  entry: CommandEntry,
  result: EngineResult,
): number {
  const { facts } = result;
  const after = withSortedKeys(result.after, before);
  const texts = operation.states.get(row.id)?.texts ?? new WeakMap();
  const text = serializeState(after, texts);
  const number = row.head + 1;
  const over = row.status === 'abandoned' || (row.status === 'ended' && edition.findEnding(after) !== undefined);
  const asks = over
    ? { nextAsk: row.nextAsk, opened: [], reshown: [], isVisible: false }
    : syncAsks(operation, { row, edition, before, after, now: row.pausedAt ?? work.now, change: entry.asks ?? {} });
  const reverse = diff(after as unknown as Json, before as unknown as Json);
  const trace = undoScopeOf(edition, entry, { ...result, after, reverse, asks });
  operation.store.commands.add({
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
  // A command that not everyone can see must not reveal itself by closing requests.
  if (!isUnseen(trace) && entry.kind !== 'undo') lapseUndoRequests(operation, work, row);
  const accepted = { row, edition, before, after, number, entry, facts, asks, trace };
  const said = announceCommand(operation, work, accepted);
  if (changesTitle(edition, before, after, entry.kind === 'begin')) refreshTitle(operation, row.id, work.now);
  pingAsked(operation, work, accepted);
  if (!over) tellNext(operation, work, accepted);
  announceOfferOutcomes(operation, work, accepted);
  if (edition.ai?.isOccasion?.(before, after) && aiSeats(operation.store.members.present(row.id)).size)
    operation.markAiPending();
  announceDuePromises(operation, work, accepted);
  operation.store.games.saveState(row.id, { head: number, said, nextAsk: asks.nextAsk, state: text });
  operation.states.set(row.id, { edition: row.edition, head: number, state: after, texts });
  updateEnding(operation, work, row, edition, after);
  return number;
}

/**
 * Returns the value with its keys sorted, so that neither a reload nor an undo changes the iteration order of records
 * or the fingerprint. Parts equal to those of `before`, a sorted value, are reused, so that unchanged parts stay
 * identical.
 */
export function withSortedKeys<T>(value: T, before?: unknown): T {
  if (value === null || typeof value !== 'object' || value === before) return value;
  if (Array.isArray(value)) {
    const old: readonly unknown[] = Array.isArray(before) ? before : [];
    const items = value.map((item, i) => withSortedKeys<unknown>(item, old[i]));
    return (Array.isArray(before) && isSameList(items, before) ? before : items) as T;
  }
  const old = isRecord(before) ? before : undefined;
  return (old ? sortedRecord(value as JsonRecord, old) : sortedCopy(value as JsonRecord)) as T;
}

type JsonRecord = Record<string, unknown>;

function sortedCopy(record: JsonRecord): JsonRecord {
  const copy: JsonRecord = {};
  for (const key of Object.keys(record).sort()) if (record[key] !== undefined) copy[key] = withSortedKeys(record[key]);
  return copy;
}

/** Returns a sorted copy of the record, or `old` itself if nothing differs; compares each part once, bottom-up. */
function sortedRecord(record: JsonRecord, old: JsonRecord): JsonRecord {
  const found: JsonRecord = {};
  let isSame = true;
  let count = 0;
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    count++;
    const item = withSortedKeys(value, old[key]);
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

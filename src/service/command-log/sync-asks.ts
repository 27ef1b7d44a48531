import {
  Game,
  canonicalJson,
  openAsks,
  windowQuestion,
  type Ask,
  type EngineState,
  type Frame,
  type Id,
  type SeatId,
  type WindowEvent,
} from '#engine';
import type { AskRow, GameRow } from '#store';
import type { OperationContext } from '#service/operations/operation-context.ts';
import type { Edition } from '#service/edition.ts';
import type { AskUpdateOptions } from './command-entry.ts';
import { occupiedSeats, isAnsweredSecretly, aiAnswerTime, drawRemainingTime } from '#service/timeouts/answer-times.ts';
import { aiSeats } from '#service/ai/ai-user.ts';
import { isInCombat } from '#service/announce/publicly-waiting.ts';

const HOUR = 3_600_000;
/** Time limit of a window that may be veiled, in hours, if the game sets none. */
const DEFAULT_WINDOW_HOURS = 24;

/** An ask's place in a state, whether or not it can be answered now. */
export interface AskLocation {
  ask: Ask;
  frame: Frame;
  /** Frames from the bottom of the stack up to and including the ask's own. */
  around: Frame[];
}

/** Maps the ids of all asks of a state, including those below other frames, to their places. */
export function allAsks(
  { stack }: Pick<EngineState, 'stack'>,
  below: readonly Frame[] = [],
  found = new Map<Id, AskLocation>(),
): Map<Id, AskLocation> {
  stack.forEach((frame, i) => {
    const around = [...below, ...stack.slice(0, i + 1)];
    for (const ask of frame.asks ?? []) found.set(ask.id, { ask, frame, around });
    for (const branch of frame.fork ?? []) allAsks(branch, around, found);
  });
  return found;
}

export interface AskSyncResult {
  nextAsk: number;
  opened: AskRow[];
  /** Earlier asks that can be answered again, as they were while another frame was above them. */
  reshown: AskRow[];
  /** True if the command changed which players are publicly pending. */
  isVisible: boolean;
}

interface SyncInput {
  row: GameRow;
  edition: Edition;
  before: EngineState;
  after: EngineState;
  now: number;
  change: AskUpdateOptions;
}

/** Updates the rows of questions to the state after a command. */
export function syncAsks(operation: OperationContext, sync: SyncInput): AskSyncResult {
  const { row: game, after, now, change } = sync;
  const places = allAsks(after);
  const visible = new Map(openAsks(after).map((open) => [open.ask.id, open.path]));
  const gone: AskRow[] = [];
  const known = new Set<Id>();
  const reshown: AskRow[] = [];
  let publicly = false;
  for (const row of operation.store.asks.of(game.id)) {
    const ask = places.get(row.ask)?.ask;
    const reopened = row.answered && ask?.reply === undefined && !change.keepReopened;
    if (!ask || reopened || row.seat === change.reaskedSeat) {
      operation.store.asks.remove(game.id, row.number);
      gone.push(row);
      continue;
    }
    known.add(row.ask);
    if (row.veiled !== (ask.veiled ?? false)) updateVeil(operation, row, ask, now);
    if (isReshown(row, ask, visible)) reshown.push(row);
    publicly = updateRow(operation, row, ask.reply !== undefined, visible.has(row.ask), now) || publicly;
  }

  const going = closedWindowRounds(gone, sync.before);
  const continued = new Set<AskRow>();
  const opened: AskRow[] = [];
  const practising = aiSeats(operation.store.members.present(game.id));
  const held = occupiedSeats(operation, game.id);
  let nextAsk = game.nextAsk;
  for (const place of places.values()) {
    if (known.has(place.ask.id)) continue;
    const earlier = going.get(windowRoundKey(place));
    const row = newAskRow(
      operation,
      sync,
      { place, path: visible.get(place.ask.id), practice: practising.has(place.ask.player), held },
      earlier,
      () => nextAsk++,
    );
    operation.store.asks.add(row);
    opened.push(row);
    const same =
      earlier !== undefined && earlier.number === row.number && (earlier.hiddenAt === null) === (row.hiddenAt === null);
    if (same) continued.add(earlier);
    else publicly ||= row.hiddenAt === null || earlier?.number === row.number;
  }
  publicly ||= gone.some((row) => row.hiddenAt === null && !continued.has(row));
  return { nextAsk, opened, reshown, isVisible: publicly };
}

const isReshown = ({ hiddenAt }: AskRow, { id, reply }: Ask, visible: ReadonlyMap<Id, unknown>): boolean =>
  hiddenAt !== null && reply === undefined && visible.has(id);

interface NewAsk {
  place: AskLocation;
  /** Path to the frame of an ask that can be answered now; undefined for any other. */
  path: Frame[] | undefined;
  /** True if the seat is an AI player's. */
  practice: boolean;
  /** Seats that have a player. */
  held: ReadonlySet<SeatId | null>;
}

/**
 * Creates the row of a new ask. `earlier` is the seat's ask in the same round of the same window, before it turned from
 * veiled to real or back: no public property, neither number nor time, may reveal that it did.
 */
function newAskRow(
  operation: OperationContext,
  { row: game, edition, after, now, change }: SyncInput,
  { place, path, practice, held }: NewAsk,
  earlier: AskRow | undefined,
  next: () => number,
): AskRow {
  const { ask } = place;
  const covered = isCovered(edition, after, ask, path ?? []) || isInCombat(edition, after, ask, place.around);
  const hours = maxOpenHours(edition, after, ask, covered);
  const going = covered ? earlier : undefined;
  const stood = going && going.hiddenAt !== null && path ? elapsedMs(going.hiddenAt, now) : 0;
  const secret = isAnsweredSecretly({ veiled: ask.veiled ?? false, covered, seat: ask.player }, held);
  const closesAt = going?.closesAt ? going.closesAt + stood : hours !== null ? now + hours * HOUR : null;
  const openedAt = going ? going.openedAt + stood : now;
  const isContinued = going !== undefined && going.seat !== change.reaskedSeat;
  const span = { openedAt: isContinued ? openedAt : now, closesAt };
  return {
    game: game.id,
    number: isContinued ? going.number : next(),
    ask: ask.id,
    seat: ask.player,
    openedAt,
    closesAt,
    dueAt: practice ? aiAnswerTime(operation.randomInt, now, covered) : dueTime(operation, { secret, ...span }, now),
    covered,
    veiled: ask.veiled ?? false,
    answered: ask.reply !== undefined,
    former: change.formerAnswers?.get(ask.id) ?? null,
    hiddenAt: path ? null : (going?.hiddenAt ?? now),
  };
}

/**
 * Returns an ask's time limit in hours: the game's for timing windows, the edition's for other questions; null for
 * none.
 */
function maxOpenHours(edition: Edition, state: EngineState, { question }: Ask, covered: boolean): number | null {
  if (!covered && question !== windowQuestion.name) return edition.timeouts?.[question]?.hours(state) ?? null;
  return edition.windowHours(state) ?? (covered ? DEFAULT_WINDOW_HOURS : null);
}

/**
 * Returns when the service answers for a user, Unix time in ms: a secret time where the answer must not be recognizable
 * as automatic. It is drawn as at the opening of the window, so that it does not show that the seat was really asked
 * until now.
 */
const dueTime = (
  operation: OperationContext,
  { secret, openedAt, closesAt }: { secret: boolean; openedAt: number; closesAt: number | null },
  now: number,
): number | null =>
  secret && closesAt !== null ? drawRemainingTime(operation.randomInt, openedAt, now, closesAt) : closesAt;

/** Returns the elapsed time in ms, never negative if the clock was set back. */
const elapsedMs = (since: number, now: number): number => Math.max(0, now - since);

/** Updates the row of an answered ask that has turned from veiled to real or back. Nothing public changes. */
function updateVeil(operation: OperationContext, row: AskRow, ask: Ask, now: number): void {
  const { game, number, covered, seat, openedAt, closesAt } = row;
  const veiled = ask.veiled ?? false;
  const secret = isAnsweredSecretly({ veiled, covered, seat }, occupiedSeats(operation, game));
  operation.store.asks.update(game, number, {
    veiled,
    dueAt: dueTime(operation, { secret, openedAt, closesAt }, row.hiddenAt ?? now),
  });
}

function updateRow(
  operation: OperationContext,
  row: AskRow,
  answered: boolean,
  isVisible: boolean,
  now: number,
): boolean {
  const change: Partial<AskRow> = {};
  if (answered !== row.answered) change.answered = answered;
  if (!isVisible && row.hiddenAt === null) change.hiddenAt = now;
  if (isVisible && row.hiddenAt !== null) {
    // A question below another frame could not be answered meanwhile, so its time limits are extended.
    const stood = elapsedMs(row.hiddenAt, now);
    change.hiddenAt = null;
    change.openedAt = row.openedAt + stood;
    if (row.closesAt !== null) change.closesAt = row.closesAt + stood;
    if (row.dueAt !== null) change.dueAt = row.dueAt + stood;
  }
  if (!Object.keys(change).length) return false;
  operation.store.asks.update(row.game, row.number, change);
  return true;
}

/** Tells whether, as far as the public knows, an ask may be veiled: nothing public may then depend on whether it is. */
function isCovered(edition: Edition, state: EngineState, ask: Ask, path: Frame[]): boolean {
  if (ask.veiled) return true;
  if (ask.question !== windowQuestion.name) return false;
  const book = edition.bookFor(state);
  const game = new Game(state, book);
  game.framePath = path;
  const { event, next = [] } = ask.data as { event: WindowEvent; next?: WindowEvent[] };
  return [event, ...next].some((one) => book.windows.isSuspected(game as never, ask.player, one));
}

/** Identifies a window round for a seat: the frame, and what has been used so far. */
const windowRoundKey = ({ ask, frame }: AskLocation): string => `${frame.id} ${ask.player} ${canonicalJson(ask.data)}`;

/** Maps each window round to its ask that was removed unanswered. */
function closedWindowRounds(gone: AskRow[], before: EngineState): Map<string, AskRow> {
  const found = new Map<string, AskRow>();
  const lapsed = gone.filter((row) => row.covered && !row.answered);
  if (!lapsed.length) return found;
  const places = allAsks(before);
  for (const row of lapsed) {
    const place = places.get(row.ask);
    if (place) found.set(windowRoundKey(place), row);
  }
  return found;
}

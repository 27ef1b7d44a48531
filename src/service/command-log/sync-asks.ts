import {
  Game,
  canonical,
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
import type { Desk } from '#service/operations/operation-context.ts';
import type { Edition } from '#service/edition.ts';
import type { AsksChange } from './command-entry.ts';
import { heldSeats, isSecret, soon, veilMoment } from '#service/timeouts/answer-times.ts';
import { practiceSeats } from '#service/ai/ai-user.ts';
import { isInCombat } from '#service/announce/publicly-waiting.ts';

const HOUR = 3_600_000;
/** A window that may be veiled closes at a stated moment even where the game names none. */
const DEFAULT_WINDOW_HOURS = 24;

/** Where an ask stands in a state, whether or not it can be answered now. */
export interface AskPlace {
  ask: Ask;
  frame: Frame;
  /** The frames from the bottom of the stack to its own. */
  around: Frame[];
}

/** Every ask of a state by its id, those below something else included. */
export function everyAsk(
  { stack }: Pick<EngineState, 'stack'>,
  below: readonly Frame[] = [],
  found = new Map<Id, AskPlace>(),
): Map<Id, AskPlace> {
  stack.forEach((frame, i) => {
    const around = [...below, ...stack.slice(0, i + 1)];
    for (const ask of frame.asks ?? []) found.set(ask.id, { ask, frame, around });
    for (const branch of frame.fork ?? []) everyAsk(branch, around, found);
  });
  return found;
}

export interface AsksSynced {
  nextAsk: number;
  opened: AskRow[];
  /** Whether it changed who, for all that anybody can see, is waited for. */
  changed: boolean;
}

interface Sync {
  row: GameRow;
  edition: Edition;
  before: EngineState;
  after: EngineState;
  now: number;
  change: AsksChange;
}

/** Brings the table of asks in line with the state after a command. */
export function syncAsks(desk: Desk, sync: Sync): AsksSynced {
  const { row: game, after, now, change } = sync;
  const places = everyAsk(after);
  const visible = new Map(openAsks(after).map((open) => [open.ask.id, open.path]));
  const gone: AskRow[] = [];
  const known = new Set<Id>();
  let publicly = false;
  for (const row of desk.store.asks.of(game.id)) {
    const ask = places.get(row.ask)?.ask;
    const reopened = row.answered && ask?.reply === undefined && !change.keepReopened;
    if (!ask || reopened || row.seat === change.anew) {
      desk.store.asks.remove(game.id, row.number);
      gone.push(row);
      continue;
    }
    known.add(row.ask);
    publicly = update(desk, row, ask.reply !== undefined, visible.has(row.ask), now) || publicly;
  }

  const going = lapsedWindows(gone, sync.before);
  const continued = new Set<AskRow>();
  const opened: AskRow[] = [];
  const practising = practiceSeats(desk.store.members.present(game.id));
  const held = heldSeats(desk, game.id);
  let nextAsk = game.nextAsk;
  for (const place of places.values()) {
    if (known.has(place.ask.id)) continue;
    const earlier = going.get(roundOf(place));
    const row = openRow(
      desk,
      sync,
      { place, path: visible.get(place.ask.id), practice: practising.has(place.ask.player), held },
      earlier,
      () => nextAsk++,
    );
    desk.store.asks.add(row);
    opened.push(row);
    const same =
      earlier !== undefined && earlier.number === row.number && (earlier.hiddenAt === null) === (row.hiddenAt === null);
    if (same) continued.add(earlier);
    else publicly ||= row.hiddenAt === null || earlier?.number === row.number;
  }
  publicly ||= gone.some((row) => row.hiddenAt === null && !continued.has(row));
  return { nextAsk, opened, changed: publicly };
}

interface Opening {
  place: AskPlace;
  /** Where it can be answered now. */
  path: Frame[] | undefined;
  /** Put to a practice player. */
  practice: boolean;
  /** The seats at which somebody sits. */
  held: ReadonlySet<SeatId | null>;
}

/**
 * A new ask. `earlier` is the seat's ask in the same round of the same window, which turned from veiled to real or
 * back: nothing that others see, neither number nor time, may tell that it did.
 */
function openRow(
  desk: Desk,
  { row: game, edition, after, now, change }: Sync,
  { place, path, practice, held }: Opening,
  earlier: AskRow | undefined,
  next: () => number,
): AskRow {
  const { ask } = place;
  const covered = isCovered(edition, after, ask, path ?? []) || isInCombat(edition, after, ask, place.around);
  const hours = hoursFor(edition, after, ask, covered);
  const going = covered ? earlier : undefined;
  const stood = going && going.hiddenAt !== null && path ? stoodStill(going.hiddenAt, now) : 0;
  const secret = isSecret({ veiled: ask.veiled ?? false, covered, seat: ask.player }, held);
  const closesAt = going?.closesAt ? going.closesAt + stood : hours !== null ? now + hours * HOUR : null;
  return {
    game: game.id,
    number: going && going.seat !== change.anew ? going.number : next(),
    ask: ask.id,
    seat: ask.player,
    openedAt: going ? going.openedAt + stood : now,
    closesAt,
    dueAt: practice ? soon(desk.random, now, covered) : whenDue(desk, { secret, closesAt }, now),
    covered,
    veiled: ask.veiled ?? false,
    answered: ask.reply !== undefined,
    former: change.former?.get(ask.id) ?? null,
    hiddenAt: path ? null : now,
  };
}

/** How long an ask stays open at most: windows as the game has them, others where the edition says so. */
function hoursFor(edition: Edition, state: EngineState, { question }: Ask, covered: boolean): number | null {
  if (!covered && question !== windowQuestion.name) return edition.closing?.[question]?.hours(state) ?? null;
  return edition.windowHours(state) ?? (covered ? DEFAULT_WINDOW_HOURS : null);
}

/** When the table answers for a person, in ms since 1970: at a moment of its own where that must not tell that it did. */
const whenDue = (
  desk: Desk,
  { secret, closesAt }: { secret: boolean; closesAt: number | null },
  now: number,
): number | null => (secret && closesAt !== null ? veilMoment(desk.random, now, closesAt) : closesAt);

/** How long, in ms; a clock that has been put back does not take time away. */
const stoodStill = (since: number, now: number): number => Math.max(0, now - since);

function update(desk: Desk, row: AskRow, answered: boolean, isVisible: boolean, now: number): boolean {
  const change: Partial<AskRow> = {};
  if (answered !== row.answered) change.answered = answered;
  if (!isVisible && row.hiddenAt === null) change.hiddenAt = now;
  if (isVisible && row.hiddenAt !== null) {
    // What lay below something else could not be answered meanwhile: its time stood still.
    const stood = stoodStill(row.hiddenAt, now);
    change.hiddenAt = null;
    change.openedAt = row.openedAt + stood;
    if (row.closesAt !== null) change.closesAt = row.closesAt + stood;
    if (row.dueAt !== null) change.dueAt = row.dueAt + stood;
  }
  if (!Object.keys(change).length) return false;
  desk.store.asks.update(row.game, row.number, change);
  return true;
}

/** Whether, as far as the public knows, the ask may be veiled: nothing public may then depend on whether it is. */
function isCovered(edition: Edition, state: EngineState, ask: Ask, path: Frame[]): boolean {
  if (ask.veiled) return true;
  if (ask.question !== windowQuestion.name) return false;
  const book = edition.bookFor(state);
  const game = new Game(state, book);
  game.path = path;
  const { event, next = [] } = ask.data as { event: WindowEvent; next?: WindowEvent[] };
  return [event, ...next].some((one) => book.windows.suspected(game as never, ask.player, one));
}

/** A round of a window for a seat: the frame, and what has been used so far. */
const roundOf = ({ ask, frame }: AskPlace): string => `${frame.id} ${ask.player} ${canonical(ask.data)}`;

/** Asks that have gone without an answer, by the round of the window they belonged to. */
function lapsedWindows(gone: AskRow[], before: EngineState): Map<string, AskRow> {
  const found = new Map<string, AskRow>();
  const lapsed = gone.filter((row) => row.covered && !row.answered);
  if (!lapsed.length) return found;
  const places = everyAsk(before);
  for (const row of lapsed) {
    const place = places.get(row.ask);
    if (place) found.set(roundOf(place), row);
  }
  return found;
}

import {
  Game,
  openAsks,
  seatsPubliclyAsked,
  combatSidesAsked,
  type EngineState,
  type Frame,
  type Id,
  type SeatId,
} from '#engine';
import type { AskRow } from '#store';
import type { Edition } from '#service/edition.ts';

const gameOf = (edition: Edition, state: EngineState): never => new Game(state, edition.bookFor(state)) as never;

/** Returns both sides of the combat in which an open window was put; undefined for any other ask. */
export function combatSidesOfAsk(edition: Edition, state: EngineState, id: Id): SeatId[] | undefined {
  const open = openAsks(state).find(({ ask }) => ask.id === id);
  return open && combatSidesAsked(gameOf(edition, state), open);
}

/** Tells whether an ask is put inside a combat, so that others cannot see which side it is put to. */
export const isInCombat = (
  edition: Edition,
  state: EngineState,
  ask: Parameters<typeof combatSidesAsked>[1]['ask'],
  path: readonly Frame[],
): boolean => combatSidesAsked(gameOf(edition, state), { ask, path }) !== undefined;

/** A seat that everyone may know the game is waiting for. */
export interface PubliclyPendingSeat {
  seat: SeatId;
  /** Unix times in ms: start of the wait, and latest closing time of the timing window (null if none). */
  since: number;
  until: number | null;
  /** True if, as far as others can tell, the seat may have nothing to answer. */
  covered: boolean;
}

const isOpen = ({ answered, hiddenAt }: AskRow): boolean => !answered && hiddenAt === null;

/**
 * Lists the publicly pending seats, sorted by seat, since the order of their questions would reveal who answered early.
 * Calls `at` only if there are any.
 */
export function listPubliclyPending(
  rows: readonly AskRow[],
  at: () => { edition: Edition; state: EngineState },
): PubliclyPendingSeat[] {
  const open = rows.filter(isOpen);
  if (!open.length) return [];
  const { edition, state } = at();
  const game = gameOf(edition, state);
  const asks = new Map(openAsks(state).map((one) => [one.ask.id, one]));
  const found: PubliclyPendingSeat[] = [];
  const inCombat = new Set<string>();
  // Includes answered rows: otherwise the earliest time would reveal which side of a combat has answered.
  const together = ({ id }: Frame): AskRow[] => rows.filter(({ ask }) => asks.get(ask)?.frame.id === id);
  for (const row of open) {
    const asked = asks.get(row.ask);
    if (!asked || !combatSidesAsked(game, asked)) {
      found.push(waits(row, row.seat));
      continue;
    }
    for (const seat of seatsPubliclyAsked(game, asked)) {
      const key = `${asked.frame.id} ${seat}`;
      if (!inCombat.has(key)) found.push({ ...waits(together(asked.frame).reduce(earlier), seat), covered: true });
      inCombat.add(key);
    }
  }
  return found.sort((a, b) => Number(a.seat > b.seat) - Number(a.seat < b.seat));
}

const waits = ({ openedAt, closesAt, covered }: AskRow, seat: SeatId): PubliclyPendingSeat => ({
  seat,
  since: openedAt,
  until: closesAt,
  covered,
});

/** Merges two rows of a window put to both sides of a combat, keeping the earlier times. */
const earlier = (one: AskRow, other: AskRow): AskRow => ({
  ...one,
  openedAt: Math.min(one.openedAt, other.openedAt),
  closesAt:
    one.closesAt === null || other.closesAt === null
      ? (one.closesAt ?? other.closesAt)
      : Math.min(one.closesAt, other.closesAt),
});

import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Game } from '#ti3/rules/game.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { COUNTER_AREAS, type CounterArea, type SeatId, type SystemId } from '#ti3/rules/terms.ts';

/** Number of command counters of each player (E3 2.2). */
const COMMAND_COUNTERS_PER_PLAYER = 16;

/** Returns the number of command counters in reinforcements: those in no area and on no system (E3 5.2). */
export const countersInReinforcements = (game: Game, seat: SeatId): number =>
  COMMAND_COUNTERS_PER_PLAYER -
  COUNTER_AREAS.reduce((sum, area) => sum + seatOf(game, seat).counters[area], 0) -
  Object.values(game.state.systems).filter(({ counters }) => counters.includes(seat)).length;

/** Returns the number of counters that an area can still take. */
export const roomIn = (game: Game, seat: SeatId, area: CounterArea): number =>
  Math.max(0, modify(game, 'area-limit', { seat, area }, Infinity) - seatOf(game, seat).counters[area]);

/** Moves counters from reinforcements into an area, as many as are left and fit (E3 5.2). Returns the number moved. */
export function gainCounters(game: Game, seat: SeatId, area: CounterArea, count: number): number {
  const gained = Math.min(count, countersInReinforcements(game, seat), roomIn(game, seat, area));
  if (gained <= 0) return 0;
  seatOf(game, seat).counters[area] += gained;
  game.addFact({ type: 'counters-gained', seat, area, count: gained });
  return gained;
}

/** Returns counters from an area to reinforcements. Throws an Error if the area has too few. */
export function spendCounters(game: Game, seat: SeatId, area: CounterArea, count: number): void {
  if (!count) return;
  const { counters } = seatOf(game, seat);
  if (counters[area] < count) throw new Error(`${seat} has ${counters[area]} counters in ${area}, not ${count}`);
  counters[area] -= count;
  game.addFact({ type: 'counters-spent', seat, area, count });
}

export const hasCounterIn = ({ state }: Game, seat: SeatId, system: SystemId): boolean =>
  state.systems[system].counters.includes(seat);

/**
 * Places a counter on a system, from an area or from reinforcements. Returns false if none is left or one is there
 * already.
 */
export function placeCounter(
  game: Game,
  seat: SeatId,
  system: SystemId,
  from: CounterArea | 'reinforcements',
): boolean {
  if (hasCounterIn(game, seat, system)) return false;
  if (from === 'reinforcements' ? countersInReinforcements(game, seat) < 1 : seatOf(game, seat).counters[from] < 1)
    return false;
  if (from !== 'reinforcements') seatOf(game, seat).counters[from] -= 1;
  game.state.systems[system].counters.push(seat);
  game.addFact({ type: 'counter-placed', seat, system });
  return true;
}

/** Moves a counter from a system to reinforcements, or into an area. */
export function removeCounterFromSystem(game: Game, seat: SeatId, system: SystemId, to?: CounterArea): void {
  const lying = game.state.systems[system];
  if (!lying.counters.includes(seat)) return;
  lying.counters = lying.counters.filter((one) => one !== seat);
  if (to) seatOf(game, seat).counters[to] += 1;
  game.addFact({ type: 'counter-removed', seat, system, ...(to && { area: to }) });
}

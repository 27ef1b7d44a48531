import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Game } from '#ti3/rules/game.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { COUNTER_AREAS, type CounterArea, type SeatId, type SystemId } from '#ti3/rules/terms.ts';

/** Each race has so many command counters (E3 2.2). */
const COMMAND_COUNTERS_PER_PLAYER = 16;

/** Command counters left in reinforcements (E3 5.2): those in no area and on no system. */
export const countersInReinforcements = (game: Game, seat: SeatId): number =>
  COMMAND_COUNTERS_PER_PLAYER -
  COUNTER_AREAS.reduce((sum, area) => sum + seatOf(game, seat).counters[area], 0) -
  Object.values(game.state.systems).filter(({ counters }) => counters.includes(seat)).length;

/** How many more counters an area takes. */
export const roomIn = (game: Game, seat: SeatId, area: CounterArea): number =>
  Math.max(0, modify(game, 'area-limit', { seat, area }, Infinity) - seatOf(game, seat).counters[area]);

/** Counters come from reinforcements into an area, as many as there are (E3 5.2). Gives how many came. */
export function gainCounters(game: Game, seat: SeatId, area: CounterArea, count: number): number {
  const gained = Math.min(count, countersInReinforcements(game, seat), roomIn(game, seat, area));
  if (gained <= 0) return 0;
  seatOf(game, seat).counters[area] += gained;
  game.addFact({ type: 'counters-gained', seat, area, count: gained });
  return gained;
}

/** Counters go from an area back to reinforcements. Throws where there are not so many. */
export function spendCounters(game: Game, seat: SeatId, area: CounterArea, count: number): void {
  if (!count) return;
  const { counters } = seatOf(game, seat);
  if (counters[area] < count) throw new Error(`${seat} has ${counters[area]} counters in ${area}, not ${count}`);
  counters[area] -= count;
  game.addFact({ type: 'counters-spent', seat, area, count });
}

export const hasCounterIn = ({ state }: Game, seat: SeatId, system: SystemId): boolean =>
  state.systems[system].counters.includes(seat);

/** A counter is laid on a system: from the command pool, or from reinforcements where the rules say so. Whether one was. */
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

/** A counter on a system goes back to reinforcements, or into an area. */
export function removeCounterFromSystem(game: Game, seat: SeatId, system: SystemId, to?: CounterArea): void {
  const lying = game.state.systems[system];
  if (!lying.counters.includes(seat)) return;
  lying.counters = lying.counters.filter((one) => one !== seat);
  if (to) seatOf(game, seat).counters[to] += 1;
  game.addFact({ type: 'counter-removed', seat, system, ...(to && { area: to }) });
}

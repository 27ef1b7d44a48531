import type { Game } from '../game.ts';
import { inSystem } from '../planets/units.ts';
import type { SeatId, SystemId } from '../terms.ts';

/** Whether a seat has a unit or a planet in a system. */
export const isPresent = (game: Game, seat: SeatId, system: SystemId): boolean =>
  inSystem(game, system).some(({ owner }) => owner === seat) ||
  game.state.systems[system].planets.some((planet) => game.state.planets[planet].owner === seat);

/** Whether ships of a seat have come into a system since they activated it. */
export function hasEntered({ facts }: Game, seat: SeatId, system: SystemId): boolean {
  const since = facts.findLastIndex((fact) => fact.type === 'system-activated' && fact.seat === seat && fact.system === system);
  return facts
    .slice(since + 1)
    .some((fact) => fact.type === 'ships-moved' && fact.seat === seat && fact.towards === system && fact.from !== system);
}

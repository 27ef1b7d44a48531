import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';

/** Tells whether a seat has moved ships into a system in the current tactical action. */
export function hasMovedInto(game: Game, seat: SeatId, system: SystemId): boolean {
  const { facts } = game.state;
  const since = facts.findLastIndex(({ type }) => type === 'system-activated');
  return facts
    .slice(Math.max(0, since))
    .some((fact) => fact.type === 'ships-moved' && fact.seat === seat && fact.into === system);
}

/** Returns the planets that a seat gained in the current or just finished tactical action and still controls. */
export function planetsGainedInAction(game: Game, seat: SeatId): PlanetId[] {
  const since = game.facts.findLastIndex(({ type }) => type === 'system-activated');
  const taken = game.facts
    .slice(Math.max(0, since))
    .flatMap((fact) => (fact.type === 'planet-taken' && fact.seat === seat ? [fact.planet] : []));
  return [...new Set(taken)].filter((planet) => game.state.planets[planet]?.controller === seat);
}

import { influenceOf, resourcesOf } from '#ti3/rules/planets/planets.ts';
import { cardOf } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { gainOfPlanet } from './goals.ts';
import { foremostRival, lead, type Mind } from '#ti3/ai/ai-context.ts';

/** What a unit costs to build, each. */
export const unitWorth = ({ game }: Mind, type: UnitType): number =>
  cardOf(game, type).cost / cardOf(game, type).forCost;

/** Without its home planets a player claims nothing (E3 16.1). */
const HOME = 20;
/** About as many rounds a game takes; what a planet brings, it brings in each that is left. */
const ROUNDS = 9;

export const isHomeOf = ({ game: { state } }: Mind, system: SystemId): SeatId | undefined =>
  state.order.find((seat) => state.seats[seat].home === system);

/** The number of rounds in which a gain counts, the current one included: 1 to 4. */
export const roundsCounted = ({ game: { state } }: Mind): number => Math.min(4, Math.max(1, ROUNDS - state.round));

/** What a planet brings for itself. */
export const yieldOf = ({ game }: Pick<Mind, 'game'>, planet: PlanetId): number =>
  resourcesOf(game, planet) + 0.6 * influenceOf(game, planet) + 0.7 * game.book.planets[planet].specialties.length;

/** What having a planet is worth to the seat, in resources. */
export const planetWorth = (mind: Mind, planet: PlanetId): number =>
  mind.thought(`worth of ${planet}`, () => {
    const { state } = mind.game;
    const home = isHomeOf(mind, state.planets[planet].system) === mind.seat ? HOME : 0;
    return 1 + (yieldOf(mind, planet) * roundsCounted(mind)) / 2 + gainOfPlanet(mind, planet) + home;
  });

/** What it is worth that a rival is harmed, for each resource it loses: it helps the others as well. */
export function spite(mind: Mind, rival: SeatId): number {
  const ahead = lead(mind, rival);
  const first = foremostRival(mind) === rival ? 0.15 : 0;
  return Math.min(0.8, Math.max(0.1, 0.25 + first + ahead * 0.08));
}

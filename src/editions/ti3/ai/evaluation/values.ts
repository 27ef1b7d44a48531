import { influenceOf, resourcesOf } from '#ti3/rules/planets/planets.ts';
import { unitCardOf } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { evaluatePlanetGain } from './goals.ts';
import { leadingRival, pointLead, type AiContext } from '#ti3/ai/ai-context.ts';

/** Returns the cost of one unit. */
export const unitCost = ({ game }: AiContext, type: UnitType): number =>
  unitCardOf(game, type).cost / unitCardOf(game, type).forCost;

/** Value of a home planet: without them a player claims no objectives (E3 16.1). */
const HOME = 20;
/** Approximate length of a game in rounds; a planet pays off in every round that is left. */
const ROUNDS = 9;

export const homeOwner = ({ game: { state } }: AiContext, system: SystemId): SeatId | undefined =>
  state.order.find((seat) => state.seats[seat].home === system);

/** Returns the number of rounds in which a gain counts, including the current one: 1 to 4. */
export const roundsCounted = ({ game: { state } }: AiContext): number => Math.min(4, Math.max(1, ROUNDS - state.round));

/** Returns the value of a planet's resources, influence and specialties. */
export const planetIncome = ({ game }: Pick<AiContext, 'game'>, planet: PlanetId): number =>
  resourcesOf(game, planet) + 0.6 * influenceOf(game, planet) + 0.7 * game.book.planets[planet].specialties.length;

/** Returns the value of owning a planet, in resources. */
export const evaluatePlanet = (context: AiContext, planet: PlanetId): number =>
  context.memoizeForDecision(`worth of ${planet}`, () => {
    const { state } = context.game;
    const home = homeOwner(context, state.planets[planet].system) === context.seat ? HOME : 0;
    return (
      1 + (planetIncome(context, planet) * roundsCounted(context)) / 2 + evaluatePlanetGain(context, planet) + home
    );
  });

/** Returns the value of a rival's loss of one resource; small, because it helps the other rivals as well. */
export function denialFactor(context: AiContext, rival: SeatId): number {
  const ahead = pointLead(context, rival);
  const first = leadingRival(context) === rival ? 0.15 : 0;
  return Math.min(0.8, Math.max(0.1, 0.25 + first + ahead * 0.08));
}

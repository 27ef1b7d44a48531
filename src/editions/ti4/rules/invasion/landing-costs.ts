import type { Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import { canPayEach, type Bill } from '#ti4/rules/production/payment.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { landingPlanetOf } from './commitments-from-planets.ts';

/** What it takes to commit ground forces to a planet: each amount is paid apart. */
export const landingCostsOf = (game: Game, seat: SeatId, planet: PlanetId): readonly number[] =>
  modify(game, 'landing-prices', { seat, planet }, []);

/** The planets to which an answer commits anything. */
export const planetsLandedOn = (answer: Readonly<Record<string, number>>): PlanetId[] => [
  ...new Set(Object.entries(answer).flatMap(([key, count]) => (count > 0 ? [landingPlanetOf(key)] : []))),
];

/** Why it cannot be paid that something is committed to these planets. */
export function landingCostProblem(game: Game, seat: SeatId, planets: readonly PlanetId[]): string | undefined {
  const prices = planets.flatMap((planet) => landingCostsOf(game, seat, planet));
  if (canPayEach(game, seat, 'influence', prices)) return undefined;
  const dear = planets.find((planet) => landingCostsOf(game, seat, planet).length) ?? '';
  return `You cannot pay ${prices.join(' and ')} influence${prices.length > 1 ? ', each apart,' : ''} to land on ${nameOfPlanet(game, dear)}.`;
}

export interface LandingCost {
  planet: PlanetId;
  amount: number;
}

/** All that is to be paid for what is committed to these planets, one by one. */
export const landingCostsFor = (game: Game, seat: SeatId, planets: readonly PlanetId[]): LandingCost[] =>
  planets.flatMap((planet) => landingCostsOf(game, seat, planet).map((amount) => ({ planet, amount })));

export const landingBill = (game: Game, { planet, amount }: LandingCost): Bill => ({
  kind: 'influence',
  amount,
  for: `to land on ${nameOfPlanet(game, planet)}`,
});

/** What is committed, less what a planet's price could not be paid for. */
export const withoutLandingsOn = (answer: Readonly<Record<string, number>>, planet: PlanetId): Record<string, number> =>
  Object.fromEntries(Object.entries(answer).filter(([key]) => landingPlanetOf(key) !== planet));

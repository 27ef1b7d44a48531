import type { AmountOption } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import { canPayEach, type Bill } from '#ti4/rules/production/payment.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { landingPlanetOf } from './commitments-from-planets.ts';

/** Returns the influence costs of committing ground forces to a planet; each amount is a separate payment. */
export const landingCostsOf = (game: Game, seat: SeatId, planet: PlanetId): readonly number[] =>
  modify(game, 'landing-prices', { seat, planet }, []);

/** Returns the planets to which an answer commits units. */
export const planetsLandedOn = (answer: Readonly<Record<string, number>>): PlanetId[] => [
  ...new Set(Object.entries(answer).flatMap(([key, count]) => (count > 0 ? [landingPlanetOf(key)] : []))),
];

/** Returns the reason why the costs of committing units to these planets cannot be paid; undefined if they can. */
export function landingCostProblem(game: Game, seat: SeatId, planets: readonly PlanetId[]): string | undefined {
  const prices = planets.flatMap((planet) => landingCostsOf(game, seat, planet));
  if (canPayEach(game, seat, 'influence', prices)) return undefined;
  const dear = planets.find((planet) => landingCostsOf(game, seat, planet).length) ?? '';
  return `You cannot pay ${prices.join(' and ')} influence${prices.length > 1 ? ' in separate payments' : ''} to commit ground forces to ${nameOfPlanet(game, dear)}.`;
}

/** Closes the lines that commit units to a planet whose own costs cannot be paid. */
export function withUnaffordableLandings(game: Game, seat: SeatId, lines: readonly AmountOption[]): AmountOption[] {
  return lines.map((line) => {
    const disabledReason = landingCostProblem(game, seat, [landingPlanetOf(line.key)]);
    return disabledReason === undefined ? line : { ...line, max: 0, disabledReason };
  });
}

export interface LandingCost {
  planet: PlanetId;
  amount: number;
}

/** Returns all costs of committing units to these planets, one per payment. */
export const landingCostsFor = (game: Game, seat: SeatId, planets: readonly PlanetId[]): LandingCost[] =>
  planets.flatMap((planet) => landingCostsOf(game, seat, planet).map((amount) => ({ planet, amount })));

export const landingBill = (game: Game, { planet, amount }: LandingCost): Bill => ({
  kind: 'influence',
  amount,
  for: `to commit ground forces to ${nameOfPlanet(game, planet)}`,
});

/** Removes the commitments to a planet whose cost could not be paid. */
export const withoutLandingsOn = (answer: Readonly<Record<string, number>>, planet: PlanetId): Record<string, number> =>
  Object.fromEntries(Object.entries(answer).filter(([key]) => landingPlanetOf(key) !== planet));

import { ask, choose, chosenKey, done, type Procedure, type Question, type Spec } from '#engine';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { formatCount } from '#text/sentences.ts';
import type { PlanetId, SeatId, Unit } from '#ti4/rules/state.ts';
import { isHomePlanet, planetOf, planetsOf, planetWithValues } from '#ti4/rules/planets/planets.ts';

// Commodities on planets, which belong to no seat: only the rules that placed them treat them as commodities.

export const commoditiesOn = (game: Game, planet: PlanetId): number => planetOf(game, planet).commodities ?? 0;

/** Sets how many commodities are on a planet; 0 removes the field. */
export function setCommoditiesOn(game: Game, planet: PlanetId, count: number): void {
  const place = planetOf(game, planet);
  if (count > 0) place.commodities = count;
  else delete place.commodities;
}

/** Returns the planets in its own home system that a seat controls. */
export const ownHomePlanets = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id }) => (isHomePlanet(game, id, seat) ? [id] : []));

/** Moves all commodities on some planets to another planet. */
export function moveCommodities(game: Game, seat: SeatId, from: readonly PlanetId[], to: PlanetId): void {
  for (const planet of from) {
    const count = planet === to ? 0 : commoditiesOn(game, planet);
    if (!count) continue;
    setCommoditiesOn(game, planet, 0);
    setCommoditiesOn(game, to, commoditiesOn(game, to) + count);
    game.addFact({ type: 'planet-commodities-moved', seat, from: planet, planet: to, count });
  }
}

/** Returns the given number of commodities from each planet to the supply. */
export function discardPlanetCommodities(game: Game, seat: SeatId, counts: Record<PlanetId, number>): void {
  for (const [planet, count] of Object.entries(counts)) {
    if (count <= 0) continue;
    setCommoditiesOn(game, planet, commoditiesOn(game, planet) - count);
    game.addFact({ type: 'planet-commodities-discarded', seat, planet, count });
  }
}

const lay = (game: Game, seat: SeatId, planet: PlanetId, count: number): void => {
  setCommoditiesOn(game, planet, commoditiesOn(game, planet) + count);
  game.addFact({ type: 'planet-commodities-laid', seat, planet, count });
};

const planetForCommodities = question<{ count: number }>()(
  'planet-for-commodities',
  (game, seat, { count }): Spec => {
    const planets = ownHomePlanets(game, seat);
    if (!planets.length) return { kind: 'none', reason: 'You control no planet in your home system.' };
    return choose(
      `On which planet do you place ${formatCount(count, 'commodity', 'commodities')}?`,
      planets.map((key) => {
        const there = commoditiesOn(game, key);
        return {
          key,
          label: planetWithValues(game, key),
          ...(there > 0 && { hint: `now ${formatCount(there, 'commodity', 'commodities')}` }),
        };
      }),
    );
  },
  { title: 'choose a planet for commodities', forced: true },
);

/** Places commodities from the supply on a planet in a seat's home system. */
export const placeCommodities = procedure<{ seat: SeatId; count: number }>()('lay-commodities', {
  start: (game, { seat, count }) => {
    const [only, ...others] = ownHomePlanets(game, seat);
    if (others.length) return ask([planetForCommodities.ask(seat, { count })], 'chosen');
    if (only !== undefined) lay(game, seat, only, count);
    return done();
  },
  chosen: (game, { seat, count }, got) => {
    const planet = chosenKey(got.answer);
    if (planet !== undefined) lay(game, seat, planet, count);
    return done();
  },
});

export interface Spoils {
  seat: SeatId;
  count: number;
}

/** Returns the commodities that each seat places on a home planet for units of others that it destroys at once. */
export function spoilsOf(game: Game, units: readonly Unit[], by: (unit: Unit) => SeatId | null): Spoils[] {
  const counts = new Map<SeatId, number>();
  for (const unit of units) {
    const seat = by(unit);
    if (seat === null || seat === unit.owner) continue;
    const count = modify(game, 'spoils', { seat, unit }, 0);
    if (count > 0) counts.set(seat, (counts.get(seat) ?? 0) + count);
  }
  return [...counts].flatMap(([seat, count]) => (ownHomePlanets(game, seat).length ? [{ seat, count }] : []));
}

export const planetCommodityProcedures: Procedure<Game, never>[] = [placeCommodities];
export const planetCommodityQuestions: Question<Game, never>[] = [planetForCommodities];

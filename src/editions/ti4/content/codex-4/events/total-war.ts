import { chosenKey, type Spec } from '#engine';
import { galacticEvent, on } from '#ti4/rules/components/component.ts';
import {
  commoditiesOn,
  discardPlanetCommodities,
  moveCommodities,
  ownHomePlanets,
} from '#ti4/rules/trade/planet-commodities.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { gainPoints } from '#ti4/rules/objectives/objectives.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { isHomePlanet, planetsOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import { definitionOf } from '#ti4/rules/units/units.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';

const ID = 'total-war';
const PRICE = 10;

const atHome = (game: Game, seat: SeatId): PlanetId[] =>
  ownHomePlanets(game, seat).filter((planet) => commoditiesOn(game, planet) > 0);

const sumAtHome = (game: Game, seat: SeatId): number =>
  atHome(game, seat).reduce((sum, planet) => sum + commoditiesOn(game, planet), 0);

/**
 * Returns the planets from which commodities can be moved after a seat gains a planet: that planet and, if it is one of
 * the seat's home planets, its planets elsewhere.
 */
const movable = (game: Game, seat: SeatId, gained: PlanetId): PlanetId[] => {
  const all = isHomePlanet(game, gained, seat) ? planetsOf(game, seat).map(({ id }) => id) : [gained];
  return all.filter(
    (planet) => commoditiesOn(game, planet) > 0 && (planet === gained || !isHomePlanet(game, planet, seat)),
  );
};

/** Returns the seat's home planets to which commodities could be moved. */
const destinations = (game: Game, seat: SeatId, gained: PlanetId): PlanetId[] => {
  const from = movable(game, seat, gained);
  return ownHomePlanets(game, seat).filter((planet) => from.some((one) => one !== planet));
};

const commoditiesToDiscard = question<object, Record<string, number>>()(
  'planet-commodities-to-discard',
  (game, seat): Spec => {
    const planets = atHome(game, seat);
    const sum = sumAtHome(game, seat);
    if (sum < PRICE) return { kind: 'none', reason: 'You do not have enough commodities on your home planets.' };
    let left = PRICE;
    const start: Record<string, number> = {};
    for (const planet of planets) {
      start[planet] = Math.min(left, commoditiesOn(game, planet));
      left -= start[planet];
    }
    return {
      kind: 'allot',
      prompt: `Which ${PRICE} commodities do you discard?`,
      amounts: planets.map((key) => {
        const there = commoditiesOn(game, key);
        return {
          key,
          label: `Commodity on ${planetWithValues(game, key)}`,
          plural: `commodities on ${planetWithValues(game, key)}`,
          max: Math.min(there, PRICE),
          min: Math.max(0, PRICE - (sum - there)),
          weights: { commodities: 1 },
        };
      }),
      limits: [
        {
          measure: 'commodities',
          atLeast: PRICE,
          atMost: PRICE,
          message: `Discard exactly ${PRICE} commodities; you discarded {sum}.`,
        },
      ],
      proposed: start,
    };
  },
  { title: 'discard commodities from planets', forced: true },
);

export default galacticEvent({
  id: ID,
  name: 'Total War',
  set: 'codex-4',
  text: "A player who destroys another player's units places commodities equal to the cost of those units (1 for each infantry or fighter) on 1 of their own home planets. A player who gains control of a planet with commodities may move them to 1 of their own home planets. Action: discard 10 commodities from your home planets and gain 1 victory point.",
  advice: { gains: { points: 1 } },
  modifiers: { spoils: (game, _held, spoils, { unit }) => spoils + (definitionOf(game, unit).cost ?? 0) },
  reactions: [
    on('after', 'planet-taken', {
      hint: 'After you gain control of a planet with commodities: you may move them to 1 of your own home planets.',
      isUsable: (game, { holder }, { seat, planet }) =>
        seat === holder && destinations(game, holder, planet).length > 0,
      target: (game, { holder }, { planet }) => {
        const planets = destinations(game, holder, planet);
        return planets.length > 1
          ? choosePlanet.ask(holder, { prompt: 'To which planet do you move the commodities?', planets })
          : undefined;
      },
      effect: (game, { holder }, { planet }, target) => {
        const to = chosenKey(target) ?? destinations(game, holder, planet)[0];
        if (to !== undefined) moveCommodities(game, holder, movable(game, holder, planet), to);
      },
    }),
  ],
  action: {
    problem: (game, { holder }) => {
      const sum = sumAtHome(game, holder);
      return sum < PRICE ? `You have only ${sum} of ${PRICE} commodities on your home planets.` : undefined;
    },
    target: (game, { holder }) =>
      sumAtHome(game, holder) > PRICE && atHome(game, holder).length > 1
        ? commoditiesToDiscard.ask(holder, {})
        : undefined,
    effect: (game, { holder }, target) => {
      const counts: Record<PlanetId, number> = {};
      for (const planet of target) counts[planet] = (counts[planet] ?? 0) + 1;
      // Without a choice, the only planet gives all of them, or each planet gives everything.
      let left = PRICE - target.length;
      for (const planet of target.length ? [] : atHome(game, holder)) {
        counts[planet] = Math.min(left, commoditiesOn(game, planet));
        left -= counts[planet];
      }
      discardPlanetCommodities(game, holder, counts);
      gainPoints(game, holder, 1, ID);
    },
  },
  questions: [choosePlanet, commoditiesToDiscard],
});

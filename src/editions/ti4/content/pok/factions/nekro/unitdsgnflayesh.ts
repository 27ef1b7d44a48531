import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { leader, type Technology } from '#ti4/rules/components/component.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { gainTechnology, technologyDeck } from '#ti4/rules/technology/technology.ts';
import { technologyOption } from '#ti4/rules/technology/research.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { influenceOf, resourcesOf, specialtiesOf } from '#ti4/rules/planets/planets.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';

const ID = 'unitdsgnflayesh';

/** Lists the planets with a technology specialty in systems with a seat's units. */
const prey = (game: Game, seat: SeatId): PlanetId[] =>
  Object.values(game.state.planets)
    .filter(({ id, system }) => specialtiesOf(game, id).length > 0 && unitsAt(game, { owner: seat, system }).length > 0)
    .map(({ id }) => id);

/** Lists the technologies in a seat's deck that match a planet's specialty; unit upgrades have no color (90.7). */
const matching = (game: Game, seat: SeatId, planet: PlanetId): Technology[] => {
  const colors = specialtiesOf(game, planet);
  return technologyDeck(game, seat).filter(
    ({ upgrade, color }) => !upgrade && color !== undefined && colors.includes(color),
  );
};

const whichTechnology = question<{ planet: PlanetId }>()(
  ID,
  (game, seat, { planet }): Spec => {
    const options = matching(game, seat, planet).map(technologyOption);
    return options.length
      ? choose('Which technology do you gain?', options)
      : { kind: 'none', reason: 'Your deck has no technology of that color.' };
  },
  { title: 'choose a technology to gain' },
);

const devour = procedure<{ seat: SeatId; planet: PlanetId }>()(ID, {
  destroy: (game, { seat, planet }) =>
    call(destroyUnits, { units: unitsAt(game, { planet, notOwner: seat }).map(({ id }) => id), by: seat }, 'gain'),
  gain: (game, { seat, planet }) => {
    gainTradeGoods(game, seat, resourcesOf(game, planet) + influenceOf(game, planet));
    return ask([whichTechnology.ask(seat, { planet })], 'technology');
  },
  technology: (game, { seat }, got) => {
    const technology = chosenKey(got.answer);
    if (technology !== undefined) gainTechnology(game, seat, technology);
    return done();
  },
});

export default leader({
  id: ID,
  set: 'pok',
  faction: 'nekro',
  name: 'UNIT.DSGN.FLAYESH',
  role: 'hero',
  text: "Action: destroy other players' units on a technology specialty planet in a system with your units. Gain 1 technology of its color, and trade goods worth its resources plus influence. Purge this card.",
  advice: { gains: { technologies: 1, tradeGoods: 3 } },
  action: {
    problem: (game, { holder }) =>
      prey(game, holder).length ? undefined : 'You have no units in a system with a technology specialty.',
    target: (game, { holder }) =>
      choosePlanet.ask(holder, {
        prompt: 'Which planet with a technology specialty do you choose?',
        planets: prey(game, holder),
      }),
    effect: (game, held, [planet]) => {
      purgeLeader(game, held);
      return planet === undefined ? undefined : call(devour, { seat: held.holder, planet }, 'finish');
    },
  },
  procedures: [devour],
  questions: [whichTechnology],
});

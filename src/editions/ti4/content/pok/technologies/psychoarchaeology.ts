import { chosenKey } from '#engine';
import { technology } from '#ti4/rules/components/component.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import type { Game } from '#ti4/rules/game.ts';
import { isMidResolution } from '#ti4/rules/leaders/leaders.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { exhaustPlanet, influenceOf, readyPlanetsOf, resourcesOf, specialtiesOf } from '#ti4/rules/planets/planets.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';

const learned = (game: Game, seat: SeatId): PlanetId[] =>
  readyPlanetsOf(game, seat)
    .map(({ id }) => id)
    .filter((id) => specialtiesOf(game, id).length > 0);

export default technology({
  id: 'psychoarchaeology',
  name: 'Psychoarchaeology',
  set: 'pok',
  text: 'You can use technology specialties without exhausting planets, even if those planets are exhausted. In the action phase, you may exhaust planets with a specialty to gain 1 trade good for each.',
  advice: {
    gains: { tradeGoods: 1 },
    choices: (game, _seat, planet) => ({
      resources: -resourcesOf(game, planet),
      influence: -influenceOf(game, planet),
    }),
  },
  questions: [choosePlanet],
  color: 'biotic',
  prerequisites: {},
  modifiers: {
    'specialties-at-will': (_game, { holder }, free, { seat }) => free || seat === holder,
  },
  anytime: {
    problem: (game, { holder }) => {
      if (game.state.phase !== 'action') return 'You can use it only in the action phase.';
      if (isMidResolution(game)) return 'You cannot use it while something else is being resolved.';
      return learned(game, holder).length ? undefined : 'You have no readied planet with a technology specialty.';
    },
    target: (game, { holder }) =>
      choosePlanet.ask(holder, {
        prompt: 'Which planet do you exhaust to gain 1 trade good?',
        planets: learned(game, holder),
      }),
    effect: (game, { holder, component }, target) => {
      const planet = chosenKey(target);
      if (planet === undefined || !learned(game, holder).includes(planet)) return;
      exhaustPlanet(game, planet);
      game.addFact({ type: 'planets-exhausted', seat: holder, planets: [planet], why: component });
      gainTradeGoods(game, holder, 1);
    },
  },
});

import { actionCard } from '#ti4/rules/components/component.ts';
import { planetOf, planetsOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { choosePlanet, planetIdsOf } from '#ti4/content/shared/procedures/place-questions.ts';

export default actionCard({
  id: 'mining-initiative',
  name: 'Mining Initiative',
  set: 'base',
  text: 'Action: choose a planet you control, ready or exhausted. Gain trade goods equal to its resources.',
  copies: 1,
  advice: {
    gains: (game, seat) => ({
      tradeGoods: Math.max(0, ...planetsOf(game, seat).map(({ id }) => resourcesOf(game, id))),
    }),
    choices: (game, _seat, key) => ({ tradeGoods: game.state.planets[key] ? resourcesOf(game, key) : 0 }),
  },
  questions: [choosePlanet],
  action: {
    problem: (game, { holder }) => (planetsOf(game, holder).length ? undefined : 'You control no planet.'),
    target: (game, { holder }) =>
      choosePlanet.ask(holder, {
        prompt: 'Which planet do you choose? You gain trade goods equal to its resources.',
        planets: planetIdsOf(game, holder),
      }),
    effect: (game, { holder }, [planet]) => {
      if (planet !== undefined && planetOf(game, planet).controller === holder)
        gainTradeGoods(game, holder, resourcesOf(game, planet));
    },
  },
});

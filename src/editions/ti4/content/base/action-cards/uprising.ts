import { actionCard } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { exhaustPlanet, isHomePlanet, resourcesOf } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { choosePlanet, planetsOfOthers } from '#ti4/content/shared/procedures/place-questions.ts';

const ready = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOfOthers(game, seat).filter((planet) => !isHomePlanet(game, planet) && !game.state.planets[planet].exhausted);

export default actionCard({
  id: 'uprising',
  name: 'Uprising',
  set: 'base',
  text: 'Action: pick a ready planet of another player that lies in no home system. It is exhausted, and you get its resources in trade goods.',
  copies: 1,
  advice: { gains: { tradeGoods: 2 }, harms: { resources: 2 } },
  questions: [choosePlanet],
  action: {
    problem: (game, { holder }) =>
      ready(game, holder).length ? undefined : 'Nobody else has a ready planet outside the home systems.',
    target: (game, { holder }) =>
      choosePlanet.ask(holder, { prompt: 'On which planet is there an uprising?', planets: ready(game, holder) }),
    effect: (game, { holder }, [planet]) => {
      if (planet === undefined || !ready(game, holder).includes(planet)) return;
      exhaustPlanet(game, planet);
      game.addFact({
        type: 'planets-exhausted',
        seat: game.state.planets[planet].controller,
        planets: [planet],
        why: 'uprising',
      });
      gainTradeGoods(game, holder, resourcesOf(game, planet));
    },
  },
});

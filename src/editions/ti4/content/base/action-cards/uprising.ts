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
  text: "Action: exhaust another player's ready planet outside home systems and gain trade goods equal to its resources.",
  copies: 1,
  advice: { gains: { tradeGoods: 2 }, harms: { resources: 2 } },
  questions: [choosePlanet],
  action: {
    problem: (game, { holder }) =>
      ready(game, holder).length ? undefined : 'No other player has a ready planet outside home systems.',
    target: (game, { holder }) =>
      choosePlanet.ask(holder, { prompt: 'Which planet do you exhaust?', planets: ready(game, holder) }),
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

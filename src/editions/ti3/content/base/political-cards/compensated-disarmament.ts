import { politicalCard } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { groundForcesOn, destroyUnits } from '#ti3/rules/units/units.ts';

export default politicalCard({
  id: 'compensated-disarmament',
  name: 'Compensated Disarmament',
  text: 'Elect a planet: destroy its ground forces. The player who controls it keeps control and gains 1 trade good for each ground force destroyed.',
  elect: 'planet',
  confidence: 'medium',
  eligible: ({ state }, planet) => state.planets[planet].owner !== null,
  resolve: (game, planet) => {
    const { owner } = game.state.planets[planet];
    const troops = groundForcesOn(game, planet);
    if (owner === null || !troops.length) return;
    destroyUnits(game, troops);
    changeTradeGoods(game, owner, troops.length);
  },
});

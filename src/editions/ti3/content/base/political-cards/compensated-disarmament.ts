import { politicalCard } from '../../../rules/components/component.ts';
import { changeTradeGoods } from '../../../rules/counters/trade-goods.ts';
import { troopsOn, destroy } from '../../../rules/planets/units.ts';

export default politicalCard({
  id: 'compensated-disarmament',
  name: 'Compensated Disarmament',
  text: 'Elect a planet: its ground forces are destroyed, and its owner gets a trade good for each. It stays theirs.',
  elect: 'planet',
  confidence: 'medium',
  eligible: ({ state }, planet) => state.planets[planet].owner !== null,
  resolve: (game, planet) => {
    const { owner } = game.state.planets[planet];
    const troops = troopsOn(game, planet);
    if (owner === null || !troops.length) return;
    destroy(game, troops);
    changeTradeGoods(game, owner, troops.length);
  },
});

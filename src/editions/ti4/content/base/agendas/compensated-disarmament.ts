import { call, done } from '#engine';
import { agenda } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { procedure } from '#ti4/rules/game.ts';
import { planetOf } from '#ti4/rules/planets/planets.ts';
import type { PlanetId } from '#ti4/rules/state.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { groundForcesOn } from '#ti4/rules/units/units.ts';

const disarm = procedure<{ planet: PlanetId; count?: number }>()('compensated-disarmament', {
  destroy: (game, data) => {
    const units = groundForcesOn(game, data.planet).map((unit) => unit.id);
    data.count = units.length;
    return call(destroyUnits, { units, by: null }, 'gain');
  },
  gain: (game, { planet, count = 0 }) => {
    const { controller } = planetOf(game, planet);
    if (controller !== null) gainTradeGoods(game, controller, count);
    return done();
  },
});

export default agenda({
  id: 'compensated-disarmament',
  name: 'Compensated Disarmament',
  set: 'base',
  text: 'Elect a planet: destroy all ground forces on it. Its controller gains 1 trade good for each destroyed ground force.',
  type: 'directive',
  elect: 'planet',
  advice: { elected: { units: { infantry: -3 }, tradeGoods: 1 } },
  procedures: [disarm],
  resolve: (_game, planet) => call(disarm, { planet }, 'finish'),
});

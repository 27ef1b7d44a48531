import { call, done } from '../../../../../engine/index.ts';
import { agenda } from '../../../rules/components/component.ts';
import { destroyUnits } from '../../../rules/units/destroy.ts';
import { procedure } from '../../../rules/game.ts';
import { planetOf } from '../../../rules/units/planets.ts';
import type { PlanetId } from '../../../rules/state.ts';
import { gainTradeGoods } from '../../../rules/deals/trade.ts';
import { groundForcesOn } from '../../../rules/units/units.ts';

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
  text: 'Elect a planet: all ground forces on it are destroyed, and its controller gets a trade good for each.',
  type: 'directive',
  elect: 'planet',
  advice: { elected: { units: { infantry: -3 }, tradeGoods: 1 } },
  procedures: [disarm],
  resolve: (_game, planet) => call(disarm, { planet }, 'finish'),
});

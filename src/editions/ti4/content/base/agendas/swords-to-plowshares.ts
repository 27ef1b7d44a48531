import { call, done } from '#engine';
import { agenda } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { procedure } from '#ti4/rules/game.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import { seatsFrom } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { placeUnits, unitsAt } from '#ti4/rules/units/units.ts';

const disband = procedure<{ gains: { seat: SeatId; count: number }[] }>()('swords-to-plowshares', {
  destroy(game, data) {
    const doomed: string[] = [];
    for (const seat of seatsFrom(game.state, game.state.speaker)) {
      const units = planetsOf(game, seat).flatMap((planet) => {
        const infantry = unitsAt(game, { owner: seat, planet: planet.id, type: 'infantry' });
        return infantry.slice(0, Math.ceil(infantry.length / 2));
      });
      doomed.push(...units.map((unit) => unit.id));
      data.gains.push({ seat, count: units.length });
    }
    return call(destroyUnits, { units: doomed, by: null }, 'gain');
  },
  gain(game, data) {
    for (const { seat, count } of data.gains) gainTradeGoods(game, seat, count);
    return done();
  },
});

export default agenda({
  id: 'swords-to-plowshares',
  name: 'Swords to Plowshares',
  set: 'base',
  text: 'For: each player destroys half of their infantry on each of their planets (rounded up) and gains 1 trade good for each one destroyed. Against: each player places 1 infantry on each of their planets.',
  type: 'directive',
  elect: 'for-against',
  advice: { outcomes: { against: { units: { infantry: 1 } } } },
  procedures: [disband],
  resolve: (game, outcome) => {
    if (outcome === 'for') return call(disband, { gains: [] }, 'finish');
    for (const seat of seatsFrom(game.state, game.state.speaker)) {
      for (const { id: planet, system } of planetsOf(game, seat)) {
        placeUnits(game, seat, 'infantry', 1, { system, planet });
      }
    }
    return undefined;
  },
});

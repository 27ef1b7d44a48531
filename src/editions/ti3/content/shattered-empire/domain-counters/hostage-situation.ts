import { ask, call, chosenKey, choose, done } from '#engine';
import { domainCounter } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { procedure, question } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { destroyUnits, groundForcesOn } from '#ti3/rules/units/units.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';

const ransom = question<{ planet: PlanetId }>()(
  'hostage-situation',
  (game, seat, { planet }) => {
    const count = groundForcesOn(game, planet, seat).length;
    if (seatOf(game, seat).tradeGoods < count) return { kind: 'none', reason: 'You do not have enough trade goods.' };
    return choose(
      `Do you pay ${formatCount(count, 'trade good')} to keep the ground forces that landed on ${nameOfPlanet(game, planet)}?`,
      [
        { key: 'pay', label: `Pay ${formatCount(count, 'trade good')}` },
        { key: 'lose', label: 'Lose the ground forces' },
      ],
    );
  },
  { title: 'decide whether to pay for ground forces', forced: true, owing: (seat) => [seat] },
);

const bargain = procedure<{ seat: SeatId; planet: PlanetId }>()('hostage-situation', {
  ask: (_game, { seat, planet }) => ask([ransom.ask(seat, { planet })], 'chosen'),
  chosen: (game, { seat, planet }, { answer }) => {
    const held = groundForcesOn(game, planet, seat);
    if (chosenKey(answer) === 'pay') changeTradeGoods(game, seat, -held.length);
    else destroyUnits(game, held);
    return done();
  },
});

export default domainCounter({
  id: 'hostage-situation',
  name: 'Hostage Situation',
  text: 'When you land: pay 1 trade good for each ground force that landed, or destroy all of those ground forces. Then remove this counter.',
  confidence: 'high',
  counters: { 0: 4 },
  met: (_game, { seat, planet }) => call(bargain, { seat, planet }, 'finish'),
  toll: () => 1,
  procedures: [bargain],
  questions: [ransom],
});

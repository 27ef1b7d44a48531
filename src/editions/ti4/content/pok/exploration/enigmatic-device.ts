import { ask, call, done } from '../../../../../engine/index.ts';
import { explorationCard } from '../../../rules/components/component.ts';
import { purgeKept } from '../../../rules/exploration/explored-cards.ts';
import { procedure } from '../../../rules/game.ts';
import { research } from '../../../rules/phases/technology.ts';
import { pay, payment, purse, type Bill } from '../../../rules/production/payment.ts';
import type { CardId, SeatId } from '../../../rules/state.ts';

const PRICE = 6;
const BILL: Bill = { kind: 'resources', amount: PRICE, for: 'for the Enigmatic Device' };

const useDevice = procedure<{ seat: SeatId; card: CardId }>()('enigmatic-device', {
  start: (_game, { seat }) => ask([payment.of(seat, { ...BILL })], 'paid'),
  paid: (game, { seat, card }, got) => {
    if (got.answer === null) return done();
    pay(game, seat, BILL, got.answer);
    purgeKept(game, seat, [card]);
    return call(research, { seat }, 'end');
  },
  end: () => done(),
});

export default explorationCard({
  id: 'enigmatic-device',
  name: 'Enigmatic Device',
  set: 'pok',
  text: 'Keep it. As an action you may give it up for good and spend 6 resources: you research a technology.',
  deck: 'frontier',
  copies: 2,
  advice: { gains: { technologies: 1 }, spends: { resources: PRICE } },
  then: 'keep',
  procedures: [useDevice],
  action: {
    unable: (game, { holder }) => (purse(game, holder, 'resources') < PRICE ? `You cannot spend ${PRICE} resources.` : undefined),
    effect: (_game, { holder, key }) => call(useDevice, { seat: holder, card: key }, 'finish'),
  },
});

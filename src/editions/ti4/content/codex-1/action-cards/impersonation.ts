import { ask, call, done } from '../../../../../engine/index.ts';
import { actionCard } from '../../../rules/components/component.ts';
import { procedure } from '../../../rules/game.ts';
import { drawSecrets } from '../../../rules/phases/objectives.ts';
import { pay, payment, purse, type Bill } from '../../../rules/production/payment.ts';
import type { SeatId } from '../../../rules/state.ts';

const ID = 'impersonation';
const PRICE: Bill = { kind: 'influence', amount: 3, for: 'for Impersonation' };

const impersonate = procedure<{ seat: SeatId }>()(ID, {
  pay: (_game, { seat }) => ask([payment.of(seat, PRICE)], 'draw'),
  draw: (game, { seat }, got) => {
    if (got.answer === null) return done();
    pay(game, seat, PRICE, got.answer);
    drawSecrets(game, seat, 1); // with a fourth one is returned at once (61.21)
    return done();
  },
});

export default actionCard({
  id: ID,
  name: 'Impersonation',
  set: 'codex-1',
  text: 'Action: for 3 influence you draw a secret objective.',
  copies: 1,
  advice: { gains: { secretObjectives: 1 }, spends: { influence: PRICE.amount } },
  procedures: [impersonate],
  action: {
    unable: (game, { holder }) => {
      if (!game.state.decks.secret.draw.length) return 'There is no secret objective left to draw.';
      return purse(game, holder, 'influence') < PRICE.amount
        ? `You cannot spend ${PRICE.amount} influence.`
        : undefined;
    },
    effect: (_game, { holder }) => call(impersonate, { seat: holder }, 'finish'),
  },
});

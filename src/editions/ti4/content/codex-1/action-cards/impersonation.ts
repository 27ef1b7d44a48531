import { ask, call, done } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { drawSecrets } from '#ti4/rules/objectives/objectives.ts';
import { pay, payment, spendableAmount, type Bill } from '#ti4/rules/production/payment.ts';
import type { SeatId } from '#ti4/rules/state.ts';

const ID = 'impersonation';
const PRICE: Bill = { kind: 'influence', amount: 3, for: 'for Impersonation' };

const impersonate = procedure<{ seat: SeatId }>()(ID, {
  pay: (_game, { seat }) => ask([payment.ask(seat, PRICE)], 'draw'),
  draw: (game, { seat }, got) => {
    if (got.answer === null) return done();
    pay(game, seat, PRICE, got.answer);
    drawSecrets(game, seat, 1); // a fourth one makes the player return one at once (61.21)
    return done();
  },
});

export default actionCard({
  id: ID,
  name: 'Impersonation',
  set: 'codex-1',
  text: 'Action: spend 3 influence and draw 1 secret objective.',
  copies: 1,
  advice: { gains: { secretObjectives: 1 }, spends: { influence: PRICE.amount } },
  procedures: [impersonate],
  action: {
    problem: (game, { holder }) => {
      if (!game.state.decks.secret.draw.length) return 'No secret objective is left to draw.';
      return spendableAmount(game, holder, 'influence') < PRICE.amount
        ? `You cannot pay ${PRICE.amount} influence.`
        : undefined;
    },
    effect: (_game, { holder }) => call(impersonate, { seat: holder }, 'finish'),
  },
});

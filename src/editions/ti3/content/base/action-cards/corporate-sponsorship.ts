import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { canPay } from '#ti3/rules/production/payment.ts';
import { technologyPrice, technologyProblem } from '#ti3/rules/technology/technology.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const LESS = 4;

/** Tells whether a seat can buy, at the discount, a green technology that has a price. */
const helps = (game: Game, seat: SeatId, base: number): boolean =>
  Object.values(game.book.byKind.technology).some((one) => {
    if (one.color !== 'green' || one.lacks !== undefined || technologyProblem(game, seat, one) !== undefined)
      return false;
    const price = technologyPrice(game, seat, one, base);
    return price > 0 && canPay(game, seat, 'resources', Math.max(0, price - LESS));
  });

export default actionCard({
  id: 'corporate-sponsorship',
  name: 'Corporate Sponsorship',
  copies: 1,
  text: 'Before you pay for a green technology: it costs 4 fewer resources.',
  confidence: 'medium',
  reactions: [
    on('when', 'technology-purchase', {
      hint: 'If you choose a green technology now, it costs 4 fewer resources. For another technology, this card has no effect.',
      isUsable: (game, { holder }, { seat, base }) => seat === holder && helps(game, holder, base),
      effect: (game, { holder, component }) => {
        addEffect(game, component, holder, null, 'action');
      },
    }),
  ],
  modifiers: {
    'technology-price': (game, { holder }, price, { seat, technology }) =>
      seat === holder && game.book.byKind.technology[technology].color === 'green' ? price - LESS : price,
  },
});

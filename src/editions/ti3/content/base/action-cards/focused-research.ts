import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { canPay } from '#ti3/rules/production/payment.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { missingPrerequisites, technologyPrice } from '#ti3/rules/technology/technology.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const MORE = 6;

/** Tells whether a seat lacks exactly one prerequisite of a technology and can pay its price and the surcharge. */
const helps = (game: Game, seat: SeatId, base: number): boolean =>
  Object.values(game.book.byKind.technology).some((one) => {
    if (
      one.lacks !== undefined ||
      one.id in seatOf(game, seat).technologies ||
      missingPrerequisites(game, seat, one) !== 1
    )
      return false;
    if (modify(game, 'technology-barred', { seat, technology: one.id }, undefined) !== undefined) return false;
    return canPay(game, seat, 'resources', technologyPrice(game, seat, one, base) + MORE);
  });

export default actionCard({
  id: 'focused-research',
  name: 'Focused Research',
  copies: 1,
  text: 'Before you pay for a technology with exactly 1 missing prerequisite: ignore that prerequisite. The technology costs 6 more resources.',
  sense: 'seldom',
  confidence: 'medium',
  reactions: [
    on('when', 'technology-purchase', {
      isUsable: (game, { holder }, { seat, base }) => seat === holder && helps(game, holder, base),
      effect: (game, { holder, component }) => {
        addEffect(game, component, holder, null, 'action');
      },
    }),
  ],
  modifiers: {
    'prerequisites-waived': (_game, { holder }, waived, { seat }) => (seat === holder ? waived + 1 : waived),
    'technology-price': (game, { holder }, price, { seat, technology }) =>
      seat === holder && missingPrerequisites(game, holder, game.book.byKind.technology[technology]) > 0
        ? price + MORE
        : price,
  },
});

import { choose } from '#engine';
import { actionCard, on, type StrategyTheme } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

const NEVER: readonly StrategyTheme[] = ['points', 'initiative'];

/** Tells whether a strategy card is Imperial, its second version or Initiative: its player keeps no card. */
const isNeverKept = ({ book }: Game, card: ComponentId): boolean =>
  NEVER.includes(book.byKind['strategy-card'][card].theme);

const cardsOf = (game: Game, seat: SeatId): ComponentId[] => Object.keys(seatOf(game, seat).strategyCards);

const keepable = (game: Game, seat: SeatId): ComponentId[] =>
  cardsOf(game, seat).some((card) => isNeverKept(game, card))
    ? []
    : cardsOf(game, seat).filter(
        (card) => !effectsOf(game, 'political-stability', seat).some(({ data }) => data === card),
      );

const which = question<object>()(
  'political-stability',
  (game, seat) =>
    choose(
      'Which strategy card do you keep?',
      keepable(game, seat).map((key) => ({ key, label: nameOf(game, key) })),
    ),
  { forced: true },
);

export default actionCard({
  id: 'political-stability',
  name: 'Political Stability',
  copies: 1,
  text: 'When the status phase ends, if you have neither Imperial nor Initiative: keep 1 of your strategy cards. In the next strategy phase, pick 1 card fewer.',
  confidence: 'medium',
  reactions: [
    on('when', 'status-phase-ends', {
      isUsable: (game, { holder }) => keepable(game, holder).length > 0,
      target: (_game, { holder }) => which.ask(holder, {}),
      effect: (game, { holder, component }, _event, [card]) => {
        if (keepable(game, holder).includes(card)) addEffect(game, component, holder, card, 'round');
      },
    }),
  ],
  modifiers: {
    'keeps-strategy-card': (_game, { holder, memory }, keeps, { seat, card }) =>
      keeps || (seat === holder && card === memory),
  },
  questions: [which],
});

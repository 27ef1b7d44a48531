import { choose } from '#engine';
import { actionCard, on } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { strategyCardNumber } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

const open = (game: Game, seat: SeatId): ComponentId[] =>
  Object.keys(game.state.strategyCards)
    .filter((card) => modify(game, 'strategy-card-barred', { seat, card }, undefined) === undefined)
    .sort((a, b) => strategyCardNumber(game, a) - strategyCardNumber(game, b));

const which = question<object>()('strategic-shift', (game, seat) =>
  choose(
    'Which strategy card do you block? No player can pick it this round.',
    open(game, seat).map((key) => ({ key, label: nameOf(game, key) })),
  ),
);

export default actionCard({
  id: 'strategic-shift',
  name: 'Strategic Shift',
  copies: 1,
  text: 'When the strategy phase begins: choose a strategy card. No player can pick it this round.',
  confidence: 'medium',
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game, { holder }) => open(game, holder).length > 0,
      target: (_game, { holder }) => which.ask(holder, {}),
      effect: (game, { holder, component }, _event, [card]) => {
        if (card !== undefined) addEffect(game, component, holder, card, 'round');
      },
    }),
  ],
  modifiers: {
    'strategy-card-barred': (_game, { memory }, barred, { card }) =>
      card === memory ? 'No player can pick this card this round (Strategic Shift).' : barred,
  },
  questions: [which],
});

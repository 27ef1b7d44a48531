import { actionCard, on } from '#ti4/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti4/rules/components/effects.ts';
import { seatOf } from '#ti4/rules/seats.ts';

export default actionCard({
  id: 'political-stability',
  name: 'Political Stability',
  set: 'base',
  text: 'When you would return your strategy cards in the status phase: keep and ready them. You pick no strategy cards in the next strategy phase.',
  copies: 1,
  modifiers: { 'keeps-strategy-cards': (_game, held, keeps, { seat }) => keeps || seat === held.holder },
  reactions: [
    on('when', 'strategy-cards-returned', {
      isUsable: (game, { holder }) => Object.keys(seatOf(game, holder).strategyCards).length > 0,
      effect: (game, { holder }) => {
        for (const card of Object.values(seatOf(game, holder).strategyCards)) card.used = false; // they are readied
        addEffect(game, 'political-stability', holder, null, 'game');
      },
    }),
    on('when', 'strategy-phase-ends', {
      lasting: true,
      mandatory: true,
      isSilent: true,
      isUsable: () => true,
      effect: (game, { key }) => removeEffect(game, key),
    }),
  ],
});

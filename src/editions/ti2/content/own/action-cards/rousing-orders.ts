import { addEffect, effectsOf } from '#ti2/rules/components/kit.ts';
import { actionCard, on } from '#ti2/rules/components/component.ts';

export default actionCard({
  id: 'rousing-orders',
  name: 'Rousing Orders',
  copies: 4,
  text: 'Before a round of a space combat or invasion combat in which you attack or defend: your units there get +1 on their rolls in that round.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('when', 'battle-round-begins', {
      isUsable: (game, { holder, component }, { attacker, defender }) =>
        [attacker, defender].includes(holder) && !effectsOf(game, component, holder).length,
      effect: (game, { holder, component }, { system }) =>
        void addEffect(game, component, holder, system, 'battle-round'),
    }),
    on('when', 'invasion-round-begins', {
      isUsable: (game, { holder, component }, { attacker, defender }) =>
        [attacker, defender].includes(holder) && !effectsOf(game, component, holder).length,
      effect: (game, { holder, component }, { planet }) =>
        void addEffect(game, component, holder, planet, 'battle-round'),
    }),
  ],
  modifiers: {
    'roll-bonus': (_game, { holder, memory }, value, { seat, purpose, system, planet }) =>
      seat === holder && ((purpose === 'space' && memory === system) || (purpose === 'ground' && memory === planet))
        ? value + 1
        : value,
  },
});

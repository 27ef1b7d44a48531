import { noteOwner, on, promissoryNote } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';

export default promissoryNote({
  id: 'acquiescence',
  name: 'Acquiescence Ω',
  set: 'codex-1',
  text: 'When Winnu performs a strategic action: you may perform the secondary ability without spending or placing a command token. Then return this note.',
  faction: 'winnu',
  modifiers: {
    'secondary-free': (game, { holder, key, memory }, free, { seat, card }) =>
      free || (seat === holder && key in game.state.effects && card === memory),
  },
  reactions: [
    on('when', 'strategic-action', {
      isUsable: (_game, { key }, { seat }) => seat === noteOwner(key),
      effect: (game, { holder, key }, { card }) => {
        addEffect(game, 'acquiescence', holder, card, 'action');
        returnNote(game, key);
      },
    }),
  ],
});

import { on, promissoryNote } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';

export default promissoryNote({
  id: 'cybernetic-enhancements',
  name: 'Cybernetic Enhancements Ω',
  set: 'codex-1',
  text: 'When you gain command tokens in the status phase: gain 1 more. Then return this note.',
  faction: 'l1z1x',
  modifiers: {
    'tokens-gained-in-status': (game, { holder, key }, tokens, { seat }) =>
      seat === holder && key in game.state.effects ? tokens + 1 : tokens,
  },
  reactions: [
    on('when', 'tokens-gained-in-status', {
      isUsable: () => true,
      effect: (game, { holder, key }) => {
        addEffect(game, 'cybernetic-enhancements', holder, null, 'phase');
        returnNote(game, key);
      },
    }),
  ],
});

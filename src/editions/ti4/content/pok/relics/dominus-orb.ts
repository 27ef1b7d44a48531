import { on, relic } from '../../../rules/components/component.ts';
import { addEffect } from '../../../rules/components/effects.ts';
import { purgeRelic } from '../../../rules/exploration/relics.ts';

export default relic({
  id: 'dominus-orb',
  name: 'Dominus Orb',
  set: 'pok',
  text: 'Before you move in a tactical action you may give it up for good: your command tokens hold nothing back in this action, neither ships nor what they carry.',
  reactions: [
    on('when', 'movement-begins', {
      usable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, { holder, key, component }) => {
        purgeRelic(game, holder, key);
        addEffect(game, component, holder, null, 'action');
      },
    }),
  ],
  modifiers: {
    'held-by-token': (game, held, holds, { seat }) => holds && !(seat === held.holder && held.key in game.state.effects),
  },
});

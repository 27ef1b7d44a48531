import { leader, on } from '../../../../rules/components/component.ts';
import { addEffect, removeEffect } from '../../../../rules/components/effects.ts';
import { purgeLeader } from '../../../../rules/leaders/leaders.ts';

export default leader({
  id: 'harrugh-gefhara',
  name: 'Harrugh Gefhara',
  set: 'pok',
  faction: 'hacan',
  role: 'hero',
  text: 'When units of yours use Production, you may pay nothing for what they produce this once. Then he is purged.',
  advice: { gains: { resources: 8 } },
  reactions: [
    on('when', 'production-begins', {
      usable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, held) => {
        addEffect(game, held.component, held.holder, true, 'action');
        purgeLeader(game, held);
      },
    }),
    on('after', 'production-ends', {
      lasting: true,
      mandatory: true,
      usable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, { key }) => removeEffect(game, key),
    }),
  ],
  modifiers: {
    'produced-free': (_game, { holder, memory }, free, { seat }) => free || (memory === true && seat === holder),
  },
});

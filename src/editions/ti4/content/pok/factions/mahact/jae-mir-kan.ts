import { leader } from '#ti4/rules/components/component.ts';
import { isExhausted } from '#ti4/rules/components/in-force.ts';

export default leader({
  id: 'jae-mir-kan',
  set: 'pok',
  faction: 'mahact',
  name: 'Jae Mir Kan',
  role: 'agent',
  text: 'When you would spend a command token for a secondary ability: you may exhaust this card, remove a command token of the active player from the board and use that token instead.',
  modifiers: {
    'tokens-in-stead': (game, held, sources, { seat }) =>
      seat === held.holder && !isExhausted(game, held)
        ? [...sources, { component: held.component, key: held.key }]
        : sources,
  },
});

import { leader } from '#ti4/rules/components/component.ts';
import { isExhausted } from '#ti4/rules/components/in-force.ts';

export default leader({
  id: 'jae-mir-kan',
  set: 'pok',
  faction: 'mahact',
  name: 'Jae Mir Kan',
  role: 'agent',
  text: "As you would spend a command token for a secondary ability, exhaust him: one of the active player's tokens on the board is used in its place.",
  modifiers: {
    'tokens-in-stead': (game, held, sources, { seat }) =>
      seat === held.holder && !isExhausted(game, held)
        ? [...sources, { component: held.component, key: held.key }]
        : sources,
  },
});

import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'versatile',
  name: 'Versatile',
  set: 'base',
  faction: 'sol',
  text: 'When you gain command tokens in the status phase: gain 1 more.',
  modifiers: {
    'tokens-gained-in-status': (_game, { holder }, tokens, { seat }) => (seat === holder ? tokens + 1 : tokens),
  },
});

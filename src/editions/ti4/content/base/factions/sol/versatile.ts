import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'versatile',
  name: 'Versatile',
  set: 'base',
  faction: 'sol',
  text: 'Gain 1 more command token in each status phase.',
  modifiers: {
    'tokens-gained-in-status': (_game, { holder }, tokens, { seat }) => (seat === holder ? tokens + 1 : tokens),
  },
});

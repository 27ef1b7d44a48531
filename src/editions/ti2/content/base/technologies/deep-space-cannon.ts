import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'deep-space-cannon',
  name: 'Deep Space Cannon',
  text: 'In your turn each of your PDS may fire into a system next to its own instead.',
  color: 'red',
  needs: ['hylar-v-assault-laser'],
  sources: { text: 'confirmed' },
  modifiers: {
    'fires-afar': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
  },
});

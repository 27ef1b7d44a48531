import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'deep-space-cannon',
  name: 'Deep Space Cannon',
  text: 'Before your space combats: each of your PDS may fire at ships in an adjacent system instead of its own.',
  color: 'red',
  needs: ['hylar-v-assault-laser'],
  sources: { text: 'confirmed' },
  modifiers: {
    'fires-afar': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
  },
});

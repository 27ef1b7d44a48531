import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'deep-space-cannon',
  name: 'Deep Space Cannon',
  text: 'When the space combat segment of your turn begins: each of your PDS may fire once at enemy ships in an adjacent system, instead of at those in its own system.',
  color: 'red',
  needs: ['hylar-v-assault-laser'],
  sources: { text: 'confirmed' },
  modifiers: {
    'fires-afar': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
  },
});

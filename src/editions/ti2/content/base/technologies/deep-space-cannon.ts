import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'deep-space-cannon',
  name: 'Deep Space Cannon',
  text: 'In your space combat segment, before any combat: each of your PDS may fire once at enemy ships in an adjacent system, instead of at those in its own system.',
  color: 'red',
  needs: ['hylar-v-assault-laser'],
  sources: { text: 'confirmed' },
  modifiers: {
    'fires-afar': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
  },
});

import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'sarween-tools',
  name: 'Sarween Tools',
  text: 'Each of your planets has 1 extra resource.',
  color: 'yellow',
  needs: ['enviro-compensator'],
  sources: { text: 'confirmed' },
  modifiers: {
    'planet-resources': (_game, { holder }, value, { seat }) => (seat === holder ? value + 1 : value),
  },
});

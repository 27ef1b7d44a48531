import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'graviton-negator',
  name: 'Graviton Negator',
  text: 'Your dreadnoughts bombard planets with PDS too; your fighters may join ground forces that land, and take no planet by themselves.',
  color: 'red',
  needs: ['assault-cannon', 'dacxive-animators'],
  any: true,
  sources: { text: 'confirmed' },
  modifiers: {
    'bombards-shielded': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
    'fighters-invade': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
  },
});

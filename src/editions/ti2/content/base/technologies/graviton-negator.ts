import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'graviton-negator',
  name: 'Graviton Negator',
  text: 'Your dreadnoughts can bombard planets with PDS. Your fighters can join ground forces that land on an enemy planet and fight there. They cannot gain control; afterward they return to space.',
  color: 'red',
  needs: ['assault-cannon', 'dacxive-animators'],
  any: true,
  sources: { text: 'confirmed' },
  modifiers: {
    'bombards-shielded': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
    'fighters-invade': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
  },
});

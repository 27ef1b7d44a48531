import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'graviton-negator',
  name: 'Graviton Negator',
  text: 'Your dreadnoughts can bombard planets with PDS. Your fighters can join your ground forces in an invasion but cannot gain control of a planet alone.',
  color: 'red',
  needs: ['assault-cannon', 'dacxive-animators'],
  any: true,
  sources: { text: 'confirmed' },
  modifiers: {
    'bombards-shielded': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
    'fighters-invade': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
  },
});

import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'graviton-negator',
  name: 'Graviton Negator',
  text: 'Your dreadnoughts can bombard planets with PDS. Your fighters can land with ground forces to fight other players or hostile locals. They cannot gain control; after the combat they return to space.',
  color: 'red',
  needs: ['assault-cannon', 'dacxive-animators'],
  any: true,
  sources: { text: 'confirmed' },
  modifiers: {
    'bombards-shielded': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
    'fighters-invade': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
  },
});

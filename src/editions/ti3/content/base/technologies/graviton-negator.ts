import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'graviton-negator',
  name: 'Graviton Negator',
  text: 'Your dreadnoughts can bombard planets with PDS. Your fighters can fight in invasion combat and return to space afterwards. They cannot gain control of a planet.',
  color: 'red',
  needs: ['assault-cannon', 'dacxive-animators'],
  any: true,
  confidence: 'high',
  modifiers: {
    'bombards-shielded': (_game, { holder }, past, { seat, type }) =>
      past || (seat === holder && type === 'dreadnought'),
    'joins-invasions': (_game, { holder }, joins, { seat, type }) => joins || (seat === holder && type === 'fighter'),
  },
});

import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'stasis-capsules',
  name: 'Stasis Capsules',
  text: 'Each of your cruisers and dreadnoughts can transport 1 ground force.',
  color: 'green',
  needs: ['enviro-compensator'],
  sources: { text: 'confirmed' },
  modifiers: {
    'carries-troops': (_game, { holder }, value, { seat, type }) =>
      seat === holder && (type === 'cruiser' || type === 'dreadnought') ? value + 1 : value,
  },
});

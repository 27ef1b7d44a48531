import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'assault-cannon',
  name: 'Assault Cannon',
  text: 'Before round 1 of a space combat: your dreadnoughts there fire once. Ships that they destroy do not fire back. If both sides have this technology, only the surplus of the side with more dreadnoughts fires.',
  color: 'red',
  needs: ['deep-space-cannon', 'cybernetics'],
  sources: { text: 'confirmed' },
  modifiers: {
    'first-shots': (_game, { holder }, value, { seat, type, stage }) =>
      seat === holder && type === 'dreadnought' && stage === 'cannon' ? Infinity : value,
  },
});

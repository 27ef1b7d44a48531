import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'assault-cannon',
  name: 'Assault Cannon',
  text: 'Your dreadnoughts fire once before a space battle.',
  color: 'red',
  needs: ['deep-space-cannon', 'cybernetics'],
  sources: { text: 'confirmed' },
  modifiers: {
    'first-shots': (_game, { holder }, value, { seat, type, stage }) =>
      seat === holder && type === 'dreadnought' && stage === 'cannon' ? Infinity : value,
  },
});

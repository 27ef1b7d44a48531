import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'mirror-computing',
  name: 'Mirror Computing',
  set: 'base',
  text: 'Each trade good you spend is worth 2 resources or 2 influence.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 3 },
  faction: 'mentak',
  modifiers: {
    'trade-good-worth': (_game, { holder }, worth, { seat }) => (seat === holder ? Math.max(worth, 2) : worth),
  },
});

import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'mirror-computing',
  name: 'Mirror Computing',
  text: 'Each trade good you spend as resources or influence counts as 2.',
  race: 'mentak',
  cost: 4,
  needs: [],
  confidence: 'medium',
  modifiers: {
    'goods-worth': (_game, { holder }, worth, { seat }) => (seat === holder ? Math.max(worth, 2) : worth),
  },
});

import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'mirror-computing',
  name: 'Mirror Computing',
  text: 'Each trade good that you spend for resources or influence pays 2.',
  race: 'mentak',
  cost: 4,
  needs: [],
  confidence: 'medium',
  modifiers: {
    'goods-worth': (_game, { holder }, worth, { seat }) => (seat === holder ? Math.max(worth, 2) : worth),
  },
});

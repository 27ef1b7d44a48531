import { technology } from '../../rules/component.ts';

export default technology({
  id: 'infantry-ii',
  name: 'Infantry II',
  set: 'base',
  text: 'Two for 1, combat 7.',
  prerequisites: { biotic: 2 },
  upgrade: {
    type: 'infantry',
    cost: 1,
    perCost: 2,
    combat: { value: 7, dice: 1 },
  },
});

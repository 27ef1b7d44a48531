import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'spec-ops-ii',
  name: 'Spec Ops II',
  set: 'base',
  text: 'Two for 1, combat 6.',
  lacks: 'its effect',
  prerequisites: { biotic: 2 },
  faction: 'sol',
  upgrade: {
    type: 'infantry',
    cost: 1,
    perCost: 2,
    combat: { value: 6, dice: 1 },
  },
});

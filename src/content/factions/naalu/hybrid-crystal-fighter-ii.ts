import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'hybrid-crystal-fighter-ii',
  name: 'Hybrid Crystal Fighter II',
  set: 'base',
  text: 'Two for 1, combat 7, move 2.',
  lacks: 'its effect',
  prerequisites: { biotic: 1, propulsion: 1 },
  faction: 'naalu',
  upgrade: {
    type: 'fighter',
    cost: 1,
    perCost: 2,
    combat: { value: 7, dice: 1 },
    move: 2,
  },
});

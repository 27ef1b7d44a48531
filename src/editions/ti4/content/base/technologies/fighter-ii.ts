import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'fighter-ii',
  name: 'Fighter II',
  set: 'base',
  text: "Cost 1 for 2, combat 8, move 2. Fighters can move without being transported; those beyond your ships' capacity count against your fleet pool.",
  prerequisites: { biotic: 1, propulsion: 1 },
  upgrade: {
    type: 'fighter',
    cost: 1,
    perCost: 2,
    combat: { value: 8, dice: 1 },
    move: 2,
    selfMoving: true,
  },
});

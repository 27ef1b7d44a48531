import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'destroyer-ii',
  name: 'Destroyer II',
  set: 'base',
  text: 'Cost 1, combat 8, move 2, Anti-Fighter Barrage 6 with 3 dice.',
  prerequisites: { warfare: 2 },
  upgrade: {
    type: 'destroyer',
    cost: 1,
    combat: { value: 8, dice: 1 },
    move: 2,
    antiFighterBarrage: { value: 6, dice: 3 },
  },
});

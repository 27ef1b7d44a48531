import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'destroyer-i',
  name: 'Destroyer I',
  set: 'base',
  text: 'Cost 1, combat 9, move 2, Anti-Fighter Barrage 9 with 2 dice.',
  type: 'destroyer',
  cost: 1,
  combat: { value: 9, dice: 1 },
  move: 2,
  antiFighterBarrage: { value: 9, dice: 2 },
});

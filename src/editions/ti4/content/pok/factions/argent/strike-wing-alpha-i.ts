import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'strike-wing-alpha-i',
  name: 'Strike Wing Alpha I',
  set: 'pok',
  faction: 'argent',
  text: 'Cost 1, combat 8, move 2, capacity 1, Anti-Fighter Barrage 9 with 2 dice.',
  type: 'destroyer',
  cost: 1,
  combat: { value: 8, dice: 1 },
  move: 2,
  capacity: 1,
  antiFighterBarrage: { value: 9, dice: 2 },
});

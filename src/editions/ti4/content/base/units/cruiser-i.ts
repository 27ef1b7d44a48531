import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'cruiser-i',
  name: 'Cruiser I',
  set: 'base',
  text: 'Cost 2, combat 7, move 2.',
  type: 'cruiser',
  cost: 2,
  combat: { value: 7, dice: 1 },
  move: 2,
});

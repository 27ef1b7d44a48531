import { unit } from '../../../rules/component.ts';

export default unit({
  id: 'salai-sai-corian',
  name: 'Salai Sai Corian',
  set: 'base',
  text: 'Cost 8, combat 7, move 1, capacity 3, sustains damage.',
  lacks: 'its own ability',
  faction: 'winnu',
  type: 'flagship',
  cost: 8,
  combat: { value: 7, dice: 0 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
});

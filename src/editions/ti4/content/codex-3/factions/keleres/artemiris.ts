import { unit } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default unit({
  id: 'artemiris',
  name: 'Artemiris',
  set: 'codex-3',
  text: 'Cost 8, combat 7 with 2 dice, move 1, capacity 6, Sustain Damage. Activating its system costs other players 2 influence.',
  faction: 'keleres',
  type: 'flagship',
  cost: 8,
  combat: { value: 7, dice: 2 },
  move: 1,
  capacity: 6,
  sustainDamage: true,
  modifiers: {
    'activation-price': (game, { holder }, price, { seat, system }) =>
      seat !== holder && unitsAt(game, { owner: holder, type: 'flagship', system }).length ? price + 2 : price,
  },
});

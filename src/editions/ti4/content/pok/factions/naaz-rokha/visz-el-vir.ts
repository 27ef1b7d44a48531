import { unit } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default unit({
  id: 'visz-el-vir',
  name: 'Visz El Vir',
  set: 'pok',
  text: 'Cost 8, combat 9 with 2 dice, move 1, capacity 4, Sustain Damage. Each of your mechs in its system rolls 1 extra die in combat.',
  faction: 'naaz-rokha',
  type: 'flagship',
  cost: 8,
  combat: { value: 9, dice: 2 },
  move: 1,
  capacity: 4,
  sustainDamage: true,
  modifiers: {
    dice: (game, { holder }, dice, { unit: one, purpose }) =>
      one.owner === holder &&
      one.type === 'mech' &&
      (purpose === 'space-combat' || purpose === 'ground-combat') &&
      unitsAt(game, { owner: holder, system: one.system, type: 'flagship' }).length > 0
        ? dice + 1
        : dice,
  },
});

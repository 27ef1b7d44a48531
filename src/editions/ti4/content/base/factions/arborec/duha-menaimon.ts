import { call } from '#engine';
import { on, unit } from '#ti4/rules/components/component.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default unit({
  id: 'duha-menaimon',
  name: 'Duha Menaimon',
  set: 'base',
  text: 'Cost 8, combat 7 with 2 dice, move 1, capacity 5, Sustain Damage. After you activate its system: you may produce up to 5 units there.',
  faction: 'arborec',
  type: 'flagship',
  cost: 8,
  combat: { value: 7, dice: 2 },
  move: 1,
  capacity: 5,
  sustainDamage: true,
  // It has no Production ability: effects that respond to Production do not apply.
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, { seat, system }) =>
        seat === holder && unitsAt(game, { owner: holder, type: 'flagship', system }).length > 0,
      effect: (_game, { holder }, { system }) => call(produceUnits, { seat: holder, system, limit: 5 }, 'finish'),
    }),
  ],
});

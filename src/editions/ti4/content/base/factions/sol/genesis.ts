import { on, unit } from '#ti4/rules/components/component.ts';
import { placeUnits, unitsAt } from '#ti4/rules/units/units.ts';

export default unit({
  id: 'genesis',
  name: 'Genesis',
  set: 'base',
  text: 'Cost 8, combat 5 with 2 dice, move 1, capacity 12, Sustain Damage. When the status phase ends: place 1 infantry in space in its system.',
  faction: 'sol',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 2 },
  move: 1,
  capacity: 12,
  sustainDamage: true,
  reactions: [
    on('when', 'status-phase-ends', {
      mandatory: true,
      isUsable: (game, { holder }) => unitsAt(game, { owner: holder, type: 'flagship' }).length > 0,
      effect: (game, { holder }) => {
        for (const { system } of unitsAt(game, { owner: holder, type: 'flagship' }))
          placeUnits(game, holder, 'infantry', 1, { system });
      },
    }),
  ],
});

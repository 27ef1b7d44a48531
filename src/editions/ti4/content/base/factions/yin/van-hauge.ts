import { call } from '#engine';
import { combatantsInSpace } from '#ti4/rules/combat/combat.ts';
import { on, unit } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';

export default unit({
  id: 'van-hauge',
  name: 'Van Hauge',
  set: 'base',
  text: 'Cost 8, combat 9 with 2 dice, move 1, capacity 3, Sustain Damage. When it is destroyed: destroy all other ships in its system too, including yours.',
  faction: 'yin',
  type: 'flagship',
  cost: 8,
  combat: { value: 9, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  reactions: [
    on('when', 'unit-destroyed', {
      mandatory: true,
      isUsable: (game, { holder }, event) =>
        event.seat === holder && event.type === 'flagship' && combatantsInSpace(game, event.system).length > 0,
      effect: (game, { holder }, { system }) =>
        call(destroyUnits, { units: combatantsInSpace(game, system).map(({ id }) => id), by: holder }, 'finish'),
    }),
  ],
});

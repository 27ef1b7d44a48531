import { technology } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default technology({
  id: 'war-sun',
  name: 'War Sun',
  set: 'base',
  text: "Cost 12, combat 3 with 3 dice, move 2, capacity 6, Bombardment 3 with 3 dice, Sustain Damage. Other players' units in its system lose Planetary Shield.",
  prerequisites: { warfare: 3, cybernetic: 1 },
  upgrade: {
    type: 'war-sun',
    cost: 12,
    combat: { value: 3, dice: 3 },
    move: 2,
    capacity: 6,
    sustainDamage: true,
    bombardment: { value: 3, dice: 3 },
  },
  modifiers: {
    'planetary-shield': (game, held, shielded, { planet }) => {
      const { system, controller } = game.state.planets[planet];
      const here = unitsAt(game, { owner: held.holder, system, space: true, type: 'war-sun' }).length > 0;
      return here && controller !== held.holder ? false : shielded;
    },
  },
});

import { unitsAt } from '#ti4/rules/units/units.ts';
import { isGroundForce } from '#ti4/rules/units/units.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

export default mech({
  id: 'moll-terminus',
  name: 'Moll Terminus',
  faction: 'mentak',
  text: "Cost 2, combat 6, Sustain Damage. Other players' ground forces on its planet cannot sustain damage.",
  modifiers: {
    'can-sustain': (game, { holder }, can, { seat, unit }) =>
      can &&
      !(
        seat !== holder &&
        unit.planet !== undefined &&
        isGroundForce(game, unit) &&
        unitsAt(game, { owner: holder, type: 'mech', planet: unit.planet }).length
      ),
  },
});

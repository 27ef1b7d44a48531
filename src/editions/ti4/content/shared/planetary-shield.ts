import type { Modifiers } from '../../rules/components/component.ts';
import { planetOf } from '../../rules/units/planets.ts';
import { seatOf } from '../../rules/seats.ts';
import type { UnitType } from '../../rules/state.ts';
import { unitsAt } from '../../rules/units/units.ts';

/** Where this unit is, other players' units have no Planetary Shield. */
export const lowersPlanetaryShields = (type: UnitType): Modifiers => ({
  'planetary-shield': (game, { holder, component }, shield, { planet }) => {
    const { controller, system } = planetOf(game, planet);
    return (
      shield &&
      (controller === holder ||
        seatOf(game, holder).units[type] !== component ||
        !unitsAt(game, { owner: holder, type, system }).length)
    );
  },
});

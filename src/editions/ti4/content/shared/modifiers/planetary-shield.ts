import type { Modifiers } from '#ti4/rules/components/component.ts';
import { planetOf } from '#ti4/rules/planets/planets.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

/** Removes Planetary Shield from other players' units in each system that contains this unit. */
export const ignoresPlanetaryShields = (type: UnitType): Modifiers => ({
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

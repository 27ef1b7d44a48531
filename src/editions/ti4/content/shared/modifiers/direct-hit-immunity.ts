import type { Modifiers } from '#ti4/rules/components/component.ts';
import { seatOf } from '#ti4/rules/seats.ts';

/** Makes the holder's dreadnoughts immune to Direct Hit cards. */
export const directHitImmunity: Modifiers = {
  immune: (game, { holder, component }, immune, { unit, to }) =>
    immune ||
    (to === 'direct-hit' &&
      unit.owner === holder &&
      unit.type === 'dreadnought' &&
      seatOf(game, holder).units.dreadnought === component),
};

import type { Modifiers } from '#ti4/rules/components/component.ts';
import type { UnitType } from '#ti4/rules/state.ts';

/** Gives the holder 1 additional unit of a type for free whenever they pay the cost of units of that type. */
export const additionalUnit = (type: UnitType): Modifiers => ({
  'additional-units': (_game, { holder }, more, about) =>
    about.seat === holder && about.type === type ? more + 1 : more,
});

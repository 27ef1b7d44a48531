import type { Modifiers } from '#ti4/rules/components/component.ts';
import type { UnitType } from '#ti4/rules/state.ts';

/** Whenever the holder pays the cost of units of a type, one more of them comes with it. */
export const additionalUnit = (type: UnitType): Modifiers => ({
  'additional-units': (_game, { holder }, more, about) =>
    about.seat === holder && about.type === type ? more + 1 : more,
});

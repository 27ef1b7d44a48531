import type { Modifiers } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

/** Makes the holder's flagship adjacent to each system that contains one of their mechs, for its movement only. */
export const adjacentToMechs: Modifiers = {
  'next-to-unit': (game, { holder }, systems, { unit }) =>
    unit.owner === holder && unit.type === 'flagship'
      ? [...new Set([...systems, ...unitsAt(game, { owner: holder, type: 'mech' }).map(({ system }) => system)])]
      : systems,
};

import type { Modifiers } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

/** A flagship that is next to every system with a mech of its owner, for its own movement alone. */
export const adjacentToMechs: Modifiers = {
  'next-to-unit': (game, { holder }, systems, { unit }) =>
    unit.owner === holder && unit.type === 'flagship'
      ? [...new Set([...systems, ...unitsAt(game, { owner: holder, type: 'mech' }).map(({ system }) => system)])]
      : systems,
};

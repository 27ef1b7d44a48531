import type { Frame } from '#engine';
import { USE_ABILITY_PROCEDURE, type AbilityUse } from '#kit/components/ability-use.ts';
import { kit } from './component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';

export type { AbilityUse };

/** Component actions (22), with why one cannot be performed (22.3); and what a seat may do unasked, at any time. */
export const { componentActions, anytimeAbilities, callAbility, useActions } = kit;

/** Whether something that goes on is the use of a component: of what stands on the table, or of a card played. */
export const isComponentUse = ({ zones }: Rulebook, { procedure }: Pick<Frame, 'procedure'>): boolean =>
  procedure === USE_ABILITY_PROCEDURE || zones.some(({ procedure: usedBy }) => usedBy === procedure);

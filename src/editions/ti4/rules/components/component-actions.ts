import type { Frame } from '#engine';
import { ORDINARY_USE, type Use } from '#kit/components/ability-use.ts';
import { kit } from './component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';

export type { Use };

/** Component actions (22), with why one cannot be performed (22.3); and what a seat may do unasked, at any time. */
export const { componentActions, anytimeDeeds, callUse, useActions } = kit;

/** Whether something that goes on is the use of a component: of what stands on the table, or of a card played. */
export const isUse = ({ zones }: Rulebook, { procedure }: Pick<Frame, 'procedure'>): boolean =>
  procedure === ORDINARY_USE || zones.some(({ usedBy }) => usedBy === procedure);

import type { Frame } from '#engine';
import { USE_ABILITY_PROCEDURE, type AbilityUse } from '#kit/components/ability-use.ts';
import { kit } from './component.ts';
import type { Game, Rulebook } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';

export type { AbilityUse };

/**
 * Component actions (22), with the reason why one cannot be performed (22.3); and abilities that a seat may use at any
 * time.
 */
export const { componentActions, anytimeAbilities, callAbility, useActions } = kit;

/** Tells whether a frame is the use of a component: of an ability in play, or of a played card. */
export const isComponentUse = ({ zones }: Rulebook, { procedure }: Pick<Frame, 'procedure'>): boolean =>
  procedure === USE_ABILITY_PROCEDURE || zones.some(({ procedure: usedBy }) => usedBy === procedure);

/** Tells whether a seat has an ability in the open that it could use now, as at any time. */
export function hasOpenAnytimeAbility(game: Game, seat: SeatId): boolean {
  const inHand = game.book.zones.flatMap(({ hidden }) => hidden?.cards(game, seat) ?? []);
  return anytimeAbilities(game, seat).some(({ held, problem }) => problem === undefined && !inHand.includes(held.key));
}

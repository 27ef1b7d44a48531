import type { Game, LeaderCard } from '#ti4/rules/components/component.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/** Defines a commander's condition: to have `needed` things, which `of` names in the plural. */
export const unlocksWith = (
  needed: number,
  of: string,
  count: (game: Game, seat: SeatId) => number,
): Required<Pick<LeaderCard, 'unlocks' | 'unlockCount'>> => ({
  unlocks: (game, seat) => count(game, seat) >= needed,
  unlockCount: { needed, of, count },
});

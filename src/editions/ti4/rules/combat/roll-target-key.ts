import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';

const NO_EXTRA_DIE = 'no-extra';

/**
 * Key of a roll's target, with a mark if an ability's extra die is left out (notes on 15 and 77): 'lodor',
 * 'lodor:no-extra'.
 */
const key = optionalPairKey<PlanetId | SeatId, typeof NO_EXTRA_DIE>(':');

export const rollTargetKey = {
  /** Formats a target for a roll without the extra die. */
  plain: (target: PlanetId | SeatId): string => key.format(target, NO_EXTRA_DIE),
  read: (choice: string): { target: PlanetId | SeatId; plain: boolean } => {
    const [target, plain] = key.parse(choice);
    return { target, plain: plain !== undefined };
  },
};

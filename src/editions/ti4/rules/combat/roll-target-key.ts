import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';

const NO_EXTRA_DIE = 'no-extra';

/** Whom or what a roll is made against, and whether without the die that an ability adds (notes on 15 and 77): 'lodor', 'lodor:no-extra'. */
const key = optionalPairKey<PlanetId | SeatId, typeof NO_EXTRA_DIE>(':');

export const rollTargetKey = {
  /** What adds dice may be left unused. */
  plain: (target: PlanetId | SeatId): string => key.format(target, NO_EXTRA_DIE),
  read: (choice: string): { target: PlanetId | SeatId; plain: boolean } => {
    const [target, plain] = key.parse(choice);
    return { target, plain: plain !== undefined };
  },
};

import { tailedKey } from '#kit/prompts/option-keys.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';

const PLAIN = 'no-extra';

/** Whom or what a roll is made against, and whether without the die that an ability adds (notes on 15 and 77): 'lodor', 'lodor:no-extra'. */
const key = tailedKey<PlanetId | SeatId, typeof PLAIN>(':');

export const targetKey = {
  /** What adds dice may be left unused. */
  plain: (target: PlanetId | SeatId): string => key.of(target, PLAIN),
  read: (choice: string): { target: PlanetId | SeatId; plain: boolean } => {
    const [target, plain] = key.read(choice);
    return { target, plain: plain !== undefined };
  },
};

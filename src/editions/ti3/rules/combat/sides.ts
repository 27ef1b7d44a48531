import { frameDataOf, procedureNamed, type Frame } from '#engine';
import type { SeatId } from '#ti3/rules/terms.ts';

export interface Sides {
  attacker: SeatId;
  defender: SeatId;
}

const SPACE_BATTLE = procedureNamed<Sides>('space-battle');
const INVADED_PLANET = procedureNamed<Sides & { unopposed?: true }>('invade-planet');

/** Returns the innermost battle among frames that lie one upon the other. Taking a planet that nobody defends is none. */
export function battleIn(path: readonly Frame[]): Sides | undefined {
  return path
    .map((frame) => {
      const invasion = frameDataOf(frame, INVADED_PLANET);
      return frameDataOf(frame, SPACE_BATTLE) ?? (invasion?.unopposed ? undefined : invasion);
    })
    .findLast(Boolean);
}

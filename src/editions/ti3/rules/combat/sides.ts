import { frameDataOf, procedureNamed, type Frame } from '#engine';
import type { SeatId } from '#ti3/rules/terms.ts';

export interface Sides {
  attacker: SeatId;
  defender: SeatId;
}

const SPACE_BATTLE = procedureNamed<Sides>('space-battle');
const INVADED_PLANET = procedureNamed<Sides & { unopposed?: true }>('invade-planet');

/**
 * Returns the sides of the innermost battle on the frame path; undefined if there is none. An unopposed invasion does
 * not count.
 */
export function battleIn(path: readonly Frame[]): Sides | undefined {
  return path
    .map((frame) => {
      const invasion = frameDataOf(frame, INVADED_PLANET);
      return frameDataOf(frame, SPACE_BATTLE) ?? (invasion?.unopposed ? undefined : invasion);
    })
    .findLast(Boolean);
}

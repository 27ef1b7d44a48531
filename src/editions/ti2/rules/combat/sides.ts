import { frameDataOf, procedureNamed, type Frame } from '#engine';
import type { SeatId } from '#ti2/rules/terms.ts';

export interface Sides {
  attacker: SeatId;
  defender: SeatId;
}

const SPACE_BATTLE = procedureNamed<Sides>('space-battle');
const INVASION = procedureNamed<Sides>('invasion');

/** Returns the sides of the innermost battle among stacked frames; undefined if there is none. */
export const battleIn = (path: readonly Frame[]): Sides | undefined =>
  path.map((frame) => frameDataOf(frame, SPACE_BATTLE) ?? frameDataOf(frame, INVASION)).findLast(Boolean);

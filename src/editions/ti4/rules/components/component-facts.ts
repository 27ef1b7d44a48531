import type { ComponentId, SeatId } from '#ti4/rules/terms.ts';

/** Components as such. */
export interface ComponentFacts {
  'ability-used': { seat: SeatId; component: ComponentId };
  /** What an ability is aimed at, or how many it is used for. */
  'target-named': { seat: SeatId; component: ComponentId; target?: string[]; amount?: number };
}

import type { ComponentId, SeatId } from '#ti4/rules/terms.ts';

/** Facts about components in general. */
export interface ComponentFacts {
  'ability-used': { seat: SeatId; component: ComponentId };
  /** The targets of an ability, or the amount it is used for. */
  'target-named': { seat: SeatId; component: ComponentId; target?: string[]; amount?: number };
}

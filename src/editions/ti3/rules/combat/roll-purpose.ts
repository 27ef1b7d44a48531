import type { ComponentId, UnitType } from '#ti3/rules/terms.ts';

/** What dice are rolled for. */
export type RollPurpose = 'first-fire' | 'barrage' | 'space' | 'pds' | 'bombardment' | 'landing-fire' | 'ground';

/** So many hits fall on ships of these types, as far as any are there. */
export interface TargetedHits {
  count: number;
  at: readonly UnitType[];
}

/** Ships that fire before a space battle, where nothing fires back (E3 7.1). */
export interface Volley {
  by: ComponentId;
  types: readonly UnitType[];
  /** No more ships than these; absent, all of them. */
  most?: number;
  /** Volleys of a lower number come before those of a higher one; those of one number are fired together. */
  place: number;
}

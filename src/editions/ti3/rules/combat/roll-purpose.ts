import type { ComponentId, UnitType } from '#ti3/rules/terms.ts';

/** The purpose of a dice roll. */
export type RollPurpose = 'first-fire' | 'barrage' | 'space' | 'pds' | 'bombardment' | 'landing-fire' | 'ground';

/** Hits that must fall on ships of these types, as long as there are any. */
export interface TargetedHits {
  count: number;
  at: readonly UnitType[];
}

/** Ships that fire before a space battle without return fire (E3 7.1). */
export interface Volley {
  by: ComponentId;
  types: readonly UnitType[];
  /** Maximum number of ships that fire; undefined for all of them. */
  most?: number;
  /** Order of the volleys: lower numbers fire first, equal numbers fire together. */
  place: number;
}

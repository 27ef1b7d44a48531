/** What a roll is for. */
export type RollPurpose =
  | 'space-combat'
  | 'ground-combat'
  | 'anti-fighter-barrage'
  | 'bombardment'
  | 'space-cannon-offense'
  | 'space-cannon-defense'
  /** Hits that a component's own ability produces: no roll of units. */
  | 'ability';

const UNIT_ABILITIES: readonly RollPurpose[] = [
  'anti-fighter-barrage',
  'bombardment',
  'space-cannon-offense',
  'space-cannon-defense',
];

/** Whether a roll is one for an ability of units; combat is none (notes on Trrakan Aun Zulok and Ta Zern). */
export const isUnitAbility = (purpose: RollPurpose): boolean => UNIT_ABILITIES.includes(purpose);

/** A purpose in words: "space combat", "bombardment". */
export const formatRollPurpose = (purpose: RollPurpose): string =>
  purpose
    .replaceAll('-', ' ')
    .replace('anti fighter', 'anti-fighter')
    .replace(/^space cannon .*/, 'space cannon');

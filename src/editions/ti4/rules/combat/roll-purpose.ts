/** The reason for a roll. */
export type RollPurpose =
  | 'space-combat'
  | 'ground-combat'
  | 'anti-fighter-barrage'
  | 'bombardment'
  | 'space-cannon-offense'
  | 'space-cannon-defense'
  /** Hits that a component's own ability produces, without a roll of units. */
  | 'ability';

const UNIT_ABILITIES: readonly RollPurpose[] = [
  'anti-fighter-barrage',
  'bombardment',
  'space-cannon-offense',
  'space-cannon-defense',
];

/** Tells whether a roll is for a unit ability; combat rolls are not (notes on Trrakan Aun Zulok and Ta Zern). */
export const isUnitAbilityRoll = (purpose: RollPurpose): boolean => UNIT_ABILITIES.includes(purpose);

/** Formats a purpose: "space combat", "bombardment". */
export const formatRollPurpose = (purpose: RollPurpose): string =>
  purpose
    .replaceAll('-', ' ')
    .replace('anti fighter', 'anti-fighter')
    .replace(/^space cannon .*/, 'space cannon');

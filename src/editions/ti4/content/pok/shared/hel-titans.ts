import type { UnitStats } from '#ti4/rules/components/component.ts';

/** What both sides of a Hel-Titan have: a PDS that is a ground force as well and stays where it is. */
export const helTitan = {
  type: 'pds',
  roles: new Set(['structure', 'ground-force'] as const),
  stationary: true,
  sustainDamage: true,
  planetaryShield: true,
  production: 1,
} satisfies UnitStats;

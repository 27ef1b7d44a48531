import type { UnitStats } from '#ti4/rules/components/component.ts';

/** Stats of both sides of a Hel-Titan: a PDS that is also a ground force and cannot move. */
export const helTitan = {
  type: 'pds',
  roles: new Set(['structure', 'ground-force'] as const),
  stationary: true,
  sustainDamage: true,
  planetaryShield: true,
  production: 1,
} satisfies UnitStats;

import type { Abbreviations } from '#text/fuzzy-match.ts';
import { SHIP_ABBREVIATIONS } from '#text/ship-abbreviations.ts';

const DOCK = 'spacedock';

/** Abbreviations that players of this edition use. */
export const abbreviations: Abbreviations = {
  ...SHIP_ABBREVIATIONS,
  // This edition writes "spacedock" as one word.
  ...Object.fromEntries(['sd', 'spd', 'dock', DOCK].map((short) => [short, DOCK])),
  gf: 'ground force',
  troop: 'ground force',
  infantry: 'ground force',
  st: 'shock troop',
  mr: 'mecatol rex',
};

import type { Abbreviations } from '#text/fuzzy-match.ts';
import { SHIP_ABBREVIATIONS } from '#text/ship-abbreviations.ts';

const DOCK = 'spacedock';

/** How players of this edition shorten things. */
export const abbreviations: Abbreviations = {
  ...SHIP_ABBREVIATIONS,
  // One word here.
  ...Object.fromEntries(['sd', 'spd', 'dock', DOCK].map((short) => [short, DOCK])),
  gf: 'ground force',
  troop: 'ground force',
  infantry: 'ground force',
  st: 'shock troop',
  mr: 'mecatol rex',
};

import type { Shorthand } from '#text/fuzzy-match.ts';
import { SHORT_FOR_SHIPS } from '#text/ship-abbreviations.ts';

const DOCK = 'spacedock';

/** How players of this edition shorten things. */
export const shorthand: Shorthand = {
  ...SHORT_FOR_SHIPS,
  // One word here.
  ...Object.fromEntries(['sd', 'spd', 'dock', DOCK].map((short) => [short, DOCK])),
  gf: 'ground force',
  troop: 'ground force',
  infantry: 'ground force',
  st: 'shock troop',
  mr: 'mecatol rex',
};

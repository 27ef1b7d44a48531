import type { Shorthand } from '../../../words/likeness.ts';
import { SHORT_FOR_SHIPS } from '../../../words/shorthand.ts';

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

import type { Abbreviations } from '#text/fuzzy-match.ts';
import { SHIP_ABBREVIATIONS } from '#text/ship-abbreviations.ts';

/** Abbreviations of single words that players of this edition use. */
export const abbreviations: Abbreviations = {
  ...SHIP_ABBREVIATIONS,
  gf: 'ground force',
  inf: 'ground force',
  infantry: 'ground force',
  troop: 'ground force',
  groundforce: 'ground force',
  mr: 'mecatol rex',
  mecatol: 'mecatol rex',
  cc: 'command counter',
  tg: 'trade good',
  tradegood: 'trade good',
  jolnar: 'jol nar',
};

import type { Abbreviations } from './fuzzy-match.ts';

/** What players of any edition call ships and docks for short, word by word. */
export const SHIP_ABBREVIATIONS: Abbreviations = {
  ff: 'fighter',
  ftr: 'fighter',
  dd: 'destroyer',
  ca: 'cruiser',
  cr: 'cruiser',
  cv: 'carrier',
  dn: 'dreadnought',
  dr: 'dreadnought',
  dred: 'dreadnought',
  dread: 'dreadnought',
  ws: 'war sun',
  warsun: 'war sun',
  sd: 'space dock',
  spd: 'space dock',
  dock: 'space dock',
  spacedock: 'space dock',
};

import type { Abbreviations } from './fuzzy-match.ts';

/** Common abbreviations of ships and docks in all editions, word by word. */
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

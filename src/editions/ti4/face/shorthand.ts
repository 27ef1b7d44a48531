import type { Shorthand } from '../../../words/likeness.ts';

/** What players call things for short, word by word. */
export const shorthand: Shorthand = {
  // Units
  inf: 'infantry',
  gf: 'infantry',
  troop: 'infantry',
  ff: 'fighter',
  ftr: 'fighter',
  dd: 'destroyer',
  ca: 'cruiser',
  cr: 'cruiser',
  cv: 'carrier',
  dn: 'dreadnought',
  dread: 'dreadnought',
  ws: 'war sun',
  warsun: 'war sun',
  fs: 'flagship',
  sd: 'space dock',
  dock: 'space dock',
  spacedock: 'space dock',
  mf: 'mech',
  // Places
  mr: 'mecatol rex',
  mecatol: 'mecatol rex',
  // Pools and goods
  tactical: 'tactic',
  strategic: 'strategy',
  tg: 'trade good',
  comm: 'commodity',
  res: 'resource',
  // Factions
  norr: 'norr',
  jolnar: 'jol nar',
  nrkha: 'naaz rokha',
  cabal: 'vuilraith cabal',
};

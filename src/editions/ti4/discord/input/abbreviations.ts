import type { Shorthand } from '#text/fuzzy-match.ts';
import { SHORT_FOR_SHIPS } from '#text/ship-abbreviations.ts';

/** What players call things for short, word by word. */
export const shorthand: Shorthand = {
  // Units
  ...SHORT_FOR_SHIPS,
  inf: 'infantry',
  gf: 'infantry',
  troop: 'infantry',
  dude: 'infantry',
  groundforce: 'infantry',
  fs: 'flagship',
  flag: 'flagship',
  mf: 'mech',
  // Places
  mr: 'mecatol rex',
  mecatol: 'mecatol rex',
  // Pools and goods
  tactical: 'tactic',
  strategic: 'strategy',
  tg: 'trade good',
  goods: 'trade good',
  tradegood: 'trade good',
  comm: 'commodity',
  commoditie: 'commodity',
  pn: 'promissory note',
  sftt: 'support for the throne',
  res: 'resource',
  // Factions
  norr: 'norr',
  jolnar: 'jol nar',
  nrkha: 'naaz rokha',
  cabal: 'vuilraith cabal',
};

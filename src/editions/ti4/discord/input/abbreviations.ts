import type { Abbreviations } from '#text/fuzzy-match.ts';
import { SHIP_ABBREVIATIONS } from '#text/ship-abbreviations.ts';

/** Abbreviations that players use, word by word. */
export const abbreviations: Abbreviations = {
  // Units
  ...SHIP_ABBREVIATIONS,
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

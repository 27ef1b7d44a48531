import type { SeatId } from '#engine';

// Words of the game that cards, tiles and rules have in common.

export type SetId = 'base' | 'pok' | 'codex-1' | 'codex-2' | 'codex-3' | 'codex-4';
export type TechnologyColor = 'propulsion' | 'biotic' | 'cybernetic' | 'warfare';
export type Wormhole = 'alpha' | 'beta' | 'gamma' | 'delta';
export type Anomaly = 'asteroid-field' | 'nebula' | 'supernova' | 'gravity-rift';

export type { SeatId };
export type SystemId = string;
export type PlanetId = string;
export type UnitId = string;
/** A component's id, as 'sabotage'. */
export type ComponentId = string;
/** One card of several alike, as 'sabotage#2'; a promissory note names its owner, as 'ceasefire@p3'. */
export type CardId = string;

export type UnitType =
  | 'flagship'
  | 'war-sun'
  | 'dreadnought'
  | 'carrier'
  | 'cruiser'
  | 'destroyer'
  | 'fighter'
  | 'infantry'
  | 'mech'
  | 'pds'
  | 'space-dock';
/** What a unit is to the rules. */
export type Role = 'ship' | 'ground-force' | 'structure';
export type Trait = 'cultural' | 'hazardous' | 'industrial';
export type TokenPool = 'tactic' | 'fleet' | 'strategy';
export type Phase = 'setup' | 'strategy' | 'action' | 'status' | 'agenda' | 'ended';

/** Where a roll is made, hits are assigned or a combat is fought: a system's space area, or one of its planets. */
export type Place = {
  system: SystemId;
  planet?: PlanetId;
};

/** What an agenda is decided about (8.8, 8.9). */
export type Election = 'for-against' | 'player' | 'planet' | 'law' | 'strategy-card' | 'secret-objective';

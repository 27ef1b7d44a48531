import type { SeatId } from '#engine';

// Game terms shared by cards, tiles and rules.

export type SetId = 'base' | 'pok' | 'codex-1' | 'codex-2' | 'codex-3' | 'codex-4';
export type TechnologyColor = 'propulsion' | 'biotic' | 'cybernetic' | 'warfare';
export type Wormhole = 'alpha' | 'beta' | 'gamma' | 'delta';
export type Anomaly = 'asteroid-field' | 'nebula' | 'supernova' | 'gravity-rift';

export type { SeatId };
export type SystemId = string;
export type PlanetId = string;
export type UnitId = string;
/** A component's id, such as 'sabotage'. */
export type ComponentId = string;
/**
 * One card of several of the same kind, such as 'sabotage#2'; a promissory note names its owner, such as
 * 'ceasefire@p3'.
 */
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
/** A unit's category in the rules. */
export type Role = 'ship' | 'ground-force' | 'structure';
export type Trait = 'cultural' | 'hazardous' | 'industrial';
export type TokenPool = 'tactic' | 'fleet' | 'strategy';
export type Phase = 'setup' | 'strategy' | 'action' | 'status' | 'agenda' | 'ended';

/** Place of a roll, an assignment of hits or a combat: a system's space area, or one of its planets. */
export type Place = {
  system: SystemId;
  planet?: PlanetId;
};

/** Kind of outcomes that an agenda elects (8.8, 8.9). */
export type Election = 'for-against' | 'player' | 'planet' | 'law' | 'strategy-card' | 'secret-objective';

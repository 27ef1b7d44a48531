import type { Id, SeatId } from '#engine';

// The vocabulary of the third edition's rules.

export type { Id, SeatId };

/** Stands in for a seat where the units that fight belong to no player. */
export const NEUTRAL_SEAT: SeatId = '';

export type ComponentId = string;
/** A physical copy of a card: its component and the copy number ("sabotage#2"). */
export type CardId = string;
/** A domain counter id with its printed number: "natural-wealth:4". */
export type CounterId = string;
export type SystemId = string;
export type PlanetId = string;
export type UnitId = string;

export type Phase = 'setup' | 'strategy' | 'action' | 'status' | 'ended';

/** The three areas of a race sheet that hold command counters (E3 5.1). */
export type CounterArea = 'command' | 'fleet' | 'strategy';
export const COUNTER_AREAS: readonly CounterArea[] = ['command', 'fleet', 'strategy'];

export type UnitType =
  | 'war-sun'
  | 'flagship'
  | 'dreadnought'
  | 'cruiser'
  | 'destroyer'
  | 'carrier'
  | 'fighter'
  | 'ground-force'
  | 'mechanized-unit'
  | 'shock-troop'
  | 'pds'
  | 'space-dock'
  | 'refinery'
  | 'colony';

export type Wormhole = 'alpha' | 'beta' | 'delta';
/** Anomalies: systems with special rules (E3 17). */
export type Special = 'asteroid-field' | 'supernova' | 'nebula' | 'storm' | 'gravity-rift';

/** Colors of technologies, and of the planet specialties that make them cheaper (E3 14.2). */
export type TechnologyColor = 'blue' | 'green' | 'red' | 'yellow';

export type Color = 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'black' | 'orange' | 'pink';

export type Veil = 'nothing' | 'cards' | 'everything';

/** Expansion options that a game can use (E3 18). */
export type OptionId = 'distantSuns' | 'ageOfEmpire';

import type { Id, SeatId } from '#engine';

// The words in which the rules of the third edition speak.

export type { Id, SeatId };

/** In the place of a player, where those who fight are on nobody's side. */
export const NEUTRAL_SEAT: SeatId = '';

export type ComponentId = string;
/** A card of which there may be several: its component, and which copy ("sabotage#2"). */
export type CardId = string;
/** A domain counter with the number on it: "natural-wealth:4". */
export type CounterId = string;
export type SystemId = string;
export type PlanetId = string;
export type UnitId = string;

export type Phase = 'setup' | 'strategy' | 'action' | 'status' | 'ended';

/** The three areas of a race sheet in which command counters lie (E3 5.1). */
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
/** Systems in which something is otherwise than in open space (E3 17). */
export type Special = 'asteroid-field' | 'supernova' | 'nebula' | 'storm' | 'gravity-rift';

/** Of technologies, and of the planets that make them cheaper (E3 14.2). */
export type TechnologyColor = 'blue' | 'green' | 'red' | 'yellow';

export type Color = 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'black' | 'orange' | 'pink';

export type Veil = 'nothing' | 'cards' | 'everything';

/** Options of the boxes that a table may play with (E3 18). */
export type OptionId = 'distantSuns' | 'ageOfEmpire';

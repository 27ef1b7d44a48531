import type { Area, Color, PlanetId, SeatId, Special, SystemId, TechnologyColor, UnitType, Wormhole } from '../rules/terms.ts';

// The board as everybody may see it: nothing of hands, and nothing that tells on one.

export interface UnitGroup {
  owner: SeatId;
  type: UnitType;
  count: number;
  damaged: number;
}

export interface PlanetView {
  id: PlanetId;
  name: string;
  resources: number;
  influence: number;
  specialties: TechnologyColor[];
  owner: SeatId | null;
  exhausted: boolean;
  units: UnitGroup[];
}

export interface SystemView {
  id: SystemId;
  name: string;
  position: string;
  special: Special | null;
  wormholes: Wormhole[];
  /** Whose home it is. */
  home: SeatId | null;
  counters: SeatId[];
  planets: PlanetView[];
  space: UnitGroup[];
  /** What lies there beside pieces and counters, and whose it is. */
  marks: { name: string; owner: SeatId }[];
  active: boolean;
}

export interface CardShown {
  id: string;
  name: string;
  number: number;
  used: boolean;
}

export interface SeatView {
  id: SeatId;
  race: string;
  color: Color;
  points: number;
  counters: Record<Area, number>;
  tradeGoods: number;
  contracts: number[];
  /** With whom it trades, and what it receives. */
  agreements: { with: string; worth: number }[];
  strategyCards: CardShown[];
  technologies: { name: string; color: TechnologyColor; exhausted: boolean }[];
  actionCards: number;
  politicalCards: number;
  resources: { ready: number; all: number };
  influence: { ready: number; all: number };
  speaker: boolean;
  active: boolean;
  passed: boolean;
  eliminated: boolean;
}

export interface BoardView {
  round: number;
  phase: string;
  goal: number;
  systems: SystemView[];
  /** In the order of play. */
  seats: SeatView[];
  /** Strategy cards that nobody has. */
  lying: { name: string; number: number; bonus: number }[];
  objectives: { name: string; text: string; points: number; claimedBy: Color[] }[];
  laws: { name: string; text: string; elected: string | null }[];
}

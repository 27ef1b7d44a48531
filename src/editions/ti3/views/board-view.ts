import type {
  CounterArea,
  Color,
  PlanetId,
  SeatId,
  Special,
  SystemId,
  TechnologyColor,
  UnitType,
  Wormhole,
} from '#ti3/rules/terms.ts';

// The board as everybody may see it: nothing of hands, and nothing that tells on one.

export interface UnitGroup {
  owner: SeatId;
  type: UnitType;
  count: number;
  damaged: number;
}

/** A leader as it stands somewhere. */
export interface LeaderGroup {
  owner: SeatId;
  name: string;
  type: string;
  /** What marks its kind. */
  mark: string;
}

export interface PlanetView {
  id: PlanetId;
  name: string;
  resources: number;
  influence: number;
  /** What is printed on it, where its values differ from that. */
  printed?: { resources: number; influence: number };
  specialties: TechnologyColor[];
  owner: SeatId | null;
  exhausted: boolean;
  units: UnitGroup[];
  /** A domain counter that lies there: what it is, or null where it lies face down. */
  counter?: string | null;
  /** Where a game is played with leaders, and some are there. */
  leaders?: LeaderGroup[];
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
  /** Leaders aboard ships there. */
  leaders?: LeaderGroup[];
  /** A counter that lies in its space for whoever comes: what it is, or null where it lies face down. */
  counter?: string | null;
  /** What lies there beside pieces and counters, and whose it is. */
  marks: { name: string; owner: SeatId }[];
  active: boolean;
}

export interface CardView {
  id: string;
  name: string;
  number: number;
  used: boolean;
}

export interface SeatView {
  id: SeatId;
  /** What its player is called; empty where nobody says. */
  name: string;
  race: string;
  /** "Hacan". */
  short: string;
  color: Color;
  points: number;
  counters: Record<CounterArea, number>;
  tradeGoods: number;
  contracts: number[];
  /** With whom it trades, and what it receives. */
  agreements: { with: string; worth: number }[];
  /** What has been found and lies before the player. */
  kept?: string[];
  strategyCards: CardView[];
  technologies: { name: string; color?: TechnologyColor; exhausted: boolean }[];
  actionCards: number;
  /** Where a game is played with leaders: each with where it is, and whom of others it holds captive. */
  leaders?: { name: string; type: string; where: string }[];
  captives?: { name: string; of: string }[];
  politicalCards: number;
  resources: { ready: number; all: number };
  influence: { ready: number; all: number };
  speaker: boolean;
  active: boolean;
  passed: boolean;
  eliminated: boolean;
}

export interface BoardView {
  /** Where fleets went since a system was last activated, or systems were joined. */
  moves: { seat: SeatId; from: SystemId; to: SystemId }[];
  round: number;
  phase: string;
  goal: number;
  /** The round with which the game ends at the latest, where that is known. */
  lastRound?: number;
  systems: SystemView[];
  /** In the order of play. */
  seats: SeatView[];
  /** Strategy cards that nobody has. */
  lying: { name: string; number: number; bonus: number }[];
  objectives: { name: string; text: string; points: number; claimedBy: Color[] }[];
  laws: { name: string; text: string; elected: string | null }[];
}

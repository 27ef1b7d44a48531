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

// Public view of the board, without hands and without hints about them.

export interface UnitGroup {
  owner: SeatId;
  type: UnitType;
  count: number;
  damaged: number;
}

/** Leader in some place. */
export interface LeaderGroup {
  owner: SeatId;
  name: string;
  type: string;
  /** Letters of the leader's type. */
  mark: string;
}

export interface PlanetView {
  id: PlanetId;
  name: string;
  resources: number;
  influence: number;
  /** Printed values if they differ from the current ones. */
  printed?: { resources: number; influence: number };
  specialties: TechnologyColor[];
  owner: SeatId | null;
  exhausted: boolean;
  units: UnitGroup[];
  /** Name of the domain counter on the planet; null if it is face down. */
  counter?: string | null;
  /** Leaders on the planet. Undefined if there are none. */
  leaders?: LeaderGroup[];
}

export interface SystemView {
  id: SystemId;
  name: string;
  position: string;
  special: Special | null;
  wormholes: Wormhole[];
  /** Seat whose home system this is; null for other systems. */
  home: SeatId | null;
  counters: SeatId[];
  planets: PlanetView[];
  space: UnitGroup[];
  /** Leaders aboard ships there. */
  leaders?: LeaderGroup[];
  /** Name of the counter in the system's space; null if it is face down. */
  counter?: string | null;
  /** Markers there besides units and counters, with their owners. */
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
  /** Name of the seat's player; empty if unknown. */
  name: string;
  race: string;
  /** Short name of the race: "Hacan". */
  short: string;
  color: Color;
  points: number;
  counters: Record<CounterArea, number>;
  tradeGoods: number;
  contracts: number[];
  /** Trade agreements, with the partner and the trade goods received. */
  agreements: { with: string; worth: number }[];
  /** Names of kept finds and grants in front of the player. */
  kept?: string[];
  strategyCards: CardView[];
  technologies: { name: string; color?: TechnologyColor; exhausted: boolean }[];
  actionCards: number;
  /** Leaders of the player with their location, and leaders the player holds captive. Undefined without leaders. */
  leaders?: { name: string; type: string; where: string }[];
  captives?: { name: string; of: string }[];
  politicalCards: number;
  resources: { ready: number; all: number };
  influence: { ready: number; all: number };
  speaker: boolean;
  active: boolean;
  passed: boolean;
  eliminated: boolean;
  /** True if the game waits for an answer from this player, as far as the public knows. */
  waiting: boolean;
}

export interface BoardView {
  /** Fleet movements since a system was last activated or systems were joined. */
  moves: { seat: SeatId; from: SystemId; to: SystemId }[];
  round: number;
  phase: string;
  winner: SeatId | null;
  goal: number;
  /** Last possible round of the game. Undefined if the game has none. */
  lastRound?: number;
  systems: SystemView[];
  /** Seats in the order of play; eliminated ones last. */
  seats: SeatView[];
  /** Strategy cards that no player has. */
  lying: { name: string; number: number; bonus: number }[];
  objectives: { name: string; text: string; points: number; claimedBy: Color[] }[];
  laws: { name: string; text: string; elected: string | null }[];
}

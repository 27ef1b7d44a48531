import type { ChartBracket } from '#ti2/rules/components/component.ts';
import type { Source } from '#ti2/rules/components/sources.ts';
import type {
  Color,
  PlanetId,
  SeatId,
  Special,
  SystemId,
  TechnologyColor,
  UnitType,
  Wormhole,
} from '#ti2/rules/terms.ts';

// Public view of the galaxy and the players.

export interface UnitGroup {
  owner: SeatId;
  type: UnitType;
  count: number;
}

/** Leader on the board as all players see it. `mark` has two letters for its type, or "?" if it is face down. */
export interface LeaderMark {
  owner: SeatId;
  mark: string;
  name: string;
}

export interface PlanetView {
  id: PlanetId;
  name: string;
  resources: number;
  influence: number;
  specialty: TechnologyColor | null;
  owner: SeatId | null;
  units: UnitGroup[];
  /** Set if a face-down domain counter is on the planet. */
  counter: boolean;
  leaders?: LeaderMark[];
}

export interface SystemView {
  id: SystemId;
  name: string;
  position: string;
  special: Special | null;
  wormholes: Wormhole[];
  /** Seat whose home system this is; null for other systems. */
  home: SeatId | null;
  /** Source of the system's values (E2 13). */
  source: Source;
  planets: PlanetView[];
  /** Ships and the units aboard them. */
  space: UnitGroup[];
  /** Leaders aboard ships there. */
  leaders?: LeaderMark[];
}

/** Progress of a player toward something that is counted. */
export interface ProgressView {
  what: string;
  have: number;
  need: number;
}

export interface SeatView {
  id: SeatId;
  /** Name of the seat's player; empty if unknown. */
  name: string;
  race: string;
  short: string;
  color: Color;
  credits: number;
  /** Income in the next economy phase if nothing changes. */
  income: number;
  resources: number;
  influence: number;
  planets: number;
  bracket: string;
  /** Requirements of the next bracket; null in the last one. */
  next: { name: string; counts: ProgressView[] } | null;
  technologies: { name: string; color: TechnologyColor }[];
  agreements: string[];
  bought: string;
  actionCards: number;
  /**
   * Leaders of the player with their location or fate, and leaders the player holds captive. Undefined without leaders.
   */
  leaders?: string[];
  captives?: string[];
  /** `active` marks the seat whose turn it is; `moved` a seat that has had its turn in this phase. */
  active: boolean;
  moved: boolean;
  eliminated: boolean;
  /** True if the game waits for an answer from this player, as far as the public knows. */
  waiting: boolean;
}

export interface BoardView {
  /** Singular and plural names of the units in this game. */
  pieces: Partial<Record<UnitType, [one: string, many: string]>>;
  /** Types of leaders with their letters on the board. Undefined without leaders. */
  leaderTypes?: { mark: string; name: string }[];
  /** Fleet movements of this turn; of the last turn until another turn or phase begins. */
  moves: { seat: SeatId; from: SystemId; to: SystemId }[];
  round: number;
  phase: string;
  winner: SeatId | null;
  /** Last possible round of the game. */
  lastRound?: number;
  systems: SystemView[];
  /** Seats in order of influence, which is the order of turns; eliminated ones last. */
  seats: SeatView[];
  /** Brackets of the chart, each with the colors of the players in it. */
  chart: { bracket: ChartBracket; seats: Color[] }[];
  /** Card before the senate and the votes cast so far. */
  senate: { name: string; text: string; cast: { seat: SeatId; outcome: string }[] } | null;
  laws: { name: string; text: string; elected: string | null }[];
}

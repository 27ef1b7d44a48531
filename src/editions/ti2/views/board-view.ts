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

// The galaxy and the table as everybody sees them.

export interface UnitGroup {
  owner: SeatId;
  type: UnitType;
  count: number;
}

/** A leader on the board, as all see it: two letters for its type, or none where it lies face down. */
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
  /** A domain counter lies there face down. */
  counter: boolean;
  leaders?: LeaderMark[];
}

export interface SystemView {
  id: SystemId;
  name: string;
  position: string;
  special: Special | null;
  wormholes: Wormhole[];
  /** Whose home it is. */
  home: SeatId | null;
  /** Where its values come from (E2 13). */
  source: Source;
  planets: PlanetView[];
  /** Ships, and what they have aboard. */
  space: UnitGroup[];
  /** Aboard ships there. */
  leaders?: LeaderMark[];
}

/** How far somebody is with something that is counted. */
export interface ProgressView {
  what: string;
  have: number;
  need: number;
}

export interface SeatView {
  id: SeatId;
  /** What its player is called; empty where nobody says. */
  name: string;
  race: string;
  short: string;
  color: Color;
  credits: number;
  /** What comes in with the next economy phase as things stand. */
  income: number;
  resources: number;
  influence: number;
  planets: number;
  bracket: string;
  /** What the next bracket takes; none for whoever is at the last one. */
  next: { name: string; counts: ProgressView[] } | null;
  technologies: { name: string; color: TechnologyColor }[];
  agreements: string[];
  bought: string;
  actionCards: number;
  /** Where the game is played with leaders: each, and what has become of it; and whom the player holds captive. */
  leaders?: string[];
  captives?: string[];
  /** Whose turn it is, and whether it has been, in the phase of turns. */
  active: boolean;
  moved: boolean;
  eliminated: boolean;
}

export interface BoardView {
  /** What units are called, one and several; of those that the game is played with. */
  pieces: Partial<Record<UnitType, [one: string, many: string]>>;
  /** What leaders there are, each by its letters on the board; in a game that is played with any. */
  leaderTypes?: { mark: string; name: string }[];
  /** Where fleets went in this turn, or in the one before while nobody's is on. */
  moves: { seat: SeatId; from: SystemId; to: SystemId }[];
  round: number;
  phase: string;
  /** The round with which the game ends at the latest. */
  lastRound?: number;
  systems: SystemView[];
  /** In the order of influence, which is that of turns. */
  seats: SeatView[];
  /** The chart, and who has come to each bracket. */
  chart: { bracket: ChartBracket; seats: Color[] }[];
  /** What the senate sits on: the card, and who has voted for what. */
  senate: { name: string; text: string; cast: { seat: SeatId; outcome: string }[] } | null;
  laws: { name: string; text: string; elected: string | null }[];
}

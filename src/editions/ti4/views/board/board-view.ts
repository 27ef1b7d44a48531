import type { Anomaly, TechnologyColor, Trait, Wormhole } from '#ti4/rules/terms.ts';
import type { Color, ComponentId, Phase, PlanetId, TokenPool, SeatId, SystemId, UnitType } from '#ti4/rules/state.ts';

/** A component with a printed name. */
export interface Named {
  id: ComponentId;
  name: string;
}

export interface UnitGroup {
  owner: SeatId;
  type: UnitType;
  damaged: boolean;
  count: number;
  /** Difference from other units of their type and damage, in words: 'The Cavalry'. */
  marks?: string;
}

export interface PlanetView {
  id: PlanetId;
  name: string;
  /** Current values, attachments included. */
  resources: number;
  influence: number;
  /** The printed trait, which decides the planet's appearance. */
  trait?: Trait;
  /** Current traits. */
  traits: Trait[];
  /** True in a home system. */
  home: boolean;
  mecatol: boolean;
  specialties: TechnologyColor[];
  /** True for a legendary planet. */
  legend?: true;
  controller: SeatId | null;
  exhausted: boolean;
  attached: Named[];
  /** Number of commodities on the planet. */
  commodities?: number;
  units: UnitGroup[];
  /** True while the custodians token is here. */
  custodians: boolean;
}

export interface SystemView {
  id: SystemId;
  /** Ring and place, such as '205'; null off the board. */
  position: string | null;
  name: string;
  /** The player whose home system it is, or null with the short name of its faction if no player has that faction. */
  home?: { seat: SeatId | null; short: string };
  /** The minor faction of this system, and the owner of its alliance card. */
  minor?: { faction: string; holder?: SeatId };
  wormholes: Wormhole[];
  anomalies: Anomaly[];
  /** Systems that its wormholes join, if few enough to name: positions, or planet names if off the board. */
  joined?: string[];
  /** Seats with a command token here. */
  tokens: SeatId[];
  planets: PlanetView[];
  /** Tokens here, except those shown as the wormholes they bring. */
  markers?: Named[];
  /** Units in the space area. */
  space: UnitGroup[];
  active: boolean;
  /** Units lost here in the most recent events. */
  losses: { seat: SeatId; type: UnitType; count: number }[];
}

export interface TechnologyView extends Named {
  /** Key of the holding; differs from the id for a copied technology. */
  key: string;
  color?: TechnologyColor;
  /** The unit that the technology upgrades. */
  upgrades?: UnitType;
  faction: boolean;
  exhausted: boolean;
}

export interface StrategyCardView extends Named {
  initiative: number;
  used: boolean;
  /** Trade goods on the card, if it was kept. */
  tradeGoods?: number;
}

export interface SeatView {
  id: SeatId;
  /** The player's name, as given by the caller. */
  name: string;
  faction: Named;
  /** Short name of the faction, or of the color before the player has a faction. */
  short: string;
  color: Color;
  points: number;
  strategyCards: StrategyCardView[];
  tokens: Record<TokenPool, number>;
  /** Seats whose command tokens are in this fleet pool too; undefined if there are none. */
  foreignTokens?: SeatId[];
  tokensInReinforcements: number;
  tradeGoods: number;
  commodities: number;
  /** Undefined if there is no limit. */
  commodityLimit?: number;
  actionCards: number;
  secretObjectives: number;
  /** Secret objectives of a player who has to play with them open. */
  openSecrets?: Named[];
  /** Scored secret objectives, which are public. */
  scoredSecrets: (Named & { points: number })[];
  promissoryNotes: number;
  technologies: TechnologyView[];
  /** Leaders that are not purged (51); empty if the seat has none. */
  leaders: (Named & { state: 'ready' | 'exhausted' | 'unlocked' | 'locked'; goods?: number })[];
  /** Promissory notes face up, and their owners. */
  playArea: (Named & { from: SeatId })[];
  /** Alliance cards of minor factions: the commander of each, and the faction. Undefined if there are none. */
  alliances?: (Named & { faction: string })[];
  /**
   * Relics, legendary planet cards and exploration cards in front of the player, grouped; undefined if there are none.
   */
  found?: (Named & { count: number; exhausted: boolean; fragment?: Trait | 'any' })[];
  /**
   * Captured units (17), grouped by type and owner. Fighters and infantry have no owner. Undefined if there are none.
   */
  captured?: { type: UnitType; count: number; owner?: SeatId }[];
  planets: { id: PlanetId; name: string; resources: number; influence: number; exhausted: boolean }[];
  ready: { resources: number; influence: number };
  passed: boolean;
  speaker: boolean;
  active: boolean;
  eliminated: boolean;
  /** True if the game waits for an answer from this player, as far as the public knows. */
  waiting: boolean;
}

export interface ObjectiveView extends Named {
  stage: 1 | 2 | 'secret';
  points: number;
  text: string;
  scoredBy: SeatId[];
}

export interface LawView extends Named {
  key: string;
  text: string;
  /** The elected outcome, in words. */
  elected?: string;
  owner?: SeatId;
}

export interface BoardEvents {
  moves: { seat: SeatId; from: SystemId; to: SystemId; path: SystemId[]; units: { type: UnitType; count: number }[] }[];
  losses: { seat: SeatId; system: SystemId; planet?: PlanetId; type: UnitType; count: number }[];
}

/** A pick of a draft, and the seat that took it. */
interface Drafted {
  name: string;
  takenBy?: SeatId;
}

/** A running draft: the picks available and the picks made. */
export interface DraftView {
  /** Number of the current pick, and of all picks. */
  pick: number;
  of: number;
  /** The order in which wishes are granted. */
  order: SeatId[];
  /** `systems`: the systems as they would be placed before a home at `home`. `tiles`: the same in words. */
  slices: (Drafted & { resources: number; influence: number; home: string; systems: SystemView[]; tiles: string[] })[];
  factions: (Drafted & { id: ComponentId })[];
  /** Positions around the board, the speaker's first. */
  places: Drafted[];
}

/** The board as one viewer may see it, without hands, deck orders and seed. */
export interface BoardView {
  round: number;
  phase: Phase;
  /** Victory points needed to win. */
  goal: number;
  speaker: SeatId;
  active: SeatId | null;
  activeSystem: SystemId | null;
  systems: SystemView[];
  /** Hyperlane tiles: the pairs of sides that each one joins. Side 0 is north, then clockwise. */
  hyperlanes?: { position: string; lanes: [number, number][] }[];
  /** Seats in initiative order; eliminated seats last. */
  seats: SeatView[];
  /** The seat that owns the neutral units; undefined if there are none. */
  neutral?: { id: SeatId; name: string; color: Color };
  objectives: ObjectiveView[];
  laws: LawView[];
  /** Galactic events in force. */
  events?: (Named & { text: string })[];
  /** Unclaimed strategy cards, with the trade goods on them. */
  unclaimed: (Named & { initiative: number; tradeGoods: number })[];
  decks: Record<string, { name: string; left: number; discarded: number }>;
  happened: BoardEvents;
  /** The draft of slices, factions and positions; undefined when there is no draft. */
  draft?: DraftView;
  winner: SeatId | null;
  ending: string | null;
}

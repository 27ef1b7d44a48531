import type { Anomaly, TechnologyColor, Trait, Wormhole } from '#ti4/rules/terms.ts';
import type { Color, ComponentId, Phase, PlanetId, TokenPool, SeatId, SystemId, UnitType } from '#ti4/rules/state.ts';

/** Something with a printed name. */
export interface Named {
  id: ComponentId;
  name: string;
}

export interface UnitGroup {
  owner: SeatId;
  type: UnitType;
  damaged: boolean;
  count: number;
  /** What sets them apart from others of their type and damage, in words: 'The Cavalry'. */
  marks?: string;
}

export interface PlanetView {
  id: PlanetId;
  name: string;
  /** As they stand, attachments included. */
  resources: number;
  influence: number;
  /** What it looks like: by the trait printed on it. */
  trait?: Trait;
  /** The traits it has as things stand. */
  traits: Trait[];
  /** In a home system. */
  home: boolean;
  mecatol: boolean;
  specialties: TechnologyColor[];
  /** It is legendary. */
  legend?: true;
  controller: SeatId | null;
  exhausted: boolean;
  attached: Named[];
  /** Commodities that lie on it. */
  commodities?: number;
  units: UnitGroup[];
  /** The custodians token still lies here. */
  custodians: boolean;
}

export interface SystemView {
  id: SystemId;
  /** Ring and place, as '205'; null off the board. */
  position: string | null;
  name: string;
  /** The player whose home system it is, or null with a faction's name where nobody plays it. */
  home?: { seat: SeatId | null; faction: string; short: string };
  /** The minor faction whose system it is, and who has its alliance card. */
  minor?: { faction: string; holder?: SeatId };
  wormholes: Wormhole[];
  anomalies: Anomaly[];
  /** What its wormholes lead to, where these are so few that they can be named: their positions, or off the board their planets. */
  joined?: string[];
  /** Whose command tokens lie here. */
  tokens: SeatId[];
  planets: PlanetView[];
  /** Tokens that lie here, but for those that are seen as the wormholes they bring. */
  markers?: Named[];
  /** What stands in the space area. */
  space: UnitGroup[];
  active: boolean;
  /** Units lost here in what just happened. */
  losses: { seat: SeatId; type: UnitType; count: number }[];
}

export interface TechnologyView extends Named {
  /** Where the holding is kept: differs from the id where the technology was copied. */
  key: string;
  color?: TechnologyColor;
  /** What unit it upgrades. */
  upgrades?: UnitType;
  faction: boolean;
  exhausted: boolean;
}

export interface StrategyCardView extends Named {
  initiative: number;
  used: boolean;
  /** Trade goods that lie on it, where it was kept. */
  tradeGoods?: number;
}

export interface SeatView {
  id: SeatId;
  /** The player's name, as given by the caller. */
  name: string;
  faction: Named;
  /** The faction, or before anybody plays one the colour, as short as all know it. */
  short: string;
  color: Color;
  points: number;
  strategyCards: StrategyCardView[];
  tokens: Record<TokenPool, number>;
  /** Whose command tokens lie in the fleet pool besides; absent, nobody's. */
  foreignTokens?: SeatId[];
  tokensInReinforcements: number;
  tradeGoods: number;
  commodities: number;
  /** Missing where there is no limit. */
  commodityLimit?: number;
  actionCards: number;
  secretObjectives: number;
  /** Where a player has to play with them for all to see. */
  openSecrets?: Named[];
  /** Scored, and so known to all. */
  scoredSecrets: (Named & { points: number })[];
  promissoryNotes: number;
  technologies: TechnologyView[];
  /** Promissory notes face up, and whose they are. */
  /** Leaders that are not purged (51); none where nobody has any. */
  leaders: (Named & { state: 'ready' | 'exhausted' | 'unlocked' | 'locked'; goods?: number })[];
  playArea: (Named & { from: SeatId })[];
  /** Alliance cards of minor factions: the commanders they lend, and whose these are. Absent, none. */
  alliances?: (Named & { faction: string })[];
  /** Relics, cards of legendary planets and exploration cards that lie before the player, alike ones together; absent, none. */
  found?: (Named & { count: number; exhausted: boolean; fragment?: Trait | 'any' })[];
  /** Captured units (17), alike ones together, with whose they are; of fighters and infantry, nobody's. Absent, none. */
  captured?: { type: UnitType; count: number; owner?: SeatId }[];
  planets: { id: PlanetId; name: string; resources: number; influence: number; exhausted: boolean }[];
  ready: { resources: number; influence: number };
  passed: boolean;
  speaker: boolean;
  active: boolean;
  eliminated: boolean;
  /** Somebody's answer is needed from this player, as far as the public knows. */
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
  /** Outcome elected, in words. */
  elected?: string;
  owner?: SeatId;
}

export interface BoardEvents {
  moves: { seat: SeatId; from: SystemId; to: SystemId; path: SystemId[]; units: { type: UnitType; count: number }[] }[];
  losses: { seat: SeatId; system: SystemId; planet?: PlanetId; type: UnitType; count: number }[];
}

/** Something that is drafted, and who has it. */
interface Drafted {
  name: string;
  takenBy?: SeatId;
}

/** A draft under way: what there is to pick and what has been picked. */
export interface DraftView {
  /** The pick that is being made, and how many there are. */
  pick: number;
  of: number;
  /** In which order wishes are gone by. */
  order: SeatId[];
  /** `systems`: as they would lie before a home at `home`. `tiles`: the same in words. */
  slices: (Drafted & { resources: number; influence: number; home: string; systems: SystemView[]; tiles: string[] })[];
  factions: (Drafted & { id: ComponentId })[];
  /** At the table, the speaker's first. */
  places: Drafted[];
}

/** All of a game that one viewer may see of the table: nothing of any hand, deck order or seed. */
export interface BoardView {
  round: number;
  phase: Phase;
  /** Points that win. */
  goal: number;
  speaker: SeatId;
  active: SeatId | null;
  activeSystem: SystemId | null;
  systems: SystemView[];
  /** Tiles that only join what lies beside them: from which of their sides to which, 0 the north, then clockwise. */
  hyperlanes?: { position: string; lanes: [number, number][] }[];
  /** In initiative order; the eliminated last. */
  seats: SeatView[];
  /** Whose neutral units are, where there are any. */
  neutral?: { id: SeatId; name: string; color: Color };
  objectives: ObjectiveView[];
  laws: LawView[];
  /** Galactic events that are in force. */
  events?: (Named & { text: string })[];
  /** Strategy cards nobody has, with the trade goods on them. */
  unclaimed: (Named & { initiative: number; tradeGoods: number })[];
  decks: Record<string, { name: string; left: number; discarded: number }>;
  happened: BoardEvents;
  /** While slices, factions and places at the table are drafted. */
  draft?: DraftView;
  winner: SeatId | null;
  ending: string | null;
}

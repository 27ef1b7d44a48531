import type { Json } from '#engine';
import type { Deck } from '#kit/cards/decks.ts';
import type { LastingEffect as Lasting, EffectsState } from '#kit/components/types.ts';
import type { GameFact } from './facts.ts';
import type {
  CounterArea,
  CardId,
  Color,
  ComponentId,
  CounterId,
  OptionId,
  Phase,
  PlanetId,
  SeatId,
  SystemId,
  UnitId,
  UnitType,
  Veil,
} from './terms.ts';

export interface Unit {
  id: UnitId;
  type: UnitType;
  owner: SeatId;
  system: SystemId;
  /** Planet the unit is on; undefined when it is in space. */
  planet?: PlanetId;
  damaged?: true;
  /** Round in which it was built; a space dock produces from the next round on (E3 9.5). */
  builtIn?: number;
  /** Set if it moved in the tactical or transfer action in progress; recorded only while a component asks for it. */
  moved?: true;
  /** Turn in which a space dock moved; it produces nothing in that turn. */
  movedIn?: number;
}

/** A system of the galaxy. Its id is the id of its tile. */
export interface System {
  id: SystemId;
  /**
   * Position as ring and place ("101", see kit/hex.ts), written the same way in every edition. NOT "q,r": convert with
   * `positionOf({ q, r })` of the kit.
   */
  position: string;
  /** Seats with a command counter here. */
  counters: SeatId[];
  planets: PlanetId[];
  /** Frontier counter that the next ships to arrive encounter. */
  frontier?: PlanetCounter;
  /** Counters that were revealed here and stay. */
  found?: ComponentId[];
}

export interface Planet {
  id: PlanetId;
  system: SystemId;
  /** Seat whose control marker or ground forces are on the planet (E3 8.6). */
  owner: SeatId | null;
  exhausted: boolean;
  /**
   * Round in which its owner gained it; a space dock can be built only on a planet controlled since the round began
   * (E3 9.5).
   */
  takenIn?: number;
  /** Radiation that the first landing encounters. */
  domain?: 'radiation';
  /** Domain counter placed here during setup. */
  counter?: PlanetCounter;
  /** The round in which talks last turned an invasion away. */
  parleyIn?: number;
}

/** A domain counter on a planet, or a frontier counter in a system. */
export interface PlanetCounter {
  /** Counter id with its printed number: "natural-wealth:4". */
  id: CounterId;
  /** Seats that have looked at the face-down counter; undefined when it is face up. */
  seenBy?: SeatId[];
}

/** A leader of a race: on a ship, on a planet, captive, in peril, or out of the game. */
export interface Leader {
  id: ComponentId;
  /** Leader type, which decides its abilities. */
  type: ComponentId;
  owner: SeatId;
  ship?: UnitId;
  planet?: PlanetId;
  /** Ship from which it landed on the planet; it goes back there if the landing is turned back. */
  landedFrom?: UnitId;
  captor?: SeatId;
  peril?: Peril;
  gone?: 'killed' | 'executed' | 'given-up';
}

/**
 * The cause of a leader losing its location: its ship was lost, its planet was invaded, its landing failed, or another.
 */
export interface Peril {
  how: 'ship' | 'planet' | 'landing' | 'other';
  system: SystemId;
  planet?: PlanetId;
  /** Seat that could capture the leader. */
  by?: SeatId;
}

/** A component in play in front of a player, with its memory. */
export interface Holding {
  component: ComponentId;
  exhausted?: true;
  memory?: Json;
}

export interface Seat {
  id: SeatId;
  color: Color;
  race: ComponentId;
  home: SystemId;
  /** Strategy cards of this round; `used` once the strategic action has been taken. */
  strategyCards: Record<ComponentId, { used: boolean }>;
  /** Strategy cards of the previous round; some may not be chosen twice in a row (E3 3.5). */
  lastCards: ComponentId[];
  counters: Record<CounterArea, number>;
  tradeGoods: number;
  /** Values of the seat's trade contracts that are not in an agreement (E3 15.1). */
  contracts: number[];
  abilities: Record<string, Holding>;
  technologies: Record<string, Holding>;
  actionCards: CardId[];
  /** Political cards in hand, in games that deal them (E3 13.1). */
  politicalCards?: ComponentId[];
  /** The secret objective, which is hidden from the other players until it is claimed. */
  secretObjective: ComponentId | null;
  /** Domain counters that the seat keeps. */
  kept?: Record<string, Holding>;
  /** Further secret objectives, also hidden. */
  moreSecrets?: ComponentId[];
  claimed: ComponentId[];
  points: number;
  passed: boolean;
  eliminated?: true;
  /**
   * Standing orders: timing windows the seat declines without being asked, with the last round they apply to (0:
   * always). A key with " this turn" maps to the number of that turn.
   */
  orders: Record<string, number>;
}

/** A trade agreement: each player has the other's contract (E3 15.1). */
export interface Agreement {
  id: string;
  seats: [SeatId, SeatId];
  /** Trade goods that each of the two receives: the value of the partner's contract. */
  worth: [number, number];
  /** Frame of the action in which it was made; it yields nothing during that action (E3 15.2). */
  madeIn?: number | string;
}

export interface Law extends Holding {
  elected?: string;
  owner?: SeatId;
}

export interface LastingEffect extends Lasting {
  until: Until;
}

export type Until = 'battle-round' | 'battle' | 'action' | 'turn' | 'phase' | 'round' | 'game';

export interface State extends EffectsState {
  version: number;
  facts: GameFact[];
  options: {
    sets: readonly string[];
    points: number;
    veil: Veil;
    windowHours: number;
    /** Expansion options in play (E3 18); undefined if none. */
    played?: readonly OptionId[];
    /** Last possible round: the game ends no later than its status phase (E3 18.40). */
    lastRound?: number;
    /** Races can build their flagships. */
    flagships?: true;
    /** Mechanized units can be built. */
    mechanizedUnits?: true;
    /** Players start with a preliminary objective and draw the secret one after claiming it. */
    preliminaryObjectives?: true;
    /** The Wormhole Nexus is in play, off the board. */
    wormholeNexus?: true;
    /** Custodians defend Mecatol Rex until a player gains control of it. */
    custodians?: true;
    /** Ground forces can become shock troops. */
    shockTroops?: true;
    /** Cruisers can place space mines. */
    spaceMines?: true;
    /** Colonies and refineries can be built. */
    facilities?: true;
    /** Races have racial technologies. */
    racialTechnologies?: true;
    /** Frontier counters are placed in empty systems. */
    finalFrontier?: true;
    /** The Voice of the Council agenda can be called. */
    voiceOfTheCouncil?: true;
  };
  /** Seats in clockwise order. */
  order: SeatId[];
  seats: Record<SeatId, Seat>;
  speaker: SeatId;
  round: number;
  phase: Phase;
  active: SeatId | null;
  turn: { number: number; systems: SystemId[] };
  systems: Record<SystemId, System>;
  planets: Record<PlanetId, Planet>;
  units: Record<UnitId, Unit>;
  /** All leaders, including captured and dead ones; undefined in games without leaders. */
  leaders?: Record<ComponentId, Leader>;
  /** Strategy cards that no seat holds, with their bonus counters (E3 3.2). */
  strategyCards: Record<ComponentId, { bonus: number }>;
  decks: Record<string, Deck>;
  /** Revealed public objectives, oldest first. */
  objectives: { id: ComponentId; claimedBy: SeatId[] }[];
  laws: Record<string, Law>;
  agreements: Record<string, Agreement>;
  effects: Record<string, LastingEffect>;
  numbered?: Record<string, number>;
  winner: SeatId | null;
  ending: string | null;
}

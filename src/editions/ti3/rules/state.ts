import type { Json } from '#engine';
import type { Deck } from '#kit/cards/decks.ts';
import type { LastingEffect as Lasting, KitState } from '#kit/components/types.ts';
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
  /** On this planet; absent, in the space of its system. */
  planet?: PlanetId;
  damaged?: true;
  /** The round in which it was built: a dock produces from the next one (E3 9.5). */
  builtIn?: number;
  /** It has moved since a system was last activated; noted only where something asks for it. */
  moved?: true;
  /** The turn in which a dock has moved: it builds nothing in that one. */
  movedIn?: number;
}

/** A place of the galaxy with its tile; its id is that of the tile. */
export interface System {
  id: SystemId;
  /** Where it lies: ring and place as kit/hex.ts has them ("101"), so that what is typed and drawn is alike in every edition. NOT "q,r": use positionOf({ q, r }) of the kit. */
  position: string;
  /** Whose command counters lie here. */
  counters: SeatId[];
  planets: PlanetId[];
  /** What ships that come there will meet. */
  frontier?: PlanetCounter;
  /** What has been found there, and stays. */
  found?: ComponentId[];
}

export interface Planet {
  id: PlanetId;
  system: SystemId;
  /** Whose control marker or ground forces lie on it (E3 8.6). */
  owner: SeatId | null;
  exhausted: boolean;
  /** The round in which its owner took it: a dock is built only where one has ruled since the round began (E3 9.5). */
  takenIn?: number;
  /** What whoever lands first will meet. */
  domain?: 'radiation';
  /** What else was laid there as the game began. */
  counter?: PlanetCounter;
  /** The round in which talks last turned an invasion away. */
  parleyIn?: number;
}

/** A domain counter on a planet. */
export interface PlanetCounter {
  /** Which, with the number on it: "natural-wealth:4". */
  id: CounterId;
  /** It lies face down, and these have looked at it; absent, it lies open. */
  seenBy?: SeatId[];
}

/** A leader of a race: on a ship, on a planet, somebody's captive, about to learn what becomes of it, or gone. */
export interface Leader {
  id: ComponentId;
  /** What kind of leader: what it can do. */
  type: ComponentId;
  owner: SeatId;
  ship?: UnitId;
  planet?: PlanetId;
  captor?: SeatId;
  peril?: Peril;
  gone?: 'killed' | 'executed' | 'given-up';
}

/** How a leader lost the place it had: with its ship, with its planet to an invasion, in a landing that failed, or otherwise. */
export interface Peril {
  how: 'ship' | 'planet' | 'landing' | 'other';
  system: SystemId;
  planet?: PlanetId;
  /** Who could take it captive. */
  by?: SeatId;
}

/** Something in play before a player, with what it remembers. */
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
  /** Of this round: whether its strategic action has been done. */
  strategyCards: Record<ComponentId, { used: boolean }>;
  /** Those of the round before: some may not be taken twice in a row (E3 3.5). */
  lastCards: ComponentId[];
  counters: Record<CounterArea, number>;
  tradeGoods: number;
  /** What the trade contracts are worth to whoever they lie before, those that are not in an agreement (E3 15.1). */
  contracts: number[];
  abilities: Record<string, Holding>;
  technologies: Record<string, Holding>;
  actionCards: CardId[];
  /** Cards for the council, where the game has them in hands (E3 13.1). */
  politicalCards?: ComponentId[];
  /** Secret until it is claimed. */
  secretObjective: ComponentId | null;
  /** What has been found and is kept. */
  kept?: Record<string, Holding>;
  /** Others that came later, secret too. */
  moreSecrets?: ComponentId[];
  claimed: ComponentId[];
  points: number;
  passed: boolean;
  eliminated?: true;
  /** Standing orders: moments this seat declines without being asked, until the round given (0: always). */
  orders: Record<string, number>;
}

/** Two players who trade: each has the other's contract before them (E3 15.1). */
export interface Agreement {
  id: string;
  seats: [SeatId, SeatId];
  /** What each of the two receives: the value of the partner's contract. */
  worth: [number, number];
  /** The frame of the action in which it was made: it brings nothing yet in that one (E3 15.2). */
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

export interface State extends KitState {
  version: number;
  facts: GameFact[];
  options: {
    sets: readonly string[];
    points: number;
    veil: Veil;
    windowHours: number;
    /** Which options of the boxes are played (E3 18); absent, none. */
    played?: readonly OptionId[];
    /** The game ends with the status phase of this round at the latest (E3 18.40). */
    lastRound?: number;
    /** Each race may build its flagship. */
    flagships?: true;
    /** Mechanized units may be built. */
    mechanizedUnits?: true;
    /** Everybody begins with a preliminary objective, and draws the secret one when it has been claimed. */
    preliminaryObjectives?: true;
    /** The Wormhole Nexus lies off the board. */
    wormholeNexus?: true;
    /** Mecatol Rex is defended until somebody has taken it. */
    custodians?: true;
    /** Ground forces become shock troops. */
    shockTroops?: true;
    /** Cruisers lay space mines. */
    spaceMines?: true;
    /** Colonies and refineries may be built. */
    facilities?: true;
    /** Each race has technologies of its own. */
    racialTechnologies?: true;
    /** Counters lie in empty space. */
    finalFrontier?: true;
    /** The council may be asked whose voice it is. */
    voiceOfTheCouncil?: true;
  };
  /** Clockwise. */
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
  /** Where a game is played with leaders: all of them, whatever has become of each. */
  leaders?: Record<ComponentId, Leader>;
  /** Strategy cards that nobody has, with the bonus counters on them (E3 3.2). */
  strategyCards: Record<ComponentId, { bonus: number }>;
  decks: Record<string, Deck>;
  /** Public objectives that lie open, the oldest first. */
  objectives: { id: ComponentId; claimedBy: SeatId[] }[];
  laws: Record<string, Law>;
  agreements: Record<string, Agreement>;
  effects: Record<string, LastingEffect>;
  numbered?: Record<string, number>;
  winner: SeatId | null;
  ending: string | null;
}

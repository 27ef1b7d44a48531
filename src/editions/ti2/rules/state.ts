import type { Json } from '#engine';
import type { Deck } from '#kit/cards/decks.ts';
import type { OfferOf } from '#kit/prompts/offers.ts';
import type { EffectsState, LastingEffect as Lasting } from '#kit/components/types.ts';
import type { GameFact } from './facts.ts';
import type {
  CardId,
  Color,
  ComponentId,
  LeaderId,
  OptionId,
  Phase,
  PlanetId,
  SeatId,
  Segment,
  SystemId,
  UnitId,
  UnitCounts,
  UnitType,
  Veil,
  Wormhole,
} from './terms.ts';

/** Movement of a ship so far in this turn. */
export interface MoveProgress {
  /** Movement points used. */
  steps: number;
  /** The ship cannot move on: a fleet blocks it, or it is in a nebula or a rift it did not leave. */
  stopped?: true;
  /** Systems it has left, in order: possible destinations of a withdrawal (E2 7.13). */
  left: SystemId[];
}

export interface Unit {
  id: UnitId;
  type: UnitType;
  owner: SeatId;
  system: SystemId;
  /** Undefined for a unit in space. */
  planet?: PlanetId;
  /** Ship that carries this land unit in space; the unit shares its fate (E2 7.15). */
  ship?: UnitId;
  voyage?: MoveProgress;
}

/** A system of the galaxy; its id is that of its tile. `position`: ring and place in the kit's hex notation. */
export interface System {
  id: SystemId;
  position: string;
  planets: PlanetId[];
  /** Wormhole discovered here (option Distant Suns). */
  found?: Wormhole;
}

export interface Planet {
  id: PlanetId;
  system: SystemId;
  /** Seat whose marker or ground forces are on the planet (E2 1.7). */
  owner: SeatId | null;
  /** Face-down domain counter, and the seats that have seen it (option Distant Suns). */
  counter?: { id: string; seenBy?: SeatId[] };
  /** Turn in which the active player probed it and so may not land there (E2 12.2). */
  probedIn?: number;
  /** Round in which landing there is forbidden. */
  closedIn?: number;
  /** Round in which the planet's resources do not count. */
  barrenIn?: number;
  /** The only seat for which the resources do not count in that round; missing if for all. */
  barrenFor?: SeatId;
  /** Last round in which a Diplomat delayed a landing there (E2 12.5). */
  parleyIn?: number;
}

export interface Seat {
  id: SeatId;
  color: Color;
  race: ComponentId;
  home: SystemId;
  credits: number;
  technologies: Record<ComponentId, { component: ComponentId }>;
  /** Technologies the seat has lost, which still count as prerequisites (E2 11.5). */
  lostTechnologies?: ComponentId[];
  actionCards: CardId[];
  /** Units bought, to be placed in the placement phase (E2 5.4). */
  bought: UnitCounts;
  /** Position on the progression chart: 0 is the first bracket (E2 2.9). */
  bracket: number;
  /** Credits that may only be spent on the next technology. */
  grant?: number;
  eliminated?: true;
  /** Standing orders: timing windows this seat declines without being asked, until the given round (0: always). */
  orders: Record<string, number>;
}

/** Location of a leader: aboard a ship, on a planet, captive, awaiting a planet of its owner, or out of the game. */
export type LeaderLocation =
  | { ship: UnitId }
  | { planet: PlanetId }
  | { captor: SeatId }
  | { homeless: true }
  | { gone: 'killed' | 'executed' | 'given-up' };

/** A leader of a player (E2 12.5). */
export interface Leader {
  id: LeaderId;
  /** Card of the leader, one of those of its race. */
  card: ComponentId;
  owner: SeatId;
  /** Set while the leader is face down; using the leader reveals it. */
  hidden?: true;
  ship?: UnitId;
  planet?: PlanetId;
  captor?: SeatId;
  homeless?: true;
  gone?: 'killed' | 'executed' | 'given-up';
}

/** A trade agreement of two players, and the card revealed for it (E2 6). */
export interface Agreement {
  id: string;
  seats: [SeatId, SeatId];
  card: CardId;
}

export interface Law {
  component: ComponentId;
  elected?: string;
  owner?: SeatId;
  memory?: Json;
}

/** An exchange offered in a debate (E2 4.3): credits and action cards. */
export interface DebateExchange {
  credits: number;
  cards: CardId[];
  /** Credits and card components asked in return. */
  wantsCredits: number;
  wantsCards: ComponentId[];
  /** Captive leaders given and wanted (E2 12.5); undefined in games without leaders. */
  captives?: LeaderId[];
  wantsCaptives?: LeaderId[];
}

export interface LastingEffect extends Lasting {
  until: Until;
}

export type Until = 'battle-round' | 'battle' | 'turn' | 'phase' | 'round' | 'game';

export interface State extends EffectsState {
  version: number;
  facts: GameFact[];
  options: {
    sets: readonly string[];
    veil: Veil;
    windowHours: number;
    /** Time limit of a debate, in hours (E2 4.9). */
    debateHours?: number;
    /** Optional rules in use (E2 12); undefined if there are none. */
    played?: readonly OptionId[];
    /** Round after which the game ends (E2 10.5). */
    lastRound?: number;
    /** Enables victory by capturing home systems (E2 10.4). */
    byArms: boolean;
    /** Seats with trade agreements that count for Xxcha and Mentak (E2 12.3). */
    agreementsCounted: 'all' | 'own';
  };
  /** Seats in clockwise order. */
  order: SeatId[];
  seats: Record<SeatId, Seat>;
  round: number;
  phase: Phase;
  /** Seat whose turn it is; null outside the turns phase. */
  active: SeatId | null;
  turn: { number: number; segment: Segment | null; had: SeatId[] };
  /**
   * Placements of this round made before the placement phase: unit counts by place, and planets with new space docks
   * (E2 9.1, 9.2).
   */
  placed?: { units: Record<string, number>; docks: PlanetId[] };
  systems: Record<SystemId, System>;
  planets: Record<PlanetId, Planet>;
  units: Record<UnitId, Unit>;
  decks: Record<string, Deck>;
  /** All leaders; undefined in games without leaders. */
  leaders?: Record<LeaderId, Leader>;
  laws: Record<string, Law>;
  /** Outcome each seat voted for in the last vote, for cards that ask for it. */
  voted?: Record<SeatId, string>;
  agreements: Record<string, Agreement>;
  /** Exchanges that await an answer during a debate. */
  offers: Record<string, OfferOf<DebateExchange>>;
  /** Cards already played on targets in this round (E2 12.4). */
  aimed: string[];
  effects: Record<string, LastingEffect>;
  numbered?: Record<string, number>;
  winner: SeatId | null;
  ending: string | null;
}

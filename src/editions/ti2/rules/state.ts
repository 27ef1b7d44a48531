import type { Json } from '#engine';
import type { Deck } from '#kit/cards/decks.ts';
import type { OfferOf } from '#kit/prompts/offers.ts';
import type { KitState, LastingEffect as Lasting } from '#kit/components/types.ts';
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

/** How far a ship has come in this turn. */
export interface MoveProgress {
  /** Movement it has used. */
  steps: number;
  /** It goes no farther: a fleet in its way, a nebula, a rift it did not leave. */
  stopped?: true;
  /** Systems it has left, the first one first: ways out for a withdrawal (E2 7.13). */
  left: SystemId[];
}

export interface Unit {
  id: UnitId;
  type: UnitType;
  owner: SeatId;
  system: SystemId;
  /** On this planet; absent, in space. */
  planet?: PlanetId;
  /** Land units in space are aboard a ship, and share its fate (E2 7.15). */
  ship?: UnitId;
  voyage?: MoveProgress;
}

/** A place of the galaxy with its tile; its id is that of the tile. `position`: ring and place, as the kit's hexes have them. */
export interface System {
  id: SystemId;
  position: string;
  planets: PlanetId[];
  /** A wormhole that was found there (option Distant Suns). */
  found?: Wormhole;
}

export interface Planet {
  id: PlanetId;
  system: SystemId;
  /** Whose marker or ground forces lie on it (E2 1.7). */
  owner: SeatId | null;
  /** What lies there face down, and who has looked at it (option Distant Suns). */
  counter?: { id: string; seenBy?: SeatId[] };
  /** The turn in which whoever has it may not land there, for having looked (E2 12.2). */
  probedIn?: number;
  /** The round in which nobody may land there. */
  closedIn?: number;
  /** The round in which its resources count for nothing. */
  barrenIn?: number;
  /** The last round in which a landing there was talked out of it (E2 12.5). */
  parleyIn?: number;
}

export interface Seat {
  id: SeatId;
  color: Color;
  race: ComponentId;
  home: SystemId;
  credits: number;
  technologies: Record<ComponentId, { component: ComponentId }>;
  actionCards: CardId[];
  /** Bought, and waiting for the placement phase (E2 5.4). */
  bought: UnitCounts;
  /** How far up the chart: 0 is the first bracket (E2 2.9). */
  bracket: number;
  /** Credit toward the next technology alone. */
  grant?: number;
  eliminated?: true;
  /** Standing orders: moments this seat declines without being asked, until the round given (0: always). */
  orders: Record<string, number>;
}

/** Where a leader is: aboard, on a planet, in the hands of another, looking for a planet of its own, or out of the game. */
export type LeaderLocation =
  | { ship: UnitId }
  | { planet: PlanetId }
  | { captor: SeatId }
  | { homeless: true }
  | { gone: 'killed' | 'executed' | 'given-up' };

/** A leader of a player's (E2 12.5). */
export interface Leader {
  id: LeaderId;
  /** Which leader of its race. */
  card: ComponentId;
  owner: SeatId;
  /** It lies face down until it is used. */
  hidden?: true;
  ship?: UnitId;
  planet?: PlanetId;
  captor?: SeatId;
  homeless?: true;
  gone?: 'killed' | 'executed' | 'given-up';
}

/** Two players who trade, and the card that lies open for it (E2 6). */
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

/** What changes hands in a debate (E2 4.3): credits, and action cards. */
export interface DebateExchange {
  credits: number;
  cards: CardId[];
  /** What is asked in return: credits, and cards by what they are. */
  wantsCredits: number;
  wantsCards: ComponentId[];
  /** Captive leaders, given and wanted (E2 12.5); none where the game is played without. */
  captives?: LeaderId[];
  wantsCaptives?: LeaderId[];
}

export interface LastingEffect extends Lasting {
  until: Until;
}

export type Until = 'battle-round' | 'battle' | 'turn' | 'phase' | 'round' | 'game';

export interface State extends KitState {
  version: number;
  facts: GameFact[];
  options: {
    sets: readonly string[];
    veil: Veil;
    windowHours: number;
    /** So many hours a card is debated at most (E2 4.9). */
    debateHours?: number;
    /** Which of the rules one may choose are played (E2 12); absent, none. */
    played?: readonly OptionId[];
    /** The game ends with this round at the latest (E2 10.5). */
    lastRound?: number;
    /** Whether home systems taken win the game (E2 10.4). */
    byArms: boolean;
    /** Whose agreements count for Xxcha and Mentak (E2 12.3). */
    agreementsCounted: 'all' | 'own';
  };
  /** Clockwise. */
  order: SeatId[];
  seats: Record<SeatId, Seat>;
  round: number;
  phase: Phase;
  /** Whose turn it is, in the phase of turns. */
  active: SeatId | null;
  turn: { number: number; segment: Segment | null; had: SeatId[] };
  /** What has been placed before the placement phase in this round: by place how many units, and on which planets docks (E2 9.1, 9.2). */
  placed?: { units: Record<string, number>; docks: PlanetId[] };
  systems: Record<SystemId, System>;
  planets: Record<PlanetId, Planet>;
  units: Record<UnitId, Unit>;
  decks: Record<string, Deck>;
  /** Where the game is played with leaders: all of them. */
  leaders?: Record<LeaderId, Leader>;
  laws: Record<string, Law>;
  /** How the last vote fell, for cards that ask who has voted for what. */
  voted?: Record<SeatId, string>;
  agreements: Record<string, Agreement>;
  /** Exchanges that wait for an answer, while a card is debated. */
  offers: Record<string, OfferOf<DebateExchange>>;
  /** What has been played on what in this round (E2 12.4). */
  aimed: string[];
  effects: Record<string, LastingEffect>;
  numbered?: Record<string, number>;
  winner: SeatId | null;
  ending: string | null;
}

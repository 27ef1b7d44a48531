import type { EngineState, Id, Json } from '#engine';
import type { Deck } from '#kit/cards/decks.ts';
import type { GameFact } from './facts.ts';
import type { SliceDraft } from './setup/slice-draft/draft-state.ts';
import type { CardId, ComponentId, Phase, PlanetId, TokenPool, SeatId, SystemId, UnitId, UnitType } from './terms.ts';

export type { CardId, ComponentId, Deck, Phase, PlanetId, TokenPool, SeatId, SystemId, UnitId, UnitType };

/** Player colors, and `grey` for neutral units. */
export type Color = 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'black' | 'orange' | 'pink' | 'grey';
/** Timing windows that a veil covers: none, those of action cards and the agenda phase, or all. */
export type Veil = 'nothing' | 'cards' | 'everything';

export interface Unit {
  id: UnitId;
  type: UnitType;
  owner: SeatId;
  system: SystemId;
  /** Planet of the unit; undefined in the space area. Any unit may be in either. */
  planet?: PlanetId;
  damaged?: true;
}

/** A unit on the board or still to be placed. */
export type UnitLike = Pick<Unit, 'type' | 'owner'> & Partial<Unit>;

/** A system; its id is its tile's and has no further meaning. */
export interface System {
  id: SystemId;
  /** Ring and place, such as '205'; null for a system off the board. */
  position: string | null;
  /** Owners of the command tokens in the system. */
  tokens: SeatId[];
  planets: PlanetId[];
  /** Tokens in the system, such as those of wormholes (101). */
  markers?: BoardMarker[];
  /** Tile side that is up, if not the first. */
  face?: string;
  /** Tile that replaced the system's own. */
  tile?: SystemId;
}

/** A token or attached card on a system or planet. */
export interface BoardMarker {
  /** Id of the token or card; distinguishes several of the same kind. */
  id: CardId;
  component: ComponentId;
  /** Owner of the token or card. */
  owner?: SeatId;
  /** Side that is up, if not the first. */
  face?: string;
}

export interface Planet {
  id: PlanetId;
  /** Id of the system that contains the planet; '' if none does. */
  system: SystemId;
  controller: SeatId | null;
  exhausted: boolean;
  /** The card of its own ability if it is legendary (53); exhausted and readied separately. */
  legend?: Holding;
  /** Attachments (12), such as laws and tokens. */
  markers?: BoardMarker[];
  /** Commodities on the planet, without an owner. */
  commodities?: number;
}

/** A planet whose card passes from one player to another. */
export interface PlanetTransfer {
  planet: PlanetId;
  from: SeatId;
  to: SeatId;
}

/** An unplayed faction whose home system is on the board. */
export interface MinorFaction {
  faction: ComponentId;
  /** Seat that placed the faction's home system at setup. */
  placedBy: SeatId;
  /** Seat that has its alliance card, and so its commander's ability; undefined while the card is in the deck. */
  holder?: SeatId;
}

/** A component that a seat has, with its memory; `component` differs from its key if it was copied. */
export interface Holding {
  component: ComponentId;
  exhausted?: true;
  memory?: Json;
}

export interface Seat {
  id: SeatId;
  color: Color;
  faction: ComponentId;
  home: SystemId;
  /**
   * Strategy cards of this round and whether each has been used. `tradeGoods`: trade goods on a kept card, until it is
   * chosen from the common area again.
   */
  strategyCards: Record<ComponentId, { used: boolean; tradeGoods?: number }>;
  tokens: Record<TokenPool, number>;
  tradeGoods: number;
  commodities: number;
  /** Current definition of each unit type: generic, the faction's own, or upgraded. */
  units: Record<UnitType, ComponentId>;
  /** Faction abilities, with their memory. */
  abilities: Record<string, Holding>;
  technologies: Record<string, Holding>;
  actionCards: CardId[];
  secretObjectives: ComponentId[];
  scoredSecrets: ComponentId[];
  promissoryNotes: CardId[];
  /** Promissory notes face up in front of the player. */
  playArea: CardId[];
  points: number;
  passed: boolean;
  eliminated?: true;
  /** Leaders of the faction (51), by component. */
  leaders?: Record<ComponentId, Leader>;
  /** Relics (73) and kept exploration finds, such as relic fragments: all face up in front of the player. */
  relics?: Record<string, Holding>;
  fragments?: CardId[];
  /** Captured units on the faction sheet (17). */
  captured?: Prisoner[];
  /** Owners of other players' command tokens in the fleet pool. */
  foreignTokens?: SeatId[];
  /** Frame of the combat in which each token was gained; the ability of the token does not apply to what led to it. */
  foreignTokensSince?: Record<SeatId, Id>;
  /**
   * Standing orders: events that this seat declines without being asked, until the given round (0: always), or during
   * the turn of that number ('... this turn').
   */
  orders: Record<string, number>;
}

/**
 * A captured unit: its owner's figure, or, without an owner, a token of the supply for fighters and infantry (17.3).
 */
export interface Prisoner {
  type: UnitType;
  owner?: SeatId;
}

/** A leader, locked until its condition is fulfilled; a purged one is out of the game (51). */
export interface Leader extends Holding {
  locked?: true;
  purged?: true;
  /** True if it has been used and is set aside next to the board, to be purged at the end of the round. */
  beside?: true;
  /** Planet to which the leader's card is attached (12), instead of the faction sheet. */
  attached?: PlanetId;
  /**
   * Id of the frame that was about to open a timing window when the leader was unlocked. In that window, the leader
   * cannot respond to the event that unlocked it (51 note 1).
   */
  unlockedBefore?: Id;
  /** Trade goods on the card. */
  goods?: number;
  /** Id of the last occasion on which unlocking it for trade goods was offered, accepted or not. */
  offered?: number;
}

export interface Law extends Holding {
  /** Elected outcome: a seat, a planet, a strategy card ... */
  elected?: string;
  /** Seat in whose play area the card is, if it was given to a player. */
  owner?: SeatId;
}

/** An effect that lasts after its card is gone. */
export interface LastingEffect {
  id: string;
  component: ComponentId;
  holder: SeatId;
  data: Json;
  until: 'combat-round' | 'combat' | 'production' | 'action' | 'turn' | 'phase' | 'round' | 'agenda' | 'game';
}

/** An offered transaction that awaits an answer. */
export interface Offer {
  id: string;
  from: SeatId;
  to: SeatId;
  give: Goods;
  take: Goods;
  /** Answers of either party to open asks, given as soon as the offer is accepted (28.3). */
  deeds?: DealCommitment[];
  /** Other agreements; these are not binding (28.4). */
  note?: string;
}

export interface DealCommitment {
  seat: SeatId;
  ask: Id;
  answer: string;
}

/** Goods of a transaction by name: a number, or the cards. A missing name means none. */
export type Goods = Partial<Record<string, number | CardId[]>>;

/** Structures of a type beyond the limit of a planet. `by`: component whose effect has ended. */
export interface StructureSurplus {
  planet: PlanetId;
  type: 'pds' | 'space-dock';
  by: ComponentId;
}

export interface OwedDraw {
  seat: SeatId;
  /** Number of cards still to draw; `drawn`: number already drawn. */
  left: number;
  drawn: number;
}

export interface State extends EngineState {
  version: number;
  facts: GameFact[];
  options: {
    /** Names of the game's sets with their release numbers: "base@1". */
    sets: readonly string[];
    points: number;
    veil: Veil;
    /** Longest time, in hours, that a veiled or timed window stays open. */
    windowHours: number;
    /** Galactic events in force. */
    events?: readonly ComponentId[];
  };
  /** Seats clockwise. */
  order: SeatId[];
  /** Player seats, and that of neutral units if there are any (`NEUTRAL_SEAT`). */
  seats: Record<SeatId, Seat>;
  speaker: SeatId;
  round: number;
  phase: Phase;
  /** The active player in the action phase. */
  active: SeatId | null;
  turn: {
    number: number;
    system: SystemId | null;
    /** Partners with whom the active player has had a transaction this turn (in the agenda phase: 'p1+p2'). */
    transactions: string[];
    /** Pairs that an effect allows an additional transaction, even if they are not neighbors. */
    granted?: string[];
    /** Planets whose cards have just been given away. */
    passages?: PlanetTransfer[];
  };
  systems: Record<SystemId, System>;
  planets: Record<PlanetId, Planet>;
  units: Record<UnitId, Unit>;
  custodians: boolean;
  /** Trade goods on the strategy cards that no seat chose. */
  strategyCards: Record<ComponentId, { tradeGoods: number }>;
  /** Decks by the names that the sets give them. */
  decks: Record<string, Deck>;
  /**
   * Hyperlane tiles (44), which are no systems but connect those around them, by position; `rotation` counts sides
   * clockwise.
   */
  hyperlanes?: Record<string, { tile: SystemId; rotation: number }>;
  /**
   * Revealed public objectives, oldest first. `openly`: a secret objective that was drawn as a public one, and stays
   * public.
   */
  objectives: { id: ComponentId; scoredBy: SeatId[]; openly?: true }[];
  laws: Record<string, Law>;
  /** Purged cards (70), except leaders. */
  purged?: CardId[];
  effects: Record<string, LastingEffect>;
  /** Number of ids given to units, effects and offers of each seat. */
  numbered?: Record<string, number>;
  /** Unplayed factions by the system with their planets. */
  minorFactions?: Record<SystemId, MinorFaction>;
  /** Draft of slices, factions and seats; players have no factions until it is over. */
  draft?: SliceDraft;
  /** System tiles that each seat has still to place while players build the board; only their owner sees them. */
  tilesToPlace?: Record<SeatId, SystemId[]>;
  /** The speaker's tiles that are placed before all others, if the layout requires it. */
  tilesToPlaceFirst?: SystemId[];
  offers: Record<string, Offer>;
  /** Events queued while a step ran; their windows open next, oldest first. */
  moments: Json[];
  /**
   * Draws of action cards that the end of the deck interrupted, in order; they continue once hands are down to the
   * limit.
   */
  owedCards?: OwedDraw[];
  /** Planets with structures beyond a limit that holds again; their owners are about to choose which ones go. */
  structureSurplus?: StructureSurplus[];
  winner: SeatId | null;
  /** End of the game in a word or two, for the log. */
  ending: string | null;
}

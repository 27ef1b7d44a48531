import type { EngineState, Id, Json } from '#engine';
import type { Deck } from '#kit/cards/decks.ts';
import type { GameFact } from './facts.ts';
import type { SliceDraft } from './setup/slice-draft/draft-state.ts';
import type { CardId, ComponentId, Phase, PlanetId, TokenPool, SeatId, SystemId, UnitId, UnitType } from './terms.ts';

export type { CardId, ComponentId, Deck, Phase, PlanetId, TokenPool, SeatId, SystemId, UnitId, UnitType };

/** Those of players, and `grey`, which is that of neutral units. */
export type Color = 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'black' | 'orange' | 'pink' | 'grey';
/** What a veil covers: no window, answers to cards and agendas, or every window with something hidden. */
export type Veil = 'nothing' | 'cards' | 'everything';

export interface Unit {
  id: UnitId;
  type: UnitType;
  owner: SeatId;
  system: SystemId;
  /** On this planet; absent, in the space area. Any unit may stand in either. */
  planet?: PlanetId;
  damaged?: true;
}

/** A unit on the board or still to be placed. */
export type UnitLike = Pick<Unit, 'type' | 'owner'> & Partial<Unit>;

/** A system's id is its tile's; nothing is read out of it. */
export interface System {
  id: SystemId;
  /** Ring and place, as '205'; null for a system off the board. */
  position: string | null;
  /** Whose command tokens lie here. */
  tokens: SeatId[];
  planets: PlanetId[];
  /** Tokens that lie here, as those of wormholes (101). */
  markers?: BoardMarker[];
  /** The side of its tile that is up, where it is not the first. */
  face?: string;
  /** The tile that lies there in the place of the one it is known by. */
  tile?: SystemId;
}

/** Something that lies on a system or a planet: a token, a card that is attached. */
export interface BoardMarker {
  /** The token or card itself; of several alike, which one. */
  id: CardId;
  component: ComponentId;
  /** Whose it is. */
  owner?: SeatId;
  /** The side that is up, where it is not the first. */
  face?: string;
}

export interface Planet {
  id: PlanetId;
  /** '' where it lies in no system. */
  system: SystemId;
  controller: SeatId | null;
  exhausted: boolean;
  /** The card of its own ability, where it is legendary (53); exhausted and readied by itself. */
  legend?: Holding;
  /** What is attached to it (12): laws and the like, tokens. */
  markers?: BoardMarker[];
  /** Commodities that lie on it, and are nobody's. */
  commodities?: number;
}

/** A planet whose card goes from one player to another. */
export interface PlanetTransfer {
  planet: PlanetId;
  from: SeatId;
  to: SeatId;
}

/** A faction that nobody plays, whose home system lies on the board. */
export interface MinorFaction {
  faction: ComponentId;
  /** Who placed it as the game began. */
  placedBy: SeatId;
  /** Who has its alliance card, and with it the ability of its commander; absent, it lies in its deck. */
  holder?: SeatId;
}

/** A component somebody has, with what it remembers; `component` differs from its key where one was copied. */
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
  /** Strategy cards this round: whether each has been used. */
  /** `tradeGoods`: they lie on a card that was kept, until it is chosen from the common area again. */
  strategyCards: Record<ComponentId, { used: boolean; tradeGoods?: number }>;
  tokens: Record<TokenPool, number>;
  tradeGoods: number;
  commodities: number;
  /** The definition in force for each unit type: generic, faction's own, or upgraded. */
  units: Record<UnitType, ComponentId>;
  /** The abilities of its faction, with what each remembers. */
  abilities: Record<string, Holding>;
  technologies: Record<string, Holding>;
  actionCards: CardId[];
  secretObjectives: ComponentId[];
  scoredSecrets: ComponentId[];
  promissoryNotes: CardId[];
  /** Promissory notes face up before the player. */
  playArea: CardId[];
  points: number;
  passed: boolean;
  eliminated?: true;
  /** Leaders of the faction (51), by component. */
  leaders?: Record<ComponentId, Leader>;
  /** Relics (73), and what has been found by exploring and is kept, as fragments of relics to be: all face up before the player. */
  relics?: Record<string, Holding>;
  fragments?: CardId[];
  /** Units on the faction sheet that have been captured (17). */
  captured?: Prisoner[];
  /** Command tokens of others in the fleet pool. */
  foreignTokens?: SeatId[];
  /** The frame of the combat in which the token of each was gained: what led to that is not for what the token brings. */
  foreignTokensSince?: Record<SeatId, Id>;
  /** Standing orders: events this seat declines without being asked, until the round given (0: always), or during the turn of that number ('... this turn'). */
  orders: Record<string, number>;
}

/** A unit that has been captured: its owner's figure, or for fighters and infantry a token of the supply, which is nobody's (17.3). */
export interface Prisoner {
  type: UnitType;
  owner?: SeatId;
}

/** A leader is locked until its condition is fulfilled, and purged for good (51). */
export interface Leader extends Holding {
  locked?: true;
  purged?: true;
  /** It has done its work and lies beside the board, to be purged as the round ends. */
  beside?: true;
  /** Its card is attached to this planet (12), and no longer on its sheet. */
  attached?: PlanetId;
  /** The frame that was about to open a timing window as it was unlocked: what led to that is not its to answer (51 note 1). */
  unlockedBefore?: Id;
  /** Trade goods that lie on it. */
  goods?: number;
  /** The occasion at which it could last have been unlocked for trade goods, be it that it was. */
  offered?: number;
}

export interface Law extends Holding {
  /** Outcome elected: a seat, a planet, a strategy card ... */
  elected?: string;
  /** Whose play area it lies in, where it was given to a player. */
  owner?: SeatId;
}

/** Something that goes on working after its card has gone. */
export interface LastingEffect {
  id: string;
  component: ComponentId;
  holder: SeatId;
  data: Json;
  until: 'combat-round' | 'combat' | 'production' | 'action' | 'turn' | 'phase' | 'round' | 'agenda' | 'game';
}

/** An offer of a transaction, waiting for the other's answer. */
export interface Offer {
  id: string;
  from: SeatId;
  to: SeatId;
  give: Goods;
  take: Goods;
  /** What one of the two answers, as soon as the offer is taken, to what they are being asked (28.3). */
  deeds?: DealCommitment[];
  /** Whatever else is agreed; it binds nobody (28.4). */
  note?: string;
}

export interface DealCommitment {
  seat: SeatId;
  ask: Id;
  answer: string;
}

/** What changes hands, by the names of the goods: how many of what is counted, or which cards. What is not named is not given. */
export type Goods = Partial<Record<string, number | CardId[]>>;

export interface OwedDraw {
  seat: SeatId;
  /** How many are still to be drawn, and how many have been. */
  left: number;
  drawn: number;
}

export interface State extends EngineState {
  version: number;
  facts: GameFact[];
  options: {
    /** The sets it is played with, each with its release: "base@1". */
    sets: readonly string[];
    points: number;
    veil: Veil;
    /** How long a veiled or timed window stays open at most, in hours. */
    windowHours: number;
    /** The galactic events that are in force. */
    events?: readonly ComponentId[];
  };
  /** Clockwise. */
  order: SeatId[];
  /** The players', and that of neutral units where there are any (`NEUTRAL`). */
  seats: Record<SeatId, Seat>;
  speaker: SeatId;
  round: number;
  phase: Phase;
  /** Whose turn it is in the action phase. */
  active: SeatId | null;
  turn: {
    number: number;
    system: SystemId | null;
    /** Partners with whom the active player has had a transaction this turn (in the agenda phase: 'p1+p2'). */
    transactions: string[];
    /** Pairs whom an effect lets have one besides, neighbors or not. */
    granted?: string[];
    /** Planets whose cards have just been given away. */
    passages?: PlanetTransfer[];
  };
  systems: Record<SystemId, System>;
  planets: Record<PlanetId, Planet>;
  units: Record<UnitId, Unit>;
  custodians: boolean;
  /** Trade goods on the strategy cards nobody took. */
  strategyCards: Record<ComponentId, { tradeGoods: number }>;
  /** By the names that the sets give them. */
  decks: Record<string, Deck>;
  /** Tiles that are no systems but join what lies beyond them (44), by their positions; turned by so many sides, clockwise. */
  hyperlanes?: Record<string, { tile: SystemId; rotation: number }>;
  /** Revealed public objectives, oldest first. */
  /** `openly`: a secret one that has been drawn to lie there, and stays public. */
  objectives: { id: ComponentId; scoredBy: SeatId[]; openly?: true }[];
  laws: Record<string, Law>;
  /** Cards that are out of the game for good (70), but for leaders. */
  purged?: CardId[];
  effects: Record<string, LastingEffect>;
  /** How many units, effects and offers of each seat have been given an id. */
  numbered?: Record<string, number>;
  /** Factions that nobody plays, by the system with their planets. */
  minorFactions?: Record<SystemId, MinorFaction>;
  /** While slices, factions and places at the table are drafted: nobody plays a faction before it is over. */
  draft?: SliceDraft;
  /** While the players build the board: the system tiles each has still to place; only their owner sees them. */
  tilesToPlace?: Record<SeatId, SystemId[]>;
  /** Those of the speaker that come before everybody's, where the layout asks for it. */
  tilesToPlaceFirst?: SystemId[];
  offers: Record<string, Offer>;
  /** What came about while a step ran: events whose windows open next, oldest first. */
  moments: Json[];
  /** Draws of action cards that the end of the deck broke off, in order: they go on once hands are down to the limit. */
  owedCards?: OwedDraw[];
  winner: SeatId | null;
  /** How the game ended, in a word or two for the record. */
  ending: string | null;
}

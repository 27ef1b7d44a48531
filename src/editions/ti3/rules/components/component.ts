import type { ProcedureRef } from '#engine';
import { bindKit } from '#kit';
import type { AbilityUse } from '#kit/components/ability-use.ts';
import type { ComponentSet } from '#kit/components/sets/sets.ts';
import type {
  RulebookOf,
  ComponentBase,
  GameOf,
  HeldComponent,
  EditionTypes,
  EffectResult,
} from '#kit/components/types.ts';
import type { State } from '#ti3/rules/state.ts';
import type {
  ComponentId,
  OptionId,
  PlanetId,
  SeatId,
  Special,
  SystemId,
  TechnologyColor,
  UnitType,
  Wormhole,
} from '#ti3/rules/terms.ts';
import type { Events } from '#ti3/rules/events/events.ts';
import type { Values } from './values.ts';

export { componentOf, copyOf } from './card-ids.ts';

/** The types to which this edition binds the kit. */
export interface Ti3 extends EditionTypes {
  state: State;
  book: Rulebook;
  events: Events;
  values: Values;
  component: Component;
}

export interface Rulebook extends RulebookOf<Ti3> {
  /** Names of the rulebook's sets with their release numbers: "base@1". */
  sets: readonly string[];
  tiles: Record<SystemId, Tile>;
  planets: Record<PlanetId, PlanetCard>;
  units: Record<UnitType, UnitCard>;
  /** Printed values of each race's flagship. */
  flagships: Record<ComponentId, UnitCard>;
}

export type Game = GameOf<Ti3>;
export type { HeldComponent, EffectResult };

export const kit = bindKit<Ti3>();

/** Declares a reaction; the compiler matches its functions to its event. */
export const { on } = kit;

/** Confidence in a card's text (E: high, two or more sources; medium, one; low, from memory). */
export type Confidence = 'high' | 'medium' | 'low';

export type AiHint =
  /** Used by a player about to lose the battle. */
  | 'as-it-loses'
  /** Used when a battle could go either way. */
  | 'in-close-battles'
  /** Harms its target. */
  | 'hostile'
  /** Benefits the chosen player. */
  | 'gift'
  /** Only buys time. */
  | 'to-wait'
  /** Rarely helps and usually costs more than it gains. */
  | 'seldom'
  /** Gives up what its user would otherwise keep: never proposed. */
  | 'sacrifice';

interface Common extends ComponentBase<Ti3> {
  /** Set if the lasting effect suspends the racial abilities of the player whom it affects. */
  silences?: true;
  confidence?: Confidence;
  /** Name of the component's lasting effect on a system, as all see it on the board. */
  marks?: string;
  /** Returns the seats whose trade goods its effect takes, once it has been announced. */
  takesGoodsFrom?: (use: Pick<AbilityUse, 'target' | 'event'>) => readonly SeatId[];
  /** Situation in which AI players consider using the component; undefined if always. */
  sense?: AiHint;
  /** Tells whether the component is of use to a player now, for AI players. */
  isUseful?: (game: Game, seat: SeatId) => boolean;
  /** Replacement texts for games with an expansion option. */
  textWith?: Partial<Record<OptionId, string>>;
  /** Missing part of the implementation; such a component is not dealt unless the organizer asks for it. */
  lacks?: string;
}

export interface UnitCard extends Common {
  kind: 'unit';
  type: UnitType;
  plural: string;
  /** Cost in resources; null if the unit cannot be bought. */
  cost: number;
  /** Number of units that come for this cost (E3 9.1). */
  forCost: number;
  /** Lowest die result that hits; null if the unit does not fight. */
  battle: number | null;
  dice: number;
  /** Movement; null if the unit does not move on its own. */
  movement: number | null;
  capacity: number;
  /** Pieces per player (E3 9.3); null if unlimited. */
  pieces: number | null;
  /** All players share the pieces. */
  shared?: true;
  /** Type it turns into if its player has no unit of that type in the same place. */
  alone?: UnitType;
  is: readonly UnitQuality[];
  /** Set for units that are not produced: facilities have their own way, shock troops none. */
  unbought?: true;
  /** Option under which the unit can be built. */
  option?: keyof GameOptions;
}

/** The optional rules that a game can use, as its state keeps them. */
export type GameOptions = Pick<
  State['options'],
  | 'flagships'
  | 'mechanizedUnits'
  | 'wormholeNexus'
  | 'spaceMines'
  | 'racialTechnologies'
  | 'custodians'
  | 'shockTroops'
  | 'facilities'
  | 'finalFrontier'
  | 'voiceOfTheCouncil'
>;

/** The flagship of a race: its printed values, and its abilities while it is on the board. */
export interface Flagship extends Common, Pick<UnitCard, 'cost' | 'battle' | 'dice' | 'movement' | 'capacity'> {
  kind: 'flagship';
  race: ComponentId;
  /** Qualities beyond those of every flagship. */
  is?: readonly UnitQuality[];
}

export type UnitQuality =
  | 'ship'
  | 'ground-force'
  | 'structure'
  /** Improves its planet; at most one per planet (E3 21.9). */
  | 'facility'
  /** Does not count against fleet supply and does not block movement. */
  | 'fighter'
  | 'sustains'
  | 'barrage'
  | 'bombards'
  /** Bombards planets with PDS too, and without a landing. */
  | 'bombards-anything'
  | 'shields'
  | 'fires-at-ships'
  /** Destroyed before all other units in ground combat. */
  | 'falls-first'
  | 'produces';

export interface Technology extends Common {
  kind: 'technology';
  /** Undefined for racial technologies. */
  color?: TechnologyColor;
  /** Prerequisites: all of them, or any one if `any`. */
  needs: readonly ComponentId[];
  any?: true;
  /** Race that alone can have it. `cost` is what that race pays, however it gains the technology (E3 21.3). */
  race?: ComponentId;
  cost?: number;
  /** Racial ability that it changes; such a technology cannot be copied (E3 22.9). */
  changes?: ComponentId;
}

export interface Race extends Common {
  kind: 'race';
  short: string;
  home: SystemId;
  startingUnits: Partial<Record<UnitType, number>>;
  startingTechnologies: readonly ComponentId[];
  contracts: readonly number[];
  abilities: readonly ComponentId[];
  counters?: Partial<Record<'command' | 'fleet' | 'strategy', number>>;
  /** First in the order of play regardless of strategy cards (E3 3.4). */
  actsFirst?: true;
}

export interface Ability extends Common {
  kind: 'ability';
  /** Set if the component affects only the setup. */
  atStart?: true;
}

/** Theme of a strategy card. */
export type StrategyTheme =
  | 'initiative'
  | 'peace'
  | 'council'
  | 'counters'
  | 'trade'
  | 'movement'
  | 'technology'
  | 'points'
  /** Gaining planets without a fight. */
  | 'annexation'
  /** Gaining political cards. */
  | 'assembly'
  | 'building'
  | 'objectives';

export interface StrategyCard extends Common {
  kind: 'strategy-card';
  theme: StrategyTheme;
  number: number;
  /**
   * Procedure of the primary ability; null for a card without a strategic action, whose player can pass without one
   * (E3 3.5).
   */
  primary: ProcedureRef<{ seat: SeatId }> | null;
  /** Returns why the primary would gain its player nothing now, shown before use; undefined if it would gain something. */
  primaryIdle?: (game: Game, seat: SeatId) => string | undefined;
  secondary: ProcedureRef<{ seat: SeatId }> | null;
  /** Describes to a follower what the secondary does: "Draw an action card." The counter cost is shown separately. */
  follow?: (game: Game, seat: SeatId) => string;
  /** Command counters from strategy allocation that the secondary costs. */
  secondaryCost: number;
  /** Immediate effect of choosing the card. */
  chosen?: (game: Game, seat: SeatId) => void;
  /** Procedure to run when the card is chosen; `bonus`: bonus counters that were on it. */
  taken?: ProcedureRef<{ seat: SeatId; bonus: number }>;
  /** Group of eight strategy cards to which the card belongs (E3 2.7); undefined for the base game's group. */
  group?: string;
  /** Set if the card can replace the card with the same number in any group. */
  variant?: true;
  /** Change to the victory point goal of a game with this card (E3 1.1). */
  goal?: number;
  /**
   * For games with this card: stage II objectives in the deck, and objectives revealed before the first round (E3 2.4).
   */
  deck?: { late: number; open: number };
  /** An objective is revealed at the start of each round. */
  opensEachRound?: true;
  /** Set if a player cannot choose the card in two consecutive rounds. */
  notTwice?: true;
  /** Returns why a seat cannot use the secondary at all; undefined if it can. */
  secondaryUnable?: (game: Game, seat: SeatId) => string | undefined;
  /**
   * Returns why the secondary would gain a seat nothing, judged by public information; an action card in hand may
   * change that.
   */
  secondaryIdle?: (game: Game, seat: SeatId) => string | undefined;
}

export interface ActionCard extends Common {
  kind: 'action-card';
  copies: number;
  /** Price for playing the card as any card of the discard pile. */
  standsFor?: { influence: number };
  /** Tells whether using it at any time is only a discard for its value: it is not played, and no player can answer. */
  laidAside?: (game: Game) => boolean;
  /** Set if the card stays face up while its effect lasts, and any player can use its `anytime` ability. */
  liesOpen?: true;
}

export interface PoliticalCard extends Common {
  kind: 'political-card';
  law?: true;
  elect:
    'for-against' | 'player' | 'planet' | 'strategy-card' | 'law' | 'technology-color' | 'objective' | 'special-system';
  /** Option under which players can call for a vote on the card; such a card is not in the deck. */
  called?: keyof GameOptions;
  /** Two are elected in consecutive votes; the outcome names both (`electedPairKey`). */
  elects?: 2;
  /** Limits the candidates. */
  eligible?: (game: Game, candidate: string, first?: string) => boolean;
  /** Value of an outcome for a seat in resources, if known; used by AI players. */
  stake?: (game: Game, seat: SeatId, outcome: string) => number;
  /** Tells whether the card has nothing to apply to; another is drawn then. */
  moot?: (game: Game) => boolean;
  /** Effect of the law ending. */
  ends?: (game: Game, owner: SeatId | undefined) => void;
  resolve?: (game: Game, outcome: string, votes: Record<SeatId, { outcome: string; votes: number }>) => EffectResult;
}

/** A count a seat has and the count it needs. */
export type HaveAndNeed = readonly [have: number, need: number, what?: string];

export interface Objective extends Common {
  kind: 'objective';
  stage: 1 | 2 | 'secret' | 'preliminary' | 'end';
  points: number;
  /** Progress of a seat: the objective is fulfilled when every count is reached. */
  tally: (game: Game, seat: SeatId) => readonly HaveAndNeed[];
  /** Tells whether a seat fulfills the objective now. */
  fulfilled: (game: Game, seat: SeatId) => boolean;
  /** Cost of claiming it; `either`: of resources or influence, as the player chooses. */
  spend?: { resources?: number; influence?: number; tradeGoods?: number; counters?: number; either?: number };
  /** Set if claiming the objective wins the game at once (E3 1.3). */
  wins?: true;
}

/** A landing on a planet with a domain counter. */
export interface CounterEncounter {
  seat: SeatId;
  system: SystemId;
  planet: PlanetId;
  /** Number printed on the counter; 0 if there is none. */
  value: number;
}

/** A face-down counter on a planet, for the first player to land there. */
export interface DomainCounter extends Common {
  kind: 'domain-counter';
  /** Number of counters by printed number; 0 if none is printed. */
  counters: Readonly<Record<number, number>>;
  /** Placed face up on this planet during setup (with `option`) and not mixed with the others. */
  liesOn?: PlanetId;
  option?: keyof GameOptions;
  /** A frontier counter: placed in empty systems under its option and encountered by arriving ships. */
  frontier?: true;
  /**
   * Effect on arriving ships. Afterwards the counter stays in the system if `stays` says so; others are discarded.
   */
  entered?: (game: Game, met: { seat: SeatId; system: SystemId }) => EffectResult;
  /** Effect on landing units. Afterwards the planet goes to the player whose ground forces are left. */
  met?: (game: Game, met: CounterEncounter) => EffectResult;
  /** Effect once the planet has been gained by that landing. */
  taken?: (game: Game, met: CounterEncounter) => EffectResult;
  /** Destination of the counter once the planet is gained: with the player, or in the system. Others are removed. */
  stays?: 'with-seat' | 'in-system';
  /** Set if the counter stays face up on a planet that is not gained; others are removed. */
  lasts?: true;
  /** Effect on a player whose fighters look at it from space; the counter is then revealed and removed. */
  probed?: (game: Game, met: CounterEncounter) => void;
  /** Estimated ground forces that a landing loses to the counter; used by AI players. */
  toll?: (value: number) => number;
  /** Value in resources for the player who gains the planet; used by AI players. */
  boon?: (value: number) => number;
}

/** A token that ships place in their system. It is not a unit, and all players see it. */
export interface Token extends Common {
  kind: 'token';
  /** Cost in resources. */
  cost: number;
  /** Pieces shared by all players. */
  pieces: number;
  /** Ships of this type place one in a production step. */
  laidBy: UnitType;
  option: keyof GameOptions;
}

/** The abilities that all leaders of a type share. */
export interface LeaderType extends Common {
  kind: 'leader-type';
  /** Abbreviation: "Ad". */
  mark: string;
  /** The only kind of location where a leader of this type has an effect; undefined if anywhere. */
  serves?: 'ship' | 'planet';
}

/** One of the three leaders of a race. */
export interface LeaderCard extends Common {
  kind: 'leader';
  race: ComponentId;
  type: ComponentId;
}

export type Component =
  | DomainCounter
  | Token
  | UnitCard
  | Flagship
  | Technology
  | Race
  | Ability
  | StrategyCard
  | ActionCard
  | PoliticalCard
  | Objective
  | LeaderType
  | LeaderCard;

/** Reward for leaving the planet exhausted (E3 11.4). */
export type TradeStation = { goods: number } | { type: UnitType; count: number };

export interface PlanetCard {
  id: PlanetId;
  name: string;
  resources: number;
  influence: number;
  specialties: readonly TechnologyColor[];
  station?: TradeStation;
}

export interface Tile {
  kind: 'tile';
  id: SystemId;
  name: string;
  planets: readonly PlanetCard[];
  wormholes: readonly Wormhole[];
  special?: Special;
  /** Race whose home system this is. */
  home?: ComponentId;
  /** Tile that stands on the board for a system that is off the board. */
  gate?: SystemId;
  /** Race whose home position the tile fills; such a tile is not dealt. */
  gateOf?: ComponentId;
  /** Option under which the tile is in play, off the board; such a tile is not dealt. */
  option?: keyof GameOptions;
  /** Missing part of the implementation; such a tile is not dealt unless the organizer asks for it. */
  lacks?: string;
  confidence?: Confidence;
  copies?: number;
}

export type Ti3Contents = { components: Record<string, Component>; tiles: Record<string, Tile> };
export type Ti3Set = ComponentSet<Ti3Contents>;

/** Builds the function that declares components of a kind: `of('technology')({ id: … })`. */
const of =
  <K extends Component['kind']>(kind: K) =>
  (facts: Omit<Extract<Component, { kind: K }>, 'kind'>): Extract<Component, { kind: K }> =>
    ({ kind, ...facts }) as Extract<Component, { kind: K }>;

export const unit = of('unit');
export const flagship = of('flagship');
export const technology = of('technology');
export const race = of('race');
export const ability = of('ability');
export const strategyCard = of('strategy-card');
export const actionCard = of('action-card');
export const politicalCard = of('political-card');
export const domainCounter = of('domain-counter');
export const token = of('token');
export const objective = (facts: Omit<Objective, 'kind' | 'fulfilled'>): Objective => ({
  kind: 'objective',
  fulfilled: (game, seat) => facts.tally(game, seat).every(([have, need]) => have >= need),
  ...facts,
});
export const leaderType = of('leader-type');
export const leader = of('leader');
export const tile = (facts: Omit<Tile, 'kind'>): Tile => ({ kind: 'tile', ...facts });

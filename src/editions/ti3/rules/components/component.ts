import type { ProcedureRef } from '#engine';
import { bindKit } from '#kit';
import type { ComponentSet } from '#kit/components/sets.ts';
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
  /** The sets it holds, each with its release: "base@1". */
  sets: readonly string[];
  tiles: Record<SystemId, Tile>;
  planets: Record<PlanetId, PlanetCard>;
  units: Record<UnitType, UnitCard>;
  /** What is printed on a race's flagship. */
  flagships: Record<ComponentId, UnitCard>;
}

export type Game = GameOf<Ti3>;
export type { HeldComponent, EffectResult };

export const kit = bindKit<Ti3>();

/** Declares a reaction; the compiler matches its functions to its event. */
export const { on } = kit;

/** How sure it is what a card says (E: high, two sources or more; medium, one; low, recalled). */
export type Confidence = 'high' | 'medium' | 'low';

export type AiHint =
  /** By whoever is about to lose the battle it is about. */
  | 'as-it-loses'
  /** Where a battle could go either way. */
  | 'in-close-battles'
  /** It harms whoever is where it is aimed. */
  | 'hostile'
  /** Whoever is chosen gains by it. */
  | 'gift'
  /** It gains time, and nothing else. */
  | 'to-wait'
  /** It helps now and then, and costs more often. */
  | 'seldom';

interface Common extends ComponentBase<Ti3> {
  /** As long as it lasts for a player, the racial abilities of that one are not in force. */
  silences?: true;
  confidence?: Confidence;
  /** What its lasting effect is called that lies on the system it remembers, for all to see. */
  marks?: string;
  /** When practice players see sense in using it; absent, whenever they can. */
  sense?: AiHint;
  /** What it says instead where an option of the boxes is played with. */
  textWith?: Partial<Record<OptionId, string>>;
  /** What is not refereed yet; such a component is not dealt unless the table asks for it. */
  lacks?: string;
}

export interface UnitCard extends Common {
  kind: 'unit';
  type: UnitType;
  plural: string;
  /** In resources; null: it cannot be bought. */
  cost: number;
  /** So many come for that (E3 9.1). */
  forCost: number;
  /** Least result of a die that hits; null: it does not fight. */
  battle: number | null;
  dice: number;
  /** Null: it does not move by itself. */
  movement: number | null;
  capacity: number;
  /** Pieces there are of each player's (E3 9.3); null: no bound. */
  pieces: number | null;
  /** The pieces are of all players together. */
  shared?: true;
  /** The type that it turns into where its player has no unit of that type beside it. */
  alone?: UnitType;
  is: readonly UnitQuality[];
  /** It comes by other ways than building. */
  unbought?: true;
  /** It is built only where the table plays with it. */
  option?: keyof GameOptions;
}

/** Rules a table may play with or without, and what its game keeps of that. */
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

/** The flagship of a race: what is printed on it, and what it does as long as it is on the board. */
export interface Flagship extends Common, Pick<UnitCard, 'cost' | 'battle' | 'dice' | 'movement' | 'capacity'> {
  kind: 'flagship';
  race: ComponentId;
  /** What it can beside what every flagship can. */
  is?: readonly UnitQuality[];
}

export type UnitQuality =
  | 'ship'
  | 'ground-force'
  | 'structure'
  /** Improves its planet; one at most on a planet (E3 21.9). */
  | 'facility'
  /** Not counted by fleet supply, and blocks nobody's way. */
  | 'fighter'
  | 'sustains'
  | 'barrage'
  | 'bombards'
  /** Bombards a planet with PDS too, and without landing. */
  | 'bombards-anything'
  | 'shields'
  | 'fires-at-ships'
  /** In ground combat it is lost before all others. */
  | 'falls-first'
  | 'produces';

export interface Technology extends Common {
  kind: 'technology';
  /** Those of one race have none. */
  color?: TechnologyColor;
  /** Technologies that are needed first: all of them, or any one. */
  needs: readonly ComponentId[];
  any?: true;
  /** It is of this race alone, and costs it so much, by whatever way it comes (E3 21.3). */
  race?: ComponentId;
  cost?: number;
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
  /** It comes first in the order of play, whatever its cards (E3 3.4). */
  actsFirst?: true;
}

export interface Ability extends Common {
  kind: 'ability';
  /** It is about how a game begins: later it does nothing. */
  atStart?: true;
}

/** What a strategy card is about. */
export type StrategyTheme =
  | 'initiative'
  | 'peace'
  | 'council'
  | 'counters'
  | 'trade'
  | 'movement'
  | 'technology'
  | 'points'
  /** Planets are taken without a fight. */
  | 'annexation'
  /** Cards for the council come into hands. */
  | 'assembly'
  | 'building'
  | 'objectives';

export interface StrategyCard extends Common {
  kind: 'strategy-card';
  theme: StrategyTheme;
  number: number;
  /** No strategic action comes with it: its player may pass without one (E3 3.5). */
  primary: ProcedureRef<{ seat: SeatId }> | null;
  /** Why it would bring its player nothing, as things stand: said before they perform it. */
  primaryIdle?: (game: Game, seat: SeatId) => string | undefined;
  secondary: ProcedureRef<{ seat: SeatId }> | null;
  /** What its secondary ability brings whoever follows, as it is said to them: "Draw an action card." The counters it costs are told beside it. */
  follow?: (game: Game, seat: SeatId) => string;
  /** Counters from strategy allocation that the secondary costs. */
  secondaryCost: number;
  /** What comes of it at once, as it is chosen. */
  chosen?: (game: Game, seat: SeatId) => void;
  /** The same, where it takes more than a moment; `bonus`: counters that lay on it. */
  taken?: ProcedureRef<{ seat: SeatId; bonus: number }>;
  /** Of which group of eight it is (E3 2.7); absent, of that of the base box. */
  group?: string;
  /** It may take the place of the card of its number, whatever the group. */
  variant?: true;
  /** Points by which the goal of a game with it is another (E3 1.1). */
  goal?: number;
  /** Objectives of stage II in the deck of a game with it, and how many lie open before the first round (E3 2.4). */
  deck?: { late: number; open: number };
  /** An objective is laid open as each round begins. */
  opensEachRound?: true;
  /** Nobody takes it twice in a row. */
  notTwice?: true;
  /** Why a seat cannot use its secondary at all. */
  secondaryUnable?: (game: Game, seat: SeatId) => string | undefined;
  /** Why its secondary would bring a seat nothing as things stand for all to see; a card in hand may change that. */
  secondaryIdle?: (game: Game, seat: SeatId) => string | undefined;
}

export interface ActionCard extends Common {
  kind: 'action-card';
  copies: number;
  /** It is played as any card of the discard pile, for so much influence. */
  standsFor?: { influence: number };
  /** What is done with it at any time is no playing of it: it is laid down for what it is worth, and nobody answers. */
  laidAside?: (game: Game) => boolean;
  /** As long as it lasts it lies open, and what it says may be done at any time anybody may do. */
  liesOpen?: true;
}

export interface PoliticalCard extends Common {
  kind: 'political-card';
  law?: true;
  elect:
    'for-against' | 'player' | 'planet' | 'strategy-card' | 'law' | 'technology-color' | 'objective' | 'special-system';
  /** It lies in no deck: where the table plays with it, it can be called for. */
  called?: keyof GameOptions;
  /** Two are elected, one vote after the other; the outcome names both (electedBoth). */
  elects?: 2;
  /** Narrows what may be elected. */
  eligible?: (game: Game, candidate: string, first?: string) => boolean;
  /** What an outcome brings a seat, in resources, where it can be told; for practice players. */
  stake?: (game: Game, seat: SeatId, outcome: string) => number;
  /** Where there is nothing for it to be about: another card is drawn. */
  moot?: (game: Game) => boolean;
  /** What comes of it as the law ends. */
  ends?: (game: Game, owner: SeatId | undefined) => void;
  resolve?: (game: Game, outcome: string, votes: Record<SeatId, { outcome: string; votes: number }>) => EffectResult;
}

/** So many there are, and so many are needed. */
export type HaveAndNeed = readonly [have: number, need: number];

export interface Objective extends Common {
  kind: 'objective';
  stage: 1 | 2 | 'secret' | 'preliminary' | 'end';
  points: number;
  /** How far a seat has come: it is fulfilled where all of this is reached. */
  tally: (game: Game, seat: SeatId) => readonly HaveAndNeed[];
  /** Whether it is fulfilled now. */
  fulfilled: (game: Game, seat: SeatId) => boolean;
  /** What is paid to claim it; `either`: of resources or influence, as its player chooses. */
  spend?: { resources?: number; influence?: number; tradeGoods?: number; counters?: number; either?: number };
  /** Whoever claims it wins at once (E3 1.3). */
  wins?: true;
}

/** Whoever has landed beside a domain counter. */
export interface CounterEncounter {
  seat: SeatId;
  system: SystemId;
  planet: PlanetId;
  /** The number on the counter; 0 where none is printed. */
  value: number;
}

/** What lies face down on a planet for whoever comes first. */
export interface DomainCounter extends Common {
  kind: 'domain-counter';
  /** How many there are, by the number on them; 0 where none is printed. */
  counters: Readonly<Record<number, number>>;
  /** It is not mixed with the others: it lies open on this planet from the start, where the table plays with it. */
  liesOn?: PlanetId;
  option?: keyof GameOptions;
  /** It lies in empty space, where the table plays with that, and is met by ships that come there. */
  frontier?: true;
  /** What they meet. After it the counter stays in the system where it says so (`stays`); one that `lasts` lies on where none of them is left. */
  entered?: (game: Game, met: { seat: SeatId; system: SystemId }) => EffectResult;
  /** What those who land meet. After it, whoever's ground forces are left on the planet take it. */
  met?: (game: Game, met: CounterEncounter) => EffectResult;
  /** What comes of it once the planet has been taken by way of that landing. */
  taken?: (game: Game, met: CounterEncounter) => EffectResult;
  /** Where it stays once the planet has been taken: with whoever has taken it, or in the system. Any other is removed. */
  stays?: 'with-seat' | 'in-system';
  /** Where the planet is not taken it goes on lying there, open; any other is removed. */
  lasts?: true;
  /** What comes of it for whoever looks at it from space: it is then shown to all, and removed. */
  probed?: (game: Game, met: CounterEncounter) => void;
  /** Ground forces that a landing loses to it, about; for practice players. */
  toll?: (value: number) => number;
  /** What it brings whoever takes the planet, in resources; for practice players. */
  boon?: (value: number) => number;
}

/** What ships lay in their system, and what then lies there: no unit, and seen by all. */
export interface Token extends Common {
  kind: 'token';
  /** In resources. */
  cost: number;
  /** Pieces there are, of all players together. */
  pieces: number;
  /** A ship of this type lays one in a production step. */
  laidBy: UnitType;
  option: keyof GameOptions;
}

/** What leaders of a kind can do. */
export interface LeaderType extends Common {
  kind: 'leader-type';
  /** What marks it where there is no room for its name: "Ad". */
  mark: string;
  /** Where alone one does what it can; absent, wherever it is. */
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

/** What a planet gives to whoever leaves it exhausted (E3 11.4). */
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
  /** Of which race it is the home. */
  home?: ComponentId;
  /** What lies in its place on the board, where it lies off it itself. */
  gate?: SystemId;
  /** It lies where a home would, and is not dealt. */
  gateOf?: ComponentId;
  /** It is not dealt: it lies off the board where the table plays with it. */
  option?: keyof GameOptions;
  /** What is not refereed yet; such a tile is not dealt unless the table asks for it. */
  lacks?: string;
  confidence?: Confidence;
  copies?: number;
}

export type Ti3Contents = { components: Record<string, Component>; tiles: Record<string, Tile> };
export type Ti3Set = ComponentSet<Ti3Contents>;

/** Declares a component of a kind: `of('technology')({ id: … })`. */
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

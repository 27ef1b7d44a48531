import type { ProcedureRef, Option } from '#engine';
import { bindKit } from '#kit';
import type { ComponentSet } from '#kit/components/sets.ts';
import type {
  RulebookOf,
  ComponentBase,
  ActivatedAbilityOf,
  GameOf,
  HeldComponent,
  EditionTypes,
  ModifiersOf,
  EffectResult,
  ReactionOf,
} from '#kit/components/types.ts';
import type { AiAdvice } from './ai-advice.ts';
import type { EventName, Events, GameEvent } from '#ti4/rules/events/events.ts';
import type {
  CardId,
  Color as SeatColor,
  ComponentId,
  Law,
  PlanetId,
  SeatId,
  State,
  SystemId,
  UnitType,
} from '#ti4/rules/state.ts';
import type { Anomaly, TechnologyColor, Election, SetId, Trait, Wormhole } from '#ti4/rules/terms.ts';
import type { BoardTemplate } from './board-template.ts';
import { isMet, type Progress } from '#ti4/rules/objectives/progress.ts';
import type { PlanetCard, Tile, TileCounts } from './tile.ts';
import type { UnitStats } from './unit-stats.ts';
import type { Values } from './values.ts';

export { componentOf, copyOf, noteOf, noteOwner } from './card-ids.ts';
export type { BoardTemplate, PlanetCard, Tile, TileCounts, UnitStats };

// Games, books and components name one another: they are one family.

/** The types to which this edition binds the kit. */
export interface Ti4 extends EditionTypes {
  state: State;
  book: Rulebook;
  events: Events;
  values: Values;
  component: Component;
}

/** All that this edition's games are played by. */
export interface Rulebook extends RulebookOf<Ti4> {
  /** Those of its components that are technologies, in the same order. */
  technologies: readonly Technology[];
  /** What the cards of units and the upgrades among technologies say of the unit, in the same order. */
  unitFacts: Record<ComponentId, UnitStats>;
  /** Types of units from which some law takes what is printed on their cards. */
  disabled: ReadonlySet<UnitType>;
  /** The sets it holds, each with its release: "base@1". */
  sets: readonly string[];
  tiles: Record<SystemId, Tile>;
  boards: Record<string, BoardTemplate>;
  decks: Record<string, DeckDefinition>;
  tokens: Record<string, Token>;
  planets: Record<PlanetId, PlanetCard>;
  /** The colours that there are pieces of. */
  colors: readonly SeatColor[];
}

export type Game = GameOf<Ti4>;
export type { HeldComponent, EffectResult };
export type Modifiers = ModifiersOf<Ti4>;
export type Reaction = ReactionOf<Ti4>;
export type ActivatedAbility = ActivatedAbilityOf<Ti4>;

/** The kit for these types. What rules and components need of it they import by what it is about, from the files beside this one. */
export const kit = bindKit<Ti4>();

/** Declares a reaction; the compiler matches its functions to its event. */
export const { on } = kit;

export interface Common extends ComponentBase<Ti4> {
  /** The set whose issue of it this is. */
  set: SetId;
  /** What it brings, for practice players. */
  advice?: AiAdvice<Game>;
  /** What is not refereed yet; such a component is not dealt unless the table asks for it. */
  lacks?: string;
}

export interface UnitDefinition extends Common, UnitStats {
  kind: 'unit';
  faction?: ComponentId;
  /** Its card lies on the leader sheet, as those of mechs do (50.3). */
  onLeaderSheet?: true;
  /** Units of this card are no player's. */
  neutral?: true;
  /** It has a Deploy ability (30): in whose place on a planet it comes, and whether to the space there; most come beside what is there. */
  deploys?: { replaces?: UnitType; space?: true };
}

export interface Technology extends Common {
  kind: 'technology';
  color?: TechnologyColor;
  prerequisites: Partial<Record<TechnologyColor, number>>;
  faction?: ComponentId;
  /** A card that counts as a technology only while it has taken on another's text (90.16 to 90.22). */
  assimilator?: true;
  /** A unit upgrade: what the unit is from now on. */
  upgrade?: UnitStats;
  /** What comes to a seat once, as it gains it. */
  gained?: (game: Game, seat: SeatId) => void;
  /** No assimilator can take it on (90.16). */
  uncopied?: true;
}

/** What a faction's sheet says that its player can do; it is in force for whoever has it. */
export interface Ability extends Common {
  kind: 'ability';
  faction?: ComponentId;
  /** The commanders of those whose command tokens lie in the fleet pool are its owner's to use as well. */
  lendsCommanders?: true;
  /** Promissory notes that its owner purges as the game begins, and that nobody can give to them. */
  refusesNotes?: (note: PromissoryNote) => boolean;
  /** As long as an effect of it lasts, every law is treated as blank. */
  blanksLaws?: true;
}

/** The home system of another faction, and the leader that comes to whoever takes it. */
export interface TakenHome {
  of: ComponentId;
  tile: SystemId;
  leader: ComponentId;
}

/** A faction's sheet. It does nothing itself: its abilities, units, technologies and note do. */
export interface Faction extends Common {
  kind: 'faction';
  abilities: ComponentId[];
  commodities: number;
  homeTile: SystemId;
  /** Put on the board in the home system's place, where the home system lies elsewhere. */
  gateTile?: SystemId;
  startingUnits: Partial<Record<UnitType, number>>;
  startingTechnologies: ComponentId[];
  /** Choose this many of these instead; 'others': of what the others began with, after them. */
  startingChoice?: { count: number; of: ComponentId[] | 'others' };
  /** Easy to begin with: what it can do shows on the board. */
  easy?: true;
  /** It has no home of its own, but that of one of these whom nobody plays, and the leader that comes with it. */
  homes?: readonly TakenHome[];
  technologies: ComponentId[];
  units: Partial<Record<UnitType, ComponentId>>;
  promissoryNote: ComponentId;
  /** Where it has several. */
  furtherNotes?: ComponentId[];
}

export interface ActionCard extends Common {
  kind: 'action-card';
  copies: number;
}

export interface PromissoryNote extends Common {
  kind: 'promissory-note';
  faction?: ComponentId;
  /** Goes face up before whoever receives it. */
  playArea?: true;
  /** As long as it lies there, the commander of the player whose it is is theirs to use as well (51.8). */
  lendsCommander?: true;
}

/** An agent begins unlocked and is exhausted to be used; a commander works as long as it is unlocked; a hero is purged by its use (51). */
export interface LeaderCard extends Common {
  kind: 'leader';
  faction: ComponentId;
  role: 'agent' | 'commander' | 'hero';
  /** It has the text of every other player's leaders of this sort. */
  mimics?: LeaderCard['role'];
  /** Whether a commander's condition is fulfilled just now. */
  unlocks?: (game: Game, seat: SeatId) => boolean;
  /** Trade goods for which it may be unlocked, once at each occasion: what the occasion is, if there is one just now. */
  unlockedFor?: { tradeGoods: number; occasion: (game: Game, seat: SeatId) => number | undefined };
}

export interface Agenda extends Common {
  kind: 'agenda';
  type: 'law' | 'directive';
  elect: Election;
  /** Narrows what may be elected, as cultural planets only. */
  eligible?: (game: Game, candidate: string) => boolean;
  /** Is put aside for another when revealed in vain. */
  discardedWhenRevealed?: (game: Game) => boolean;
  /** The next card of the deck is voted on unseen beneath it, and resolved in its stead. */
  hidesNext?: true;
  /** Whether this outcome leaves a law in play (default: a law's 'for', or any election). */
  staysWhen?: (outcome: string) => boolean;
  /** 'owner': the elected player gets the card; 'planet': it is attached. */
  goesTo?: 'owner' | 'planet';
  /** What happens at once when it is resolved. */
  resolve?: (game: Game, outcome: string, votes: Record<SeatId, { outcome: string; votes: number }>) => EffectResult;
  /** What its owner loses as the card goes from them, wherever to; nothing where laws are treated as blank. */
  lost?: (game: Game, owner: SeatId) => void;
  /** While it is in play, units of this type have none of the abilities printed on their cards but Sustain Damage. */
  disables?: UnitType;
  /** What follows when the law is discarded from play; `blank`: while laws are treated as blank, when nothing that it says follows. */
  discarded?: (game: Game, law: Law, blank: boolean) => void;
}

export interface StrategyCard extends Common {
  kind: 'strategy-card';
  initiative: number;
  /** `free`: this once it costs no token. */
  primary: ProcedureRef<{ seat: SeatId; free?: true }>;
  /** `tokenOf`: whose command token it was used with, where it was not the seat's own. */
  secondary: ProcedureRef<{ seat: SeatId; free?: true; tokenOf?: SeatId }>;
  /** What the secondary does, said to whoever may use it, without its token: "Ready 2 of your planets." */
  offer: string;
  /** Whether the secondary costs a token from the strategy pool. */
  secondaryCost: boolean;
  /** Why a seat cannot use the secondary at all; undefined when it can. */
  secondaryUnable?: (game: Game, seat: SeatId) => string | undefined;
  /** Why it would come to nothing for a seat that used it as things stand; undefined where it would not. It may be used all the same. */
  secondaryVain?: (game: Game, seat: SeatId) => string | undefined;
  /** Whether a seat could not use it though whoever used the card gave it all that they have: nobody need be asked. */
  secondaryBeyond?: (game: Game, seat: SeatId, by: SeatId) => boolean;
}

export interface Objective extends Common {
  kind: 'objective';
  stage: 1 | 2 | 'secret';
  points: number;
  phase: 'action' | 'status' | 'agenda';
  /** Fulfilled just now: on the board, from the recorded facts, or by the event after which it may be scored. */
  fulfilled: (game: Game, seat: SeatId, event?: GameEvent) => boolean;
  /** How far that is, where it is counted: `fulfilled` follows from it. */
  progress?: (game: Game, seat: SeatId) => Progress;
  /** What is spent to score it. */
  spend?: {
    resources?: number;
    influence?: number;
    tradeGoods?: number;
    tokens?: number;
    actionCards?: number;
    fragments?: number;
  };
  /** Scored during the action or agenda phase: the events after which it may be; and those at which, before whatever comes after them. */
  after?: EventName[];
  when?: EventName[];
}

/** What a condition is: something that is counted, or else whatever it says. */
type Condition =
  | { progress: (game: Game, seat: SeatId) => Progress; fulfilled?: never }
  | { progress?: never; fulfilled: Objective['fulfilled'] };

/** A card found by exploring (35). */
export interface ExplorationCard extends Common {
  kind: 'exploration-card';
  /** The deck it lies in, by its id: that of a trait, or of what is explored in space. */
  deck: string;
  copies: number;
  /** What becomes of it once it is resolved; where nothing is said, it is discarded (35.7). */
  then?: 'attach' | 'keep' | 'lay' | 'purge';
  /** A fragment of a relic (73), kept; of no one type, it counts as any. */
  fragment?: Trait | 'any';
  /** The side that lies up as it is attached to a planet, where it has several. */
  face?: (game: Game, planet: PlanetId) => string | undefined;
  resolve?: (game: Game, at: ExplorationContext) => EffectResult;
  /** In its stead, the ways between which its finder chooses; none of them, unless one is `binding`. */
  ways?: (game: Game, at: ExplorationContext) => CardChoice[];
  binding?: (game: Game, at: ExplorationContext) => boolean;
}

/** One way to resolve a card. */
export interface CardChoice extends Option {
  effect: () => EffectResult;
}

/** What is being explored, by whom, and which card has been found there. */
export interface ExplorationContext {
  seat: SeatId;
  system: SystemId;
  planet?: PlanetId;
  card: CardId;
}

/** A relic (73). */
export interface Relic extends Common {
  kind: 'relic';
  /** Victory points that its owner has for as long as they have it. */
  points?: number;
  /** It counts as an agent. */
  agent?: true;
}

/** The card of a legendary planet (53): whoever has the planet has its ability. */
export interface LegendaryCard extends Common {
  kind: 'legendary-card';
}

/** A way to play that is chosen before a game begins: it is in force for everybody from its first day to its last. */
export interface GalacticEvent extends Common {
  kind: 'event';
  /** Each player has one blue tile less, and places the home system of a faction that nobody plays. */
  minorFactions?: true;
}

/** A deck of cards (2, 8, 61): which cards lie in it as a game begins. */
export interface DeckDefinition {
  kind: 'deck';
  /** By which the game's state knows it. */
  id: string;
  /** What lies there, for players: "action cards". */
  name: string;
  /** What shuffling it is called before the game: part of the address of its chance, which never changes. */
  shuffledAs: string;
  /** Its cards; those with `copies` bear numbers, since they may come several times. */
  cards: (byKind: Rulebook['byKind']) => { component: Component; copies?: number }[];
  /** Only so many of its cards are in a game. */
  size?: number;
}

/** A token that lies on a system or a planet, and what it brings. */
export interface Token {
  kind: 'token';
  id: string;
  name: string;
  /** How many there are. */
  copies: number;
  wormholes?: Wormhole[];
  anomalies?: Anomaly[];
  /** Where it is laid as a game begins. */
  begins?: (game: Game, system: SystemId) => boolean;
  /** It lies on planets, and is of the player of this faction. */
  onPlanetsOf?: ComponentId;
  /** It goes back to whose it is where the tile beneath it is taken away; other tokens go with the tile. */
  returned?: true;
  /** Its next side comes up once ships have used its wormhole. */
  turnsWhenUsed?: true;
  /** It can be explored (38): the deck from which. */
  explored?: string;
  /** A planet that it is. */
  planet?: PlanetCard;
  /** What it brings with another side up, by the name of that side. */
  faces?: Record<string, Pick<Token, 'wormholes' | 'anomalies'>>;
}

/** What a set of this edition holds, by its paths. */
export type Ti4Contents = {
  components: Record<string, Component>;
  decks: Record<string, DeckDefinition>;
  tokens: Record<string, Token>;
  tiles: Record<string, Tile>;
  boards: Record<string, BoardTemplate>;
};
export type Ti4Set = ComponentSet<Ti4Contents> & {
  /** Of what colours it has pieces. */
  colors?: readonly SeatColor[];
};

export type Component =
  | UnitDefinition
  | Technology
  | Faction
  | Ability
  | ActionCard
  | PromissoryNote
  | Agenda
  | StrategyCard
  | Objective
  | ExplorationCard
  | LeaderCard
  | Relic
  | LegendaryCard
  | GalacticEvent;

export const unit = (facts: Omit<UnitDefinition, 'kind'>): UnitDefinition => ({ kind: 'unit', ...facts });
export const technology = (facts: Omit<Technology, 'kind'>): Technology => ({ kind: 'technology', ...facts });
/** Its text is what its abilities say once it is in a book. */
export const faction = (facts: Omit<Faction, 'kind' | 'text'>): Faction => ({ kind: 'faction', text: '', ...facts });
export const ability = (facts: Omit<Ability, 'kind'>): Ability => ({ kind: 'ability', ...facts });
export const actionCard = (facts: Omit<ActionCard, 'kind'>): ActionCard => ({ kind: 'action-card', ...facts });
export const promissoryNote = (facts: Omit<PromissoryNote, 'kind'>): PromissoryNote => ({
  kind: 'promissory-note',
  ...facts,
});
export const agenda = (facts: Omit<Agenda, 'kind'>): Agenda => ({ kind: 'agenda', ...facts });
export const strategyCard = (facts: Omit<StrategyCard, 'kind'>): StrategyCard => ({ kind: 'strategy-card', ...facts });
export const leader = (facts: Omit<LeaderCard, 'kind'>): LeaderCard => ({ kind: 'leader', ...facts });
export const objective = ({
  progress,
  fulfilled,
  ...facts
}: Omit<Objective, 'kind' | keyof Condition> & Condition): Objective => ({
  kind: 'objective',
  ...facts,
  ...(progress ? { progress, fulfilled: (game, seat) => isMet(progress(game, seat)) } : { fulfilled }),
});
export const explorationCard = (facts: Omit<ExplorationCard, 'kind'>): ExplorationCard => ({
  kind: 'exploration-card',
  ...facts,
});
export const legendaryCard = (facts: Omit<LegendaryCard, 'kind'>): LegendaryCard => ({
  kind: 'legendary-card',
  ...facts,
});
export const relic = (facts: Omit<Relic, 'kind'>): Relic => ({ kind: 'relic', ...facts });
export const galacticEvent = (facts: Omit<GalacticEvent, 'kind'>): GalacticEvent => ({ kind: 'event', ...facts });
export const boardTemplate = (facts: Omit<BoardTemplate, 'kind'>): BoardTemplate => ({ kind: 'board', ...facts });
export const tile = (facts: Omit<Tile, 'kind'>): Tile => ({ kind: 'tile', ...facts });
/** A tile of hyperlanes (44). */
export const hyperlaneTile = (facts: Pick<Tile, 'id' | 'set'> & Required<Pick<Tile, 'lanes' | 'otherSide'>>): Tile => ({
  kind: 'tile',
  name: 'hyperlane',
  back: 'two-sided',
  planets: [],
  ...facts,
});
export const deck = (facts: Omit<DeckDefinition, 'kind'>): DeckDefinition => ({ kind: 'deck', ...facts });
export const token = (facts: Omit<Token, 'kind'>): Token => ({ kind: 'token', ...facts });

/** The promissory notes that a faction brings (69). */
export const promissoryNotesOf = ({ promissoryNote: first, furtherNotes = [] }: Faction): ComponentId[] => [
  first,
  ...furtherNotes,
];

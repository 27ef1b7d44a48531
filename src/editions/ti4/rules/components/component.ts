import type { ProcedureRef, Option } from '#engine';
import { bindKit } from '#kit';
import type { ComponentSet } from '#kit/components/sets/sets.ts';
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

// Games, rulebooks and components refer to one another, so their types are declared together.

/** The types to which this edition binds the kit. */
export interface Ti4 extends EditionTypes {
  state: State;
  book: Rulebook;
  events: Events;
  values: Values;
  component: Component;
}

/** The rulebook of a game of this edition. */
export interface Rulebook extends RulebookOf<Ti4> {
  /** The technologies among the rulebook's components, in the same order. */
  technologies: readonly Technology[];
  /** Stats on unit cards and on unit upgrades, in the same order. */
  unitFacts: Record<ComponentId, UnitStats>;
  /** Unit types whose printed abilities some law removes. */
  disabled: ReadonlySet<UnitType>;
  /** Names of the rulebook's sets with their release numbers: "base@1". */
  sets: readonly string[];
  tiles: Record<SystemId, Tile>;
  boards: Record<string, BoardTemplate>;
  decks: Record<string, DeckDefinition>;
  tokens: Record<string, Token>;
  planets: Record<PlanetId, PlanetCard>;
  /** The colors of its pieces. */
  colors: readonly SeatColor[];
}

export type Game = GameOf<Ti4>;
export type { HeldComponent, EffectResult };
export type Modifiers = ModifiersOf<Ti4>;
export type Reaction = ReactionOf<Ti4>;
export type ActivatedAbility = ActivatedAbilityOf<Ti4>;

/** The kit bound to these types. Rules and components import it through the files in this folder, by subject. */
export const kit = bindKit<Ti4>();

/** Declares a reaction; the compiler checks its functions against its event. */
export const { on } = kit;

export interface Common extends ComponentBase<Ti4> {
  /** The set that contains this issue of the component. */
  set: SetId;
  /** Estimates of the component's effects, for AI players. */
  advice?: AiAdvice<Game>;
  /** Parts of the component that are not refereed yet; such a component is dealt only if the game asks for it. */
  lacks?: string;
}

export interface UnitDefinition extends Common, UnitStats {
  kind: 'unit';
  faction?: ComponentId;
  /** Set if the unit's card is on the leader sheet, as for mechs (50.3). */
  onLeaderSheet?: true;
  /** Set if units of this card belong to no player. */
  neutral?: true;
  /**
   * Its Deploy ability (30): the unit type that it replaces on a planet, and whether it is placed in the space area;
   * most replace nothing.
   */
  deploys?: { replaces?: UnitType; space?: true };
}

export interface Technology extends Common {
  kind: 'technology';
  color?: TechnologyColor;
  prerequisites: Partial<Record<TechnologyColor, number>>;
  faction?: ComponentId;
  /** Set for a card that counts as a technology only while it has another's text (90.16 to 90.22). */
  assimilator?: true;
  /** New stats of the unit, for a unit upgrade. */
  upgrade?: UnitStats;
  /** Runs once, when a seat gains the technology. */
  gained?: (game: Game, seat: SeatId) => void;
  /** Set if no assimilator can copy the technology (90.16). */
  uncopied?: true;
}

/** An ability on a faction sheet; it is in force for the seats that have it. */
export interface Ability extends Common {
  kind: 'ability';
  faction?: ComponentId;
  /** Set if its owner can also use the commanders of seats whose command tokens are in the owner's fleet pool. */
  lendsCommanders?: true;
  /** Returns whether its owner purges a promissory note as the game begins and can never receive it. */
  refusesNotes?: (note: PromissoryNote) => boolean;
  /** Set if every law is treated as blank while an effect of this ability lasts. */
  blanksLaws?: true;
}

/** The home system of another faction, and the leader that comes with it. */
export interface TakenHome {
  of: ComponentId;
  tile: SystemId;
  leader: ComponentId;
}

/** A faction sheet. It has no effects of its own: its abilities, units, technologies and promissory note do. */
export interface Faction extends Common {
  kind: 'faction';
  abilities: ComponentId[];
  commodities: number;
  homeTile: SystemId;
  /** The tile placed on the map where its home system would be, if the home system is elsewhere. */
  gateTile?: SystemId;
  startingUnits: Partial<Record<UnitType, number>>;
  startingTechnologies: ComponentId[];
  /**
   * Technologies to choose from instead, as far as their sets are in play; 'others': from those that the other players
   * started with, after them.
   */
  startingChoice?: { count: number; of: ComponentId[] | 'others' };
  /** Set if the faction suits beginners, because its abilities show on the board. */
  easy?: true;
  /**
   * For a faction without a home system of its own: home systems of factions not in the game, one of which it takes
   * with its leader.
   */
  homes?: readonly TakenHome[];
  technologies: ComponentId[];
  units: Partial<Record<UnitType, ComponentId>>;
  promissoryNote: ComponentId;
  /** Further promissory notes of a faction that has several. */
  furtherNotes?: ComponentId[];
}

export interface ActionCard extends Common {
  kind: 'action-card';
  copies: number;
}

export interface PromissoryNote extends Common {
  kind: 'promissory-note';
  faction?: ComponentId;
  /** Set if the recipient places the note face up in their play area. */
  playArea?: true;
  /** Set if, while it is in a play area, its holder can also use the commander of the note's owner (51.8). */
  lendsCommander?: true;
}

/**
 * A leader card (51). An agent begins unlocked and is exhausted by its use; a commander works while it is unlocked; a
 * hero is purged by its use.
 */
export interface LeaderCard extends Common {
  kind: 'leader';
  faction: ComponentId;
  role: 'agent' | 'commander' | 'hero';
  /** Role of the other players' leaders whose texts the leader copies. */
  mimics?: LeaderCard['role'];
  /** Returns whether a commander's condition is currently fulfilled. */
  unlocks?: (game: Game, seat: SeatId) => boolean;
  /** Count behind the condition, for explanations: its name in the plural, and how many it takes. */
  unlockCount?: { needed: number; of: string; count: (game: Game, seat: SeatId) => number };
  /** Trade goods that unlock it, once per occasion; `occasion` returns the id of the current one, or undefined. */
  unlockedFor?: { tradeGoods: number; occasion: (game: Game, seat: SeatId) => number | undefined };
}

export interface Agenda extends Common {
  kind: 'agenda';
  type: 'law' | 'directive';
  elect: Election;
  /** Restricts the candidates, for example to cultural planets. */
  eligible?: (game: Game, candidate: string) => boolean;
  /** Returns whether it is discarded when revealed because it could have no effect; another agenda replaces it. */
  discardedWhenRevealed?: (game: Game) => boolean;
  /** Set if the next card of the deck is placed face down under it, and is voted on and resolved instead. */
  hidesNext?: true;
  /** Returns whether an outcome leaves the law in play (default: a law's 'for', or any election). */
  staysWhen?: (outcome: string) => boolean;
  /** 'owner': the elected player gets the card; 'planet': it is attached. */
  goesTo?: 'owner' | 'planet';
  /** Resolves the immediate effect of the agenda. */
  resolve?: (game: Game, outcome: string, votes: Record<SeatId, { outcome: string; votes: number }>) => EffectResult;
  /** Applies what its owner loses when the card leaves them; not called while laws are treated as blank. */
  lost?: (game: Game, owner: SeatId) => void;
  /** Unit type that loses all printed abilities except Sustain Damage while this is in play. */
  disables?: UnitType;
  /** Runs when the law is discarded from play; `blank`: laws are treated as blank, so its text has no effect. */
  discarded?: (game: Game, law: Law, blank: boolean) => void;
}

export interface StrategyCard extends Common {
  kind: 'strategy-card';
  initiative: number;
  /** `free`: costs no token this time. */
  primary: ProcedureRef<{ seat: SeatId; free?: true }>;
  /** `tokenOf`: the seat whose command token was spent, if not the user's own. */
  secondary: ProcedureRef<{ seat: SeatId; free?: true; tokenOf?: SeatId }>;
  /** The effect of the secondary ability, for players, without its token cost: "Ready 2 of your planets." */
  offer: string;
  /** True if the secondary ability costs a token from the strategy pool. */
  secondaryCost: boolean;
  /** Returns the reason why a seat cannot use the secondary ability at all; undefined if it can. */
  secondaryUnable?: (game: Game, seat: SeatId) => string | undefined;
  /**
   * Returns the reason why the secondary ability would currently have no effect for a seat, or undefined. The seat may
   * use it anyway.
   */
  secondaryVain?: (game: Game, seat: SeatId) => string | undefined;
  /**
   * Returns whether a seat could not use it even with all that the user of the card could give it; such a seat is
   * not asked.
   */
  secondaryBeyond?: (game: Game, seat: SeatId, by: SeatId) => boolean;
}

export interface Objective extends Common {
  kind: 'objective';
  stage: 1 | 2 | 'secret';
  points: number;
  phase: 'action' | 'status' | 'agenda';
  /**
   * Returns whether it is currently fulfilled: by the board, the recorded facts, or the event after which it may be
   * scored.
   */
  fulfilled: (game: Game, seat: SeatId, event?: GameEvent) => boolean;
  /** Returns the progress of an objective that counts; `fulfilled` follows from it. */
  progress?: (game: Game, seat: SeatId) => Progress;
  /** Cost of scoring the objective. */
  spend?: {
    resources?: number;
    influence?: number;
    tradeGoods?: number;
    tokens?: number;
    actionCards?: number;
    fragments?: number;
  };
  /**
   * For objectives of the action or agenda phase: events after which they may be scored; `when` lists events at which
   * they are scored before anything that follows.
   */
  after?: EventName[];
  when?: EventName[];
}

/** The condition of an objective: a count, or any other test. */
type Condition =
  | { progress: (game: Game, seat: SeatId) => Progress; fulfilled?: never }
  | { progress?: never; fulfilled: Objective['fulfilled'] };

/** An exploration card (35). */
export interface ExplorationCard extends Common {
  kind: 'exploration-card';
  /** Id of the card's deck: that of a trait, or of frontier exploration. */
  deck: string;
  copies: number;
  /** Destination of the card after it resolves; undefined to discard it (35.7). */
  then?: 'attach' | 'keep' | 'lay' | 'purge';
  /** Type of the card's relic fragment (73), which is kept; 'any' counts as each type. */
  fragment?: Trait | 'any';
  /** Returns the face that is up when it is attached to a planet, if it has several. */
  face?: (game: Game, planet: PlanetId) => string | undefined;
  resolve?: (game: Game, at: ExplorationContext) => EffectResult;
  /** Returns choices that replace `resolve`; the player may choose none of them, unless `binding` returns true. */
  ways?: (game: Game, at: ExplorationContext) => CardChoice[];
  binding?: (game: Game, at: ExplorationContext) => boolean;
}

/** One choice offered by a card. */
export interface CardChoice extends Option {
  effect: () => EffectResult;
}

/** The seat, place and card of an exploration. */
export interface ExplorationContext {
  seat: SeatId;
  system: SystemId;
  planet?: PlanetId;
  card: CardId;
}

/** A relic (73). */
export interface Relic extends Common {
  kind: 'relic';
  /** Victory points that the owner has while owning the relic. */
  points?: number;
  /** Set if the relic counts as an agent. */
  agent?: true;
}

/** The card of a legendary planet (53); the planet's controller has its ability. */
export interface LegendaryCard extends Common {
  kind: 'legendary-card';
}

/** A galactic event: a variant chosen before the game that is in force for all players throughout. */
export interface GalacticEvent extends Common {
  kind: 'event';
  /** Set if each player has one blue tile less, and places the home system of a faction that is not in the game. */
  minorFactions?: true;
}

/** A deck of cards (2, 8, 61) and its contents at the start of a game. */
export interface DeckDefinition {
  kind: 'deck';
  /** Key of the deck in the game's state. */
  id: string;
  /** Name of the deck's cards for players: "action cards". */
  name: string;
  /** Label of its shuffle before the game; part of the address of its random numbers, so it must never change. */
  shuffledAs: string;
  /** Returns the cards of the deck; a card with `copies` gets numbered ids. */
  cards: (byKind: Rulebook['byKind']) => { component: Component; copies?: number }[];
  /** The number of the deck's cards used in a game; undefined for all. */
  size?: number;
}

/** A token on a system or a planet, and its effects. */
export interface Token {
  kind: 'token';
  id: string;
  name: string;
  copies: number;
  wormholes?: Wormhole[];
  anomalies?: Anomaly[];
  /** Returns whether one is placed in a system at the start of a game. */
  begins?: (game: Game, system: SystemId) => boolean;
  /** The faction whose player owns the token; set only for tokens on planets. */
  onPlanetsOf?: ComponentId;
  /** Set if it returns to its owner when the tile under it is removed; other tokens leave with the tile. */
  returned?: true;
  /** Set if the token is turned to its next face once ships have used its wormhole. */
  turnsWhenUsed?: true;
  /** The deck from which the token can be explored (38). */
  explored?: string;
  /** The planet that this token is. */
  planet?: PlanetCard;
  /** Wormholes and anomalies of each other face, by the name of the face. */
  faces?: Record<string, Pick<Token, 'wormholes' | 'anomalies'>>;
}

/** The contents of a set of this edition, by path. */
export type Ti4Contents = {
  components: Record<string, Component>;
  decks: Record<string, DeckDefinition>;
  tokens: Record<string, Token>;
  tiles: Record<string, Tile>;
  boards: Record<string, BoardTemplate>;
};
export type Ti4Set = ComponentSet<Ti4Contents> & {
  /** The colors of its pieces. */
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
/** Creates a faction; its text is composed of its abilities' texts once it is in a rulebook. */
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
/** Creates a hyperlane tile (44). */
export const hyperlaneTile = (facts: Pick<Tile, 'id' | 'set'> & Required<Pick<Tile, 'lanes' | 'otherSide'>>): Tile => ({
  kind: 'tile',
  name: 'hyperlane',
  back: 'two-sided',
  planets: [],
  ...facts,
});
export const deck = (facts: Omit<DeckDefinition, 'kind'>): DeckDefinition => ({ kind: 'deck', ...facts });
export const token = (facts: Omit<Token, 'kind'>): Token => ({ kind: 'token', ...facts });

/** Returns a faction's promissory notes (69). */
export const promissoryNotesOf = ({ promissoryNote: first, furtherNotes = [] }: Faction): ComponentId[] => [
  first,
  ...furtherNotes,
];

import type {
  AskRequest,
  EngineBook,
  EngineState,
  Game as EngineGame,
  Json,
  Next,
  Procedure,
  Question,
  SeatId,
} from '#engine';

// Types of an edition. Games, rulebooks, components and zones refer to each other, so they form one family.

/** Time of an answer to an event: 'when' it happens, possibly replacing it, or 'after' it has happened. */
export type Timing = 'when' | 'after';

/** Effect that goes on working after its card has gone. */
export interface LastingEffect {
  id: string;
  component: string;
  holder: SeatId;
  data: Json;
  /** End of the effect: one of the edition's words. */
  until: string;
}

/** Part of a game's state that the kit keeps, in addition to the engine's. */
export interface EffectsState extends EngineState {
  effects: Record<string, LastingEffect>;
  /** Events that happened while a step ran, oldest first; their windows open next. */
  moments: Json[];
}

/**
 * Types of an edition, as interfaces; `bindKit` binds the kit to them once. `events`: the data of an event, by its
 * name. `values`: `[context of the value, type of the value]`, by its name.
 */
export interface EditionTypes {
  state: EffectsState;
  book: object;
  events: object;
  values: object;
  component: { kind: string };
}

/** Types of an edition that fit each other. */
export interface BoundTypes<T extends EditionTypes> extends EditionTypes {
  book: RulebookOf<T>;
  component: ComponentBase<T> & { kind: string };
}

export type GameOf<T extends EditionTypes> = EngineGame<T['state'], T['book']>;

export type KindOf<T extends EditionTypes> = T['component']['kind'];
/** Components of one kind. */
export type ComponentOfKind<T extends EditionTypes, K> = Extract<T['component'], { kind: K }>;

export type EventName<T extends EditionTypes> = Extract<keyof T['events'], string>;
/** Event with its data; a union for several names. */
export type EventUnion<Events extends object, E extends keyof Events = keyof Events> = E extends unknown
  ? { name: E; timing: Timing } & Events[E]
  : never;
export type EventOf<T extends EditionTypes, E extends EventName<T>> = EventUnion<T['events'], E>;

export type ValueName<T extends EditionTypes> = Extract<keyof T['values'], string>;
export type ValueContextOf<T extends EditionTypes, V extends ValueName<T>> = T['values'][V] extends readonly [
  infer About,
  unknown,
]
  ? About
  : never;
export type ValueOf<T extends EditionTypes, V extends ValueName<T>> = T['values'][V] extends readonly [
  unknown,
  infer Value,
]
  ? Value
  : never;

/**
 * Component in force or in hand for a seat. `key` is the key of the holding, which differs from the id if the component
 * was copied.
 */
export interface HeldComponent {
  component: string;
  /** Seat that holds the component; '' if it binds all seats. */
  holder: SeatId;
  key: string;
  /** Data that the holding or effect remembers. */
  memory: Json;
}

/** Functions by which a component changes values. */
export type ModifiersOf<T extends EditionTypes> = {
  [V in ValueName<T>]?: (
    game: GameOf<T>,
    held: HeldComponent,
    value: ValueOf<T, V>,
    about: ValueContextOf<T, V>,
  ) => ValueOf<T, V>;
};

/** Result of an effect: nothing (it is done), a call whose return ends it, or an unwind. */
export type EffectResult = Next<'finish'> | undefined | void;

/** Reaction of a component to one event in its timing window. */
export interface ReactionBody<T extends EditionTypes, E extends EventName<T>> {
  isUsable: (game: GameOf<T>, held: HeldComponent, event: EventOf<T, E>) => boolean;
  /** Resolves without asking; 'any-order' if its order among its player's other mandatory abilities never matters. */
  mandatory?: true | 'any-order';
  /** Answers as an effect that lasts after its card has gone, not as the card itself. */
  lasting?: true;
  /** Set if the reaction only removes something that was in force: its use is not announced. */
  isSilent?: true;
  /** Each of several units has it: it may be used again at the same moment while a unit is left. */
  isRepeatable?: true;
  /** Returns the text of its button, if the component's name does not say what is done. */
  label?: (game: GameOf<T>, held: HeldComponent, event: EventOf<T, E>) => string;
  /** Hint for this moment, if the component's text says more than that. */
  hint?: string;
  /** Returns the question for the target, which is chosen before others may answer the reaction. */
  target?: (game: GameOf<T>, held: HeldComponent, event: EventOf<T, E>) => AskRequest | undefined;
  /** Returns the question for a further target, given those chosen so far; also chosen before others may answer. */
  furtherTarget?: (
    game: GameOf<T>,
    held: HeldComponent,
    event: EventOf<T, E>,
    target: string[],
  ) => AskRequest | undefined;
  effect: (game: GameOf<T>, held: HeldComponent, event: EventOf<T, E>, target: string[]) => EffectResult;
}

/** Reaction to an event, with the event and its timing. */
export type ReactionTo<T extends EditionTypes, E extends EventName<T>> = ReactionBody<T, E> & { on: E; timing: Timing };
export type ReactionOf<T extends EditionTypes> = { [E in EventName<T>]: ReactionTo<T, E> }[EventName<T>];

/** Ability that is used unasked, as an action or at any time. */
export interface ActivatedAbilityOf<T extends EditionTypes> {
  /** Returns why the ability cannot be used; undefined if it can. */
  problem: (game: GameOf<T>, held: HeldComponent) => string | undefined;
  target?: (game: GameOf<T>, held: HeldComponent) => AskRequest | undefined;
  /** Returns the question for a further target, given those chosen so far; also chosen before others may answer. */
  furtherTarget?: (game: GameOf<T>, held: HeldComponent, target: string[]) => AskRequest | undefined;
  effect: (game: GameOf<T>, held: HeldComponent, target: string[]) => EffectResult;
}

/** Fields that every component has, and its connections to the rules. */
export interface ComponentBase<T extends EditionTypes> {
  id: string;
  name: string;
  /** Text for players, in our own words. */
  text: string;
  modifiers?: ModifiersOf<T>;
  reactions?: ReactionOf<T>[];
  /** Ability that its holder uses as an action. */
  action?: ActivatedAbilityOf<T>;
  /** Ability that its holder uses unasked, at any time that its `problem` allows. */
  anytime?: ActivatedAbilityOf<T>;
  procedures?: Procedure<GameOf<T>, never>[];
  questions?: Question<GameOf<T>, never>[];
}

/** Part of a zone that only its owner sees. */
export interface HiddenZone<T extends EditionTypes, C extends T['component']> {
  /** Returns the cards that a seat holds here. */
  cards(game: GameOf<T>, seat: SeatId): string[];
  /** Replaces the cards of a seat, to test a supposed hand. */
  replace(game: GameOf<T>, seat: SeatId, cards: string[]): void;
  /** Returns the number of copies of a component that the public has not seen elsewhere. */
  copies(game: GameOf<T>, component: C): number;
  /** Returns the cards of a component, one of each sort, that a seat might hold here as far as the public knows. */
  suspects(game: GameOf<T>, component: C, seat: SeatId): string[];
}

/** State of something that can be exhausted. */
export interface Exhaustible {
  exhausted?: boolean;
}

/** Rules for exhausting and readying what is in a zone. */
export interface ExhaustRules<T extends EditionTypes> {
  /** Returns the state of a component here; undefined if it is not a card that can be exhausted. */
  of?(game: GameOf<T>, held: Pick<HeldComponent, 'holder' | 'key'>): Exhaustible | undefined;
  /** Returns everything here that can be exhausted. */
  all(game: GameOf<T>): Iterable<Exhaustible>;
  /** Phases in which everything in the zone is readied. */
  phases: readonly string[];
  /** Readies a component, if that takes more than deleting `exhausted`. */
  ready?(one: Exhaustible): void;
  /** Called after an exhausted component has been readied. */
  readied?(game: GameOf<T>, one: Exhaustible): void;
  /** Called after a component has been exhausted. */
  exhausted?(game: GameOf<T>, held: Pick<HeldComponent, 'component' | 'holder' | 'key'>): void;
}

/**
 * Zone of components: where they are in force, from where they can be used, and which of them are hidden. Rules that
 * apply only to some kinds of components are part of their zone and nowhere else. (Written as methods, so that zones of
 * different kinds fit into one list.)
 */
export interface Zone<T extends EditionTypes, C extends T['component'] = T['component']> {
  /** Name, in a word or two. */
  name: string;
  /**
   * Kinds of components in this zone. A component that may be in several zones is looked for in the order of the list.
   */
  kinds: readonly C['kind'][];
  /** Passes everything in force here to `put`, in the order in which the rules go through it. */
  inForce?(game: GameOf<T>, put: (held: HeldComponent) => void): void;
  /**
   * Returns the holdings from which a seat can use a component that is not in force here, as from a hand. A component
   * in force can be used by its holder, or by everybody if it has none.
   */
  usableFrom?(game: GameOf<T>, component: C, seat: SeatId): HeldComponent[];
  hidden?: HiddenZone<T, C>;
  /** Returns why a component here cannot be used now; undefined if it can. */
  problem?(game: GameOf<T>, held: HeldComponent): string | undefined;
  /** Procedure that uses components here, if it is not the ordinary one. */
  procedure?: string;
  /**
   * Each component is unique: once any seat has used it, it cannot answer the same event again, even if another seat
   * holds it by then.
   */
  isUnique?: true;
  /**
   * Returns the thing that a component here is a text of, if that thing has several: it answers an event with only one
   * of them.
   */
  textOf?(held: HeldComponent): string | undefined;
  /** Returns the label of one of several similar holdings, if the component's name does not tell them apart. */
  labelOf?(game: GameOf<T>, held: HeldComponent): string | undefined;
  /** Set if players may decline in advance the moments that the zone's components answer. */
  declinable?: true;
  /** The unasked abilities of its cards have been used: components here only change values and answer moments. */
  isPassive?: true;
  /** Components here can be exhausted and readied by these rules. */
  exhaust?: ExhaustRules<T>;
}

/** Component that listens to a moment, with the reaction and its index. */
export interface ReactionListener<T extends EditionTypes> {
  component: T['component'];
  reaction: ReactionOf<T>;
  index: number;
}

/** Everything that an edition's games are played with. */
export interface RulebookOf<T extends EditionTypes> extends EngineBook<GameOf<T>> {
  components: Record<string, T['component']>;
  /** Components by kind, in the order of `components`. */
  byKind: { [K in KindOf<T>]: Record<string, ComponentOfKind<T, K>> };
  /** Components by the value they change. Like the two fields below, an index that saves searching. */
  modifiersByValue: { [V in ValueName<T>]?: T['component'][] };
  listenersByMoment: Record<string, ReactionListener<T>[]>;
  activatedByTiming: Record<'action' | 'anytime', T['component'][]>;
  zones: readonly Zone<T>[];
  /** Zones by the kind of components in them. */
  zonesByKind: Record<string, readonly Zone<T>[]>;
}

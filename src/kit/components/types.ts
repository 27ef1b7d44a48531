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

// What an edition is made of: games, books, components and zones name one another, they are one family.

/** When an event is answered: as it comes about, in its stead even; or when it has. */
export type Timing = 'when' | 'after';

/** What goes on working after its card has gone. */
export interface LastingEffect {
  id: string;
  component: string;
  holder: SeatId;
  data: Json;
  /** What ends it: one of the edition's words. */
  until: string;
}

/** What the kit keeps in a game's state, beside the engine. */
export interface KitState extends EngineState {
  effects: Record<string, LastingEffect>;
  /** What came about while a step ran: events whose windows open next, oldest first. */
  moments: Json[];
}

/**
 * The types of an edition, as interfaces; it binds the kit to them once: `modifyOf<Ti4>()`, `reactionOf<Ti4>()` ...
 * `events`: by its name, what an event carries. `values`: by its name, `[what a value is about, its type]`.
 */
export interface EditionTypes {
  state: KitState;
  book: object;
  events: object;
  values: object;
  component: { kind: string };
}

/** The types of an edition that fit one another. */
export interface BoundTypes<T extends EditionTypes> extends EditionTypes {
  book: RulebookOf<T>;
  component: ComponentBase<T> & { kind: string };
}

export type GameOf<T extends EditionTypes> = EngineGame<T['state'], T['book']>;

export type KindOf<T extends EditionTypes> = T['component']['kind'];
/** The components of a kind. */
export type ComponentOfKind<T extends EditionTypes, K> = Extract<T['component'], { kind: K }>;

export type EventName<T extends EditionTypes> = Extract<keyof T['events'], string>;
/** An event with what it carries; of several, whichever it is by its name. */
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

/** A component in force or at hand for somebody: `key` is the holding's key, which differs from the id where it was copied. */
export interface HeldComponent {
  component: string;
  /** Nobody's ('') where it binds everybody. */
  holder: SeatId;
  key: string;
  /** What the holding or effect remembers. */
  memory: Json;
}

/** How a component changes values. */
export type ModifiersOf<T extends EditionTypes> = {
  [V in ValueName<T>]?: (
    game: GameOf<T>,
    held: HeldComponent,
    value: ValueOf<T, V>,
    about: ValueContextOf<T, V>,
  ) => ValueOf<T, V>;
};

/** What an effect may say: nothing (it is done), or a call whose return ends it, or an unwinding. */
export type EffectResult = Next<'finish'> | undefined | void;

/** How a component answers one event in its timing window. */
export interface ReactionBody<T extends EditionTypes, E extends EventName<T>> {
  isUsable: (game: GameOf<T>, held: HeldComponent, event: EventOf<T, E>) => boolean;
  /** Resolved without asking; 'any-order' where it never matters what else of its player's comes first. */
  mandatory?: true | 'any-order';
  /** Answers as an effect that lasts after its card has gone, not as the card itself. */
  lasting?: true;
  /** It only takes away what has been in force: nobody is told that it is used. */
  isSilent?: true;
  /** Each of several units has it: as long as one is left it may be used again at the same moment. */
  isRepeatable?: true;
  /** What its button says, where the component's name does not say what is done. */
  label?: (game: GameOf<T>, held: HeldComponent, event: EventOf<T, E>) => string;
  /** What it does at this moment, where the component's text says more than that. */
  hint?: string;
  /** What is chosen before others may answer it. */
  target?: (game: GameOf<T>, held: HeldComponent, event: EventOf<T, E>) => AskRequest | undefined;
  /** What is chosen besides, before others may answer it, given what has been chosen. */
  furtherTarget?: (
    game: GameOf<T>,
    held: HeldComponent,
    event: EventOf<T, E>,
    target: string[],
  ) => AskRequest | undefined;
  effect: (game: GameOf<T>, held: HeldComponent, event: EventOf<T, E>, target: string[]) => EffectResult;
}

/** An answer to an event in its timing window. */
export type ReactionTo<T extends EditionTypes, E extends EventName<T>> = ReactionBody<T, E> & { on: E; timing: Timing };
export type ReactionOf<T extends EditionTypes> = { [E in EventName<T>]: ReactionTo<T, E> }[EventName<T>];

/** Something done as an action, or at any time, unasked. */
export interface ActivatedAbilityOf<T extends EditionTypes> {
  /** Why not; undefined when it can be done. */
  problem: (game: GameOf<T>, held: HeldComponent) => string | undefined;
  target?: (game: GameOf<T>, held: HeldComponent) => AskRequest | undefined;
  /** What is chosen besides, before others may answer it, given what has been chosen. */
  furtherTarget?: (game: GameOf<T>, held: HeldComponent, target: string[]) => AskRequest | undefined;
  effect: (game: GameOf<T>, held: HeldComponent, target: string[]) => EffectResult;
}

/** What every component has, whatever its kind, and how it plugs in. */
export interface ComponentBase<T extends EditionTypes> {
  id: string;
  name: string;
  /** For players, in our own words. */
  text: string;
  modifiers?: ModifiersOf<T>;
  reactions?: ReactionOf<T>[];
  /** Done as an action of its holder's. */
  action?: ActivatedAbilityOf<T>;
  /** Usable unasked at any time the deed allows. */
  anytime?: ActivatedAbilityOf<T>;
  procedures?: Procedure<GameOf<T>, never>[];
  questions?: Question<GameOf<T>, never>[];
}

/** What of a zone only its owner sees. */
export interface HiddenZone<T extends EditionTypes, C extends T['component']> {
  /** What a seat holds here, card by card. */
  cards(game: GameOf<T>, seat: SeatId): string[];
  /** Lays other cards into a seat's hand, to look what would be so. */
  replace(game: GameOf<T>, seat: SeatId, cards: string[]): void;
  /** Copies of a component that the public has not seen elsewhere. */
  copies(game: GameOf<T>, component: C): number;
  /** The cards of a component, one of each sort, that a seat might hold here for all that the public knows. */
  suspects(game: GameOf<T>, component: C, seat: SeatId): string[];
}

/** What says of itself whether it is exhausted. */
export interface Exhaustible {
  exhausted?: boolean;
}

/** How what lies in a zone is exhausted and readied. */
export interface ExhaustRules<T extends EditionTypes> {
  /** What the state keeps of one that lies here; nothing where it is no card that can be exhausted. */
  of?(game: GameOf<T>, held: Pick<HeldComponent, 'holder' | 'key'>): Exhaustible | undefined;
  /** Everything here that can be exhausted. */
  all(game: GameOf<T>): Iterable<Exhaustible>;
  /** The phases in which all of it is readied. */
  phases: readonly string[];
  /** Readies one, where that is more than to say no longer that it is exhausted. */
  ready?(one: Exhaustible): void;
  /** Hears that one has been readied that was exhausted. */
  readied?(game: GameOf<T>, one: Exhaustible): void;
  /** Hears that one has been exhausted. */
  exhausted?(game: GameOf<T>, held: Pick<HeldComponent, 'component' | 'holder' | 'key'>): void;
}

/**
 * Where components lie: where they are in force, from where they can be used, and what of it is hidden. What is true of some kinds of
 * components alone stands in their zone and nowhere else. (Written as methods, so that zones of different kinds make one table.)
 */
export interface Zone<T extends EditionTypes, C extends T['component'] = T['component']> {
  /** What it is called, in a word or two. */
  name: string;
  /** The kinds of components that lie here. One that may lie in several zones is looked for in the order of the table. */
  kinds: readonly C['kind'][];
  /** Names all that is in force here as the game stands, in the order in which the rules go through it. */
  inForce?(game: GameOf<T>, put: (held: HeldComponent) => void): void;
  /** From what a seat can use a component that is not in force here, as from a hand. What is in force, its holder can use; where it is nobody's, everybody. */
  usableFrom?(game: GameOf<T>, component: C, seat: SeatId): HeldComponent[];
  hidden?: HiddenZone<T, C>;
  /** Why what lies here cannot be used just now. */
  problem?(game: GameOf<T>, held: HeldComponent): string | undefined;
  /** The procedure that uses what lies here, where it is not the ordinary one. */
  procedure?: string;
  /** There is one of each: used by anybody, it does not answer the same event again, whoever has it by then. */
  isUnique?: true;
  /** Of what something here is a text, where that has several: it answers an event with one of them. */
  textOf?(held: HeldComponent): string | undefined;
  /** How one of several such is called, where its component's name alone does not tell which it is. */
  labelOf?(game: GameOf<T>, held: HeldComponent): string | undefined;
  /** Players may decline beforehand the moments that its components answer. */
  declinable?: true;
  /** What its cards say is done unasked has been done: what lies here changes values and answers moments alone. */
  isPassive?: true;
  /** What lies here can be exhausted, and is readied again. */
  exhaust?: ExhaustRules<T>;
}

/** A component that listens to a moment, by which of its reactions. */
export interface ReactionListener<T extends EditionTypes> {
  component: T['component'];
  reaction: ReactionOf<T>;
  index: number;
}

/** All that an edition's games are played by. */
export interface RulebookOf<T extends EditionTypes> extends EngineBook<GameOf<T>> {
  components: Record<string, T['component']>;
  /** The same by their kinds, in the same order. */
  byKind: { [K in KindOf<T>]: Record<string, ComponentOfKind<T, K>> };
  /** Which components change which value, which listen to which moment and which do something unasked, so that nobody searches. */
  modifiersByValue: { [V in ValueName<T>]?: T['component'][] };
  listenersByMoment: Record<string, ReactionListener<T>[]>;
  activatedByTiming: Record<'action' | 'anytime', T['component'][]>;
  zones: readonly Zone<T>[];
  /** The zones in which components of a kind lie. */
  zonesByKind: Record<string, readonly Zone<T>[]>;
}

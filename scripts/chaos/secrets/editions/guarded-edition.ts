import type { EditionAdapter } from '#discord/edition/edition-adapter.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import type { Answer, EngineBook, EngineState, Fact, Game, Json, OpenAsk, SeatId } from '#engine';
import type { Answerer, RandomBelow, SimulatedEdition } from '#simulation';
import type { Edition } from '#service';

// Interface between an edition and the search for leaked secrets.

/** The parts of a state that the search reads. */
export interface GuardedState extends EngineState {
  seed: string;
  phase: string;
  order: SeatId[];
  options: { sets: readonly string[] };
  seats: Record<SeatId, { actionCards: string[] }>;
  decks: Record<string, { draw: string[]; discard: string[] }>;
}

export interface Card {
  id: string;
  kind: string;
  name: string;
}

export interface Book extends EngineBook<never> {
  sets: readonly string[];
  components: Record<string, Card>;
}

export type GuardedGame = Game<GuardedState, Book>;

export type Veil = 'nothing' | 'cards' | 'everything';

/** Options of a game; equal options give the same game. */
export interface GuardedGameOptions {
  players: number;
  seed: string;
  veil: Veil;
}

/** Hidden cards: those that only their holder sees, and those of the same kind that nobody sees. */
export interface HiddenPile<G = GuardedGame> {
  /** Tells whether the seat's cards are hidden from others: a rule may have revealed them. */
  hidden(game: G, seat: SeatId): boolean;
  of(game: G, seat: SeatId): readonly string[];
  /** Returns the cards that nobody holds, the next to be drawn first. */
  rest(game: G): readonly string[];
  /** Replaces the cards of the seats and the rest. */
  deal(game: G, hands: Record<SeatId, readonly string[]>, rest: readonly string[]): void;
}

/** Face-down cards that a seat cannot tell apart. */
export interface Lying {
  cards: readonly string[];
  /** Puts the cards back in another order. */
  lay(cards: readonly string[]): void;
}

export interface GuardedEdition<G = GuardedGame, V = GamePresenter> {
  id: string;
  /** Ids of all sets with which a game can begin. */
  sets: readonly string[];
  /** Builds the rulebook. `called` maps each component, for example to another name. */
  bookOf(sets?: readonly string[], called?: <C extends Card>(component: C, index: number) => C): Book;
  /** Returns the component id of a card, of which there may be several copies. */
  componentOf(card: string): string;
  edition(book: Book): Edition;
  face(book: Book): EditionAdapter<GamePresenter & V>;
  gameOf(state: GuardedState, book: Book): G;
  /** Returns the lobby settings of a game. `besides`: with the options and events of its sets. */
  settings(book: Book, veil: Veil, besides: boolean): Json;
  /** Kinds of components whose cards may be hidden. */
  kinds: ReadonlySet<string>;
  /** Fact types by which a rule reveals hidden cards to everybody. */
  revealing: ReadonlySet<string>;
  /** Names of the presenter methods that draw pictures of the board alone. */
  drawn: readonly string[];
  /** Returns the board as the viewer sees it; null for the public. */
  board(game: G, viewer: SeatId | null): unknown;
  /** Returns a seat's hidden cards as drawn for it. Undefined if the edition shows them as text only. */
  hand?(game: G, seat: SeatId): unknown;
  /** Returns what the public sees of facts and of the players being waited for. */
  told(game: G, facts: Fact[]): unknown;
  waiting(game: G): unknown;
  /** Returns cards that are open to everybody, and the additional ones that a seat sees. */
  open(state: GuardedState): readonly string[];
  own(state: GuardedState, seat: SeatId): readonly string[];
  piles: readonly HiddenPile<G>[];
  /** Returns face-down cards outside decks and `piles`, for a seat that looks ahead. Undefined if there are none. */
  faceDown?(game: G, viewer: SeatId): Lying[];
  /** Returns other private texts of a seat, each with a title; `turn` selects one of `turns` sets. */
  called(presenter: V, seat: SeatId, turn: number): [what: string, said: unknown][];
  turns: number;
  /** Returns the standing orders that skip questions. */
  skips(book: Book): readonly string[];
  /** Phase and question of a player's turn. Defaults to an action of the action phase. */
  turn?: { phase: string; question: string };
  /** Prefix of cards that answer other cards. Defaults to Sabotage. */
  answering?: string;
  /** Returns a game in progress, or one with many components, so that there is much to leak. */
  laidOut(book: Book, wish: GuardedGameOptions): GuardedState;
  rehearsed: SimulatedEdition<never>;
  answerer(below: RandomBelow): Answerer<never>;
  /** Returns a practice player's answer. If undefined, all answers are random. */
  thought?(game: G, open: OpenAsk): Answer;
}

const MARK = /Zq[a-z0-9]+x/g;

/** Returns the canaries in a text. */
export const extractCanaries = (text: string): Set<string> => new Set(text.match(MARK) ?? []);

/**
 * Builds a rulebook in which each card that can be hidden has a canary in its name: a text that occurs nowhere else.
 */
export function bookWithCanaries(
  { bookOf, kinds }: GuardedEdition,
  sets?: readonly string[],
): { book: Book; canaries: Map<string, string> } {
  /** Component ids by canary. */
  const canaries = new Map<string, string>();
  const book = bookOf(sets, (one, i) => {
    if (!kinds.has(one.kind)) return one;
    const canary = `Zq${(i + 1000).toString(36)}x`;
    canaries.set(canary, one.id);
    return { ...one, name: `${one.name} ${canary}` };
  });
  return { book, canaries };
}

import type { EditionAdapter, GamePresenter } from '#discord/edition/edition-adapter.ts';
import type { Answer, EngineBook, EngineState, Fact, Game, Json, OpenAsk, SeatId } from '#engine';
import type { Answerer, RandomBelow, SimulatedEdition } from '#simulation';
import type { Edition } from '#service';

// What looking for secrets has to know of an edition.

/** A state, as far as it is looked into. */
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

/** What is played: the same wish is the same game. */
export interface GuardedGameOptions {
  players: number;
  seed: string;
  veil: Veil;
}

/** Cards that nobody but their holder sees, with those of their kind that nobody sees at all. */
export interface HiddenPile<G = GuardedGame> {
  /** Of whom they are hidden: a rule may have laid them open. */
  hidden(game: G, seat: SeatId): boolean;
  of(game: G, seat: SeatId): readonly string[];
  /** Those that nobody holds, the next to be drawn first. */
  rest(game: G): readonly string[];
  /** Gives other ones in their place. */
  deal(game: G, hands: Record<SeatId, readonly string[]>, rest: readonly string[]): void;
}

/** Cards that lie somewhere, none of which a seat can tell from another. */
export interface Lying {
  cards: readonly string[];
  /** Puts them back in another order. */
  lay(cards: readonly string[]): void;
}

export interface GuardedEdition<G = GuardedGame, V = GamePresenter> {
  id: string;
  /** Every set with which a game can begin. */
  sets: readonly string[];
  /** `called`: each component, maybe by another name. */
  bookOf(sets?: readonly string[], called?: <C extends Card>(component: C, index: number) => C): Book;
  /** Which component a card is: of some there are several copies. */
  componentOf(card: string): string;
  edition(book: Book): Edition;
  face(book: Book): EditionAdapter<GamePresenter & V>;
  gameOf(state: GuardedState, book: Book): G;
  /** What a game is begun with in the lobby; `besides`: with the options and events that its sets bring. */
  settings(book: Book, veil: Veil, besides: boolean): Json;
  /** Kinds of components whose cards may be hidden from somebody. */
  kinds: ReadonlySet<string>;
  /** Facts by which a rule shows hidden cards to everybody. */
  revealing: ReadonlySet<string>;
  /** What its sights draw, from what is seen of the board alone. */
  drawn: readonly string[];
  /** The board as somebody sees it, or the public. */
  board(game: G, viewer: SeatId | null): unknown;
  /** A seat's hidden cards, as they are drawn for it; left out, they are told in words alone. */
  hand?(game: G, seat: SeatId): unknown;
  /** What the public hears of what happens and of who is waited for. */
  told(game: G, facts: Fact[]): unknown;
  waiting(game: G): unknown;
  /** Cards that lie open to everybody; and those that a seat sees besides. */
  open(state: GuardedState): readonly string[];
  own(state: GuardedState, seat: SeatId): readonly string[];
  piles: readonly HiddenPile<G>[];
  /** What lies face down beside decks and `piles`, for a seat that looks ahead; left out, nothing does. */
  faceDown?(game: G, viewer: SeatId): Lying[];
  /** What else somebody can call up, each by what it is; `turn` says which of so many. */
  called(sight: V, seat: SeatId, turn: number): [what: string, said: unknown][];
  turns: number;
  /** Where whoever's turn it is is asked what to do; left out, an action of the action phase. */
  turn?: { phase: string; question: string };
  /** How cards begin that answer others'; left out, Sabotage. */
  answering?: string;
  /** A table in the midst of a game, or one that is rich, where there is much that could tell. */
  laidOut(book: Book, wish: GuardedGameOptions): GuardedState;
  rehearsed: SimulatedEdition<never>;
  answerer(below: RandomBelow): Answerer<never>;
  /** What a player who thinks would answer; left out, all are answered by chance. */
  thought?(game: G, open: OpenAsk): Answer;
}

const MARK = /Zq[a-z0-9]+x/g;

/** The canaries in a text. */
export const extractCanaries = (text: string): Set<string> => new Set(text.match(MARK) ?? []);

/** A book in which every card that can be hidden has a canary in its name: a text that stands nowhere else. */
export function bookWithCanaries(
  { bookOf, kinds }: GuardedEdition,
  sets?: readonly string[],
): { book: Book; canaries: Map<string, string> } {
  /** What each stands for. */
  const canaries = new Map<string, string>();
  const book = bookOf(sets, (one, i) => {
    if (!kinds.has(one.kind)) return one;
    const canary = `Zq${(i + 1000).toString(36)}x`;
    canaries.set(canary, one.id);
    return { ...one, name: `${one.name} ${canary}` };
  });
  return { book, canaries };
}

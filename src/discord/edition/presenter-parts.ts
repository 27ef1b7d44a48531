import type { OddsQuery } from '#discord/commands/look/odds.ts';
import type { PresentedPile } from '#discord/format/card-piles.ts';
import type { PresentedReach } from '#discord/format/reach.ts';
import type { NamedSystem } from '#discord/input/resolve-system.ts';
import type { Fact, Option, SeatId, WindowEvent } from '#engine';
import type { AnswerSteps, AttackPreview } from '#discord/questions/attack-preview.ts';
import type { PresentedQuestion, GamePresenter, NarrationStyle, PermanentOrder, SkipChoice } from './game-presenter.ts';

/** Handles the error of a sentence, with the type of its fact. */
export type NarrationErrorHandler = (error: unknown, type: string) => void;

/** Options with which a presenter calls the narration. */
export interface NarrationRequest extends NarrationStyle {
  texts: true;
  emojiOf: (seat: SeatId) => string;
  /** Number of first lines that the reader does not see. */
  skipped?: number;
  onError?: NarrationErrorHandler;
}

/** Game whose players, planets and systems a presenter names. */
export interface PresentedGame {
  state: {
    order: readonly SeatId[];
    phase: string;
    active: SeatId | null;
    seats: Readonly<Record<SeatId, { color: string }>>;
    systems: Readonly<Record<string, object>>;
    planets: Readonly<Record<string, { system: string | null }>>;
  };
}

/** Public view of a board, of which a presenter reads the players' areas. */
export interface PresentedBoard {
  seats: readonly { id: SeatId }[];
}

/** Functions and texts with which an edition fills the common presenter. */
export interface PresenterParts<G, V, T> {
  /** Colors of the players, by name; "grey" is the one of a player without a color. */
  paints: Readonly<Record<string, { fill: string }>>;
  /** Types of facts that are kept first when not all of them fit. */
  notableFacts: ReadonlySet<string>;
  /** Phase in which players have turns. */
  turnPhase: string;
  /** Name of that phase, after "until the": "action phase". */
  turnPhaseName: string;
  buildBoardView(game: G, names: Readonly<Record<SeatId, string>>): V;
  buildCombatView(game: G, facts: readonly Fact[], names: Readonly<Record<SeatId, string>>): object | undefined;
  listTechnologies(game: G, seat: SeatId): T[];
  formatTechnologies(sheets: T[]): string;
  listCardPiles(game: G, viewer: SeatId | null): PresentedPile[];
  formatHand(game: G, seat: SeatId): string;
  pendingSeats(game: G): ReturnType<GamePresenter['pendingActions']>;
  /** Returns who acts next, from public knowledge only. */
  nextTurn(game: G): ReturnType<NonNullable<GamePresenter['nextTurn']>>;
  narrate(game: G, facts: readonly Fact[], viewer: SeatId | null, request: NarrationRequest): string[];
  splitBattleRounds(game: G, facts: readonly Fact[]): ReturnType<NonNullable<GamePresenter['combatRounds']>>;
  summarizeRounds(game: G, facts: readonly Fact[]): string;
  seatEmoji(game: G, seat: SeatId): string;
  nameOfSeat(game: G, seat: SeatId): string;
  /** Returns the full name of a seat's faction or race: "The Emirates of Hacan". */
  fullNameOfSeat(game: G, seat: SeatId): string;
  /** Names a seat's home system and its place on the board; undefined while it has none. */
  formatHome(game: G, seat: SeatId): string | undefined;
  /** Lists what a seat decides from the start of the game, in order, as sentences. */
  firstDecisions(game: G, seat: SeatId): string[];
  createOptionEmoji(game: G): (words: string) => string | undefined;
  explainRefusal(
    game: G,
    ...asked: Parameters<NonNullable<GamePresenter['explainRefusal']>>
  ): ReturnType<NonNullable<GamePresenter['explainRefusal']>>;
  /** Returns the card or ability whose target a question asks for; undefined for other questions. */
  usedCard(game: G, asked: { seat: SeatId; question: string }): { name: string; text: string } | undefined;
  /** Lists the moments of a question about events, if players can decline one of them in advance; otherwise empty. */
  momentsOf(game: G, events: readonly WindowEvent[]): string[];
  /** Lists the permanent orders that a seat can give when it is asked at events. */
  ordersAt(game: G, seat: SeatId, events: readonly WindowEvent[], offered: readonly Option[]): PermanentOrder[];
  /** Returns the standing order that skips a question; undefined if it cannot be skipped. */
  skipFor(game: G, asked: PresentedQuestion): SkipChoice | undefined;
  namedSystems(game: G): NamedSystem[];
  /** Measures the moves to a system; for a seat, by the rules and ships that its own movement has. */
  measureReach(game: G, system: string, seat: SeatId | null): PresentedReach;
  battleSitesOf(game: G, seat: SeatId): { key: string; hint: string }[];
  findAttack(game: G, seat: SeatId, steps: AnswerSteps): AttackPreview | undefined;
}

/** Request for a close-up of some systems with `rings` rings of systems around them. */
export interface BoardPartRequest<V> {
  view: V;
  systems: string[];
  rings: number;
}

/** Request for the board with a number on each system; `alt` describes the picture. */
export interface ReachRequest<V> {
  view: V;
  badges: Record<string, string>;
  alt: string;
}

/** Request for the odds of a battle in a state of the game. */
export interface OddsJob<S> {
  state: S;
  seat: SeatId;
  asked: OddsQuery;
}

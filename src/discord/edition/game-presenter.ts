import type { Ask, Fact, Json, Option, SeatId, Spec } from '#engine';
import type { NextTurn, UserId } from '#service';
import type { Picture } from '#discord/messages/message.ts';
import type { Refusal } from '#discord/input/explain-refusal.ts';
import type { AnswerSteps, AttackPreview, CombatChance } from '#discord/questions/attack-preview.ts';

export interface Choice {
  key: string;
  label: string;
  /** Another name that is understood when typed, never shown. */
  alias?: string;
  hint?: string;
}

/** A standing order that skips a kind of question, with what it skips: "following Warfare". */
export interface SkipChoice {
  order: string;
  label: string;
}

/** A choice of standing orders in a timing window's question: one for each moment of it, with the labels of these. */
export interface PermanentOrder extends Choice {
  orders: readonly string[];
  moments: readonly string[];
}

/** A trade that a player has offered. */
export interface PresentedOffer {
  /** Id of the offer in the service. It is never shown: its number may reveal how many offers other players received. */
  id: string;
  /** Id in buttons and commands. */
  alias: string;
  from: SeatId;
  to: SeatId;
  text: string;
}

/** Names in a heading above narrated facts, which the sentences omit, and how much the sentences tell. */
export interface NarrationStyle {
  /** Seat whose actions these are. */
  subject?: SeatId;
  place?: string;
  /** Set if the heading names the turn or phase: that it begins is not told again. */
  hasTurnTitle?: true;
  /** Set if the heading names both sides of a fight: that it begins is not told again. */
  hasFightTitle?: true;
  /** Set to leave out card texts within sentences, unlike those on lines below. */
  brief?: true;
}

/** A question to a seat; with its options where they matter. */
export type PresentedQuestion = Pick<Ask, 'question' | 'data'> & { readonly spec?: Spec };

/**
 * Presents the current state of one game, always as one viewer may see it; never exposes the state. `viewer` null is
 * the public. Pictures are drawn for a user (`by`), one at a time, or for all (undefined); drawing throws Illegal when
 * overloaded.
 */
export interface GamePresenter {
  /** Draws the board, with public information only. */
  drawBoard(by?: UserId): Promise<Picture[]>;
  /**
   * Draws a close-up, sized for a phone, of what these facts changed on the board; empty if they changed nothing there.
   */
  drawChanges?(facts: Fact[]): Promise<Picture[]>;
  /** Draws both sides of the combat that these facts end. */
  drawCombat?(facts: Fact[]): Promise<Picture[]>;
  /** Formats a few lines: round and phase, points, and the pending players. */
  status(): string;
  /** Formats points and their sources; with the game's facts, also points that no card on the table accounts for. */
  scores(facts?: readonly Fact[]): string;
  /** Public list of pending seats. `about`: the task ("choose an action"), or for a timing window, the event. */
  pendingActions(): { seat: SeatId; about: string; moment: boolean; side?: true }[];
  /** Returns who acts next, which is public; undefined if no one does but the pending players. */
  nextTurn?(): NextTurn | undefined;
  /** Narrates facts in sentences. */
  narrate(facts: Fact[], viewer: SeatId | null, style?: NarrationStyle): string[];
  /** Narrates facts, but returns only the last `count` lines. They name each system at its first mention. */
  narrateLast(facts: Fact[], viewer: SeatId | null, count: number): string[];
  /** Tells whether a fact is kept first when not all of them fit. */
  isNotable?(fact: Fact): boolean;
  /**
   * Splits a combat into rounds: all of these facts in order, and the units left after each section. A title replaces
   * the sentence of the section's first fact; the section before the first round has none.
   */
  combatRounds?(facts: Fact[]): { title?: string; facts: Fact[]; left?: string }[];
  /** Summarizes some combat rounds in one line. */
  summarizeRounds?(facts: Fact[]): string;
  /**
   * Returns the section that a fact begins: a turn ("Sol") or a phase, which may contain turns ("Round 2, action
   * phase"). Undefined if it begins none. Without this method, history is not grouped by turns. `subject`: seat whose
   * turn it is.
   */
  sectionOf?(fact: Fact): { title: string; turn: boolean; subject?: SeatId } | undefined;
  /** Returns the seat's color as 0xRRGGBB. */
  seatColor?(seat: SeatId): number;
  /** Returns a seat's name: "Winnu (blue)". */
  seatName(seat: SeatId): string;
  /** Returns a seat's name with the full name of its faction or race, for the message that starts the game. */
  fullSeatName(seat: SeatId): string;
  /** Names a seat's home system and its place on the board: "Jord (304), top right"; undefined while it has none. */
  formatHome?(seat: SeatId): string | undefined;
  /** Lists what a seat decides from the start of the game, in order, as sentences. */
  firstDecisions?(seat: SeatId): string[];
  seatChoices(): Choice[];
  /** Describes the attack on another player's units that these answers would begin; undefined if they begin none. */
  findAttack?(seat: SeatId, steps: AnswerSteps): AttackPreview | undefined;
  /** Calculates the chances of an attack's combats. Throws Illegal if that takes too long. */
  attackChances?(seat: SeatId, attack: AttackPreview, user: UserId): Promise<CombatChance[]>;
  /** Formats a seat's hand as text only; present, like `hand`, if the adapter has `hasHands`. */
  formatHand?(seat: SeatId): string;
  hand?(seat: SeatId, by: UserId): Promise<{ text: string; pictures: Picture[] }>;
  /**
   * Lists the orders a seat can give now, ahead of time, so that the game need not wait for it; the adapter handles the
   * presses.
   */
  advanceOrderChoices?(seat: SeatId): Choice[];
  /**
   * Lists commands a seat may use now without being asked; shown as buttons below its current question, if they have to
   * do with it, or the waiting message.
   */
  anytimeCommands?(seat: SeatId, asked?: { question: string; data: Json }): MenuCommand[];
  /** Returns the emoji token for a text of the program, such as an option's label; undefined if there is none. */
  emojiFor?(words: string): string | undefined;
  /**
   * Explains why a typed answer is not among a question's choices; `meant` finds the topic that the typed text names.
   * Undefined if there is no explanation.
   */
  explainRefusal?(
    asked: { seat: SeatId; question: string },
    meant: (topics: readonly Choice[]) => Choice | undefined,
  ): Refusal | undefined;
  /** Returns the card or ability whose target a question asks for; undefined for other questions. */
  usedCard?(asked: { seat: SeatId; question: string }): { name: string; text: string } | undefined;
  /** Tells how long an order for "this turn" lasts: outside of turns, until the phase of turns. */
  turnSpan?(): string;
  /** Lists a timing window's moments if players may decline to be asked about one of them; otherwise empty. */
  declinableMoments?(window: Json): string[];
  /**
   * Lists the permanent orders that a seat can give when it is asked in a timing window: never to be asked at such a
   * moment, only if it concerns the seat, or only for some of the options.
   */
  permanentOrders?(seat: SeatId, window: Json, offered: readonly Option[]): PermanentOrder[];
  /** Returns the standing order that skips a question that comes again and again; undefined if it cannot be skipped. */
  skipFor?(asked: PresentedQuestion): SkipChoice | undefined;
  /**
   * Lists standing orders that stop a seat from being asked about one of these options in other players' timing
   * windows.
   */
  standingOrderChoices?(seat: SeatId, window: Json, options: readonly string[]): Choice[];
  /**
   * Tells whether a fact of a phase without turns is another player's effect on this seat, to report before its next
   * choice.
   */
  affectsSeat?(fact: Fact, seat: SeatId): boolean;
  /** Returns a sentence on the seat's elimination; undefined if it is still in the game. */
  eliminationNotice?(seat: SeatId): string | undefined;
  /** Lists open offers; with facts, only those that these facts made. Undefined in an edition without trade. */
  offers?(facts?: Fact[]): PresentedOffer[];
  /** Formats an offer of this game that may have been closed, for its two players. */
  formatOffer?(offer: Json): string;
  /**
   * Tells whether these public facts close an offer: a trade between the two seats, or the end of its turn or phase.
   */
  isOfferClosed?(facts: Fact[], offer: { from?: SeatId; to: SeatId }): boolean;
}

/** A command that a button runs. */
export interface MenuCommand {
  label: string;
  /** Command path: "board", "why"; for a command with subcommands, the user chooses one. */
  path: string;
  /** Optional option that the user still chooses from a menu first. */
  ask?: string;
}

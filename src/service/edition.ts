import type {
  Answer,
  Ask,
  EngineBook,
  EngineState,
  Fact,
  Json,
  OpenAsk,
  SeatId,
  Spec,
  TraceEvent,
  Game,
} from '#engine';
import type { OfferOutcome } from '#service/announce/queued-messages.ts';

/** A member of a lobby and their wishes (color, faction ...) as the edition's own JSON. */
export interface LobbyMember {
  user: string;
  name: string;
  wishes: Json;
}

/** Seat of a player at the start of a game. User names are stored with the game, never in its state. */
export interface Seating {
  seat: SeatId;
  wishes: Json;
}

/** A correction that the organizer may apply with everyone's consent. */
export interface Repair<S extends EngineState = EngineState> {
  name: string;
  /** Returns why the repair is impossible; undefined if it is possible. `data` is untrusted and may be any JSON. */
  check(game: Game<S>, data: Json): string | undefined;
  /** Applies the repair, or returns a procedure to run on top of the stack. */
  run(game: Game<S>, data: Json): { procedure: string; data: Json } | undefined;
}

/** Result of a finished game: the winners, and further data that the edition wants announced. */
export interface Ending {
  winners: SeatId[];
  summary: Json;
}

/**
 * A part of the game announced as one message: a turn, a phase, or a combat within a turn. Based on public knowledge
 * only.
 */
export interface Chapter {
  /** Stays the same while the chapter lasts; never shown. */
  key: string;
  /** Key of the enclosing chapter, which continues after this one. */
  within?: string;
  /** Seat whose chapter this is; null if it belongs to no single seat. */
  seat: SeatId | null;
  /** E.g. "Round 2: the Winnu's turn". */
  title: string;
  /** Location, worded as in the chapter's own facts, so that the title alone mentions it. */
  place?: string;
  /** Set at the start of the game or of a round: the whole board is posted with it. */
  opens?: true;
}

/** Player who acts next, by the public order of turns, picks or votes. */
export interface NextTurn {
  seat: SeatId;
  /** Player who acts now; null before the first one. */
  after: SeatId | null;
  /** Identifies this turn, pick or vote within the game. */
  mark: string;
}

/** A span of a command's facts, ending before index `upto`, and the chapter it belongs to. */
export interface ChapterSpan {
  chapter: Chapter | undefined;
  upto: number;
}

/**
 * Interface between the service and an edition of the game; built once at startup. Every function is pure: no clock,
 * and no randomness but the game's own.
 */
export interface Edition<S extends EngineState = EngineState> {
  id: string;
  name: string;
  /** Must be raised whenever saved states need an upcast. */
  version: number;
  /**
   * Upcasts by the version they start from: `upcasts[2]` goes from 2 to 3. May change and return the state it is given.
   */
  upcasts: Record<number, (state: Json) => Json>;
  /** Returns the rule book for a game in this state. */
  bookFor(state: S): EngineBook<never>;
  /**
   * Returns the allowed number of players with these settings, and the default number (`usual`; if undefined, `max`).
   */
  playerCounts(settings: Json): { min: number; max: number; usual?: number };
  /** Initial settings of a new game. */
  defaultSettings: Json;
  /**
   * Returns what is wrong with a lobby, in a sentence. `starting`: the game is about to begin and everything must be
   * valid.
   */
  lobbyProblem(settings: Json, members: LobbyMember[], starting: boolean): string | undefined;
  /**
   * Returns the users in seating order if the settings fix it; undefined if it is drawn. Called only when nothing is
   * wrong with the lobby.
   */
  seatingOrder?(settings: Json, members: LobbyMember[]): string[] | undefined;
  /**
   * Creates the state before the first procedure. Seats are named 'p1', 'p2' and so on in seating order. The seed is
   * secret; `trace` receives every number drawn from it.
   */
  create(settings: Json, seating: Seating[], seed: string, trace?: (traced: TraceEvent) => void): S;
  firstProcedure: { procedure: string; data: Json };
  /** Maximum time that a timing window stays open, in hours; null if unveiled windows never close on their own. */
  windowHours(state: S): number | null;
  /**
   * Time limits of other questions by name: hours until they close (null: never) and the answer for a silent player.
   */
  timeouts?: Readonly<Record<string, { hours(state: S): number | null; silent: Answer }>>;
  /** Returns how a command is announced: with a new board, with text only, or not yet (null). */
  announcementStyle(before: S, after: S, facts: Fact[]): 'board' | 'text' | null;
  /** Returns the chapter that a state belongs to; undefined if none. */
  chapter(state: S): Chapter | undefined;
  /**
   * Splits a command's facts, in order, into chapters; the last span reaches to the end. If absent, all the facts
   * belong to the chapter before the command.
   */
  splitByChapter?(before: S, after: S, facts: readonly Fact[]): ChapterSpan[];
  /** Returns the current round, which is public; undefined before the first. If absent, the edition has none. */
  roundOf?(state: Readonly<S>): number | undefined;
  /** Returns who acts next, from public knowledge only; undefined if no one does but those who act now. */
  nextTurn?(state: Readonly<S>): NextTurn | undefined;
  findEnding(state: S): Ending | undefined;
  /** Tells whether a fact states only what this seat's player chose openly for themselves; false in case of doubt. */
  isUndoableFact(fact: Fact, seat: SeatId): boolean;
  /** Types of facts that need no message of their own: a turn with no other facts is merged into the next message. */
  quietFacts?: ReadonlySet<string>;
  /**
   * Tells whether facts of this type only report the outcome of a private matter between their recipients. If absent,
   * none do.
   */
  isPrivateFact?(type: string): boolean;
  /** Tells whether a path of the state is known only to its own player or to the players who share it. */
  isHiddenPath(at: readonly string[]): boolean;
  /** Clears what belongs to the departing user rather than to the seat, such as standing orders. */
  onSeatReplaced(state: S, seat: SeatId): void;
  /**
   * Lists the offers between players that a change has closed, except those that their giver withdrew or replaced. If
   * absent, there are no offers. `action`: the free action that caused the change, if any.
   */
  offerOutcomes?(
    before: S,
    after: S,
    facts: readonly Fact[],
    action?: { action: string; data: Json },
  ): { from: SeatId; offer: Json; outcome: OfferOutcome }[];
  repairs: Record<string, Repair<S>>;
  /**
   * Returns a function for the open questions of a state: it returns the answer that the service gives, since everyone
   * can see that no other is of use, or undefined if the player decides. If absent, players answer all questions.
   */
  autoAnswer?(state: Readonly<S>): (open: OpenAsk) => Answer | undefined;
  /** A choice that all players make in turn, so that a player whose turn is still to come can rank the options. */
  rankedChoice?: {
    question: string;
    /** Tells whether a seat will have the choice later and is not being asked now. */
    toCome(state: Readonly<S>, seat: SeatId): boolean;
    /**
     * Lists the options, all public. `worth`: value of the extras that come with one; if it drops, the player chooses
     * again.
     */
    options(state: Readonly<S>): { key: string; worth: number }[];
  };
  /** Tells whether the condition of a repeated answer still holds. If absent, it always does. */
  isConditionMet?(state: Readonly<S>, seat: SeatId, condition: Json): boolean;
  /** Names of the procedures that span a whole vote. If absent, there are no votes. */
  voteProcedures?: readonly string[];
  /** Type of the fact that a card was revealed to be voted on during one of these procedures. */
  reveals?: string;
  /** Questions that begin a new turn or action for their player and so end their repeated answers. */
  turnStartQuestions?: readonly string[];
  /** Plays a seat with no more knowledge than the seat has. If absent, there are no AI players. */
  ai?: AiPlayer<S>;
}

/** A question to an AI player, with a function that checks an answer. */
export interface AiQuestion {
  open: OpenAsk;
  spec: Spec;
  check: (reply: Answer) => string | undefined;
}

export interface AiPlayer<S extends EngineState = EngineState> {
  /** Tells quickly whether any AI player might take a free action now. If absent, they might at any time. */
  mayAct?(state: Readonly<S>, practising: readonly SeatId[]): boolean;
  /** Tells whether a change gives AI players a reason for free actions, other than the free actions of others. */
  isOccasion?(before: Readonly<S>, after: Readonly<S>): boolean;
  answer(state: Readonly<S>, asked: AiQuestion): Answer;
  /** Returns an answer to propose to a user: the AI player's own, but never empty if a non-empty one is legal. */
  proposal?(state: Readonly<S>, asked: AiQuestion): Answer;
  /** Returns a legal answer without any evaluation. */
  fallback(asked: AiQuestion): Answer;
  /** Returns the free action that a seat would take now or before answering `before`. `practising`: all AI seats. */
  freeAction(
    state: Readonly<S>,
    seat: SeatId,
    practising: readonly SeatId[],
    before?: Ask,
  ): { action: string; data: Json } | undefined;
}

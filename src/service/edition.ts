import type { Answer, Ask, EngineBook, EngineState, Fact, Json, OpenAsk, SeatId, Spec, TraceEvent } from '#engine';
import type { Game } from '#engine';

/** Somebody in the lobby, with what they would like (colour, faction ...): the edition's own JSON. */
export interface LobbyMember {
  user: string;
  name: string;
  wishes: Json;
}

/** Who sits where when a game begins. What they are called stands beside the game, never in its state. */
export interface Seating {
  seat: SeatId;
  wishes: Json;
}

/** A correction the organiser may apply when all agree. */
export interface Repair<S extends EngineState = EngineState> {
  name: string;
  /** Why it cannot be done; undefined when it can. `data` comes from outside and may be anything. */
  check(game: Game<S>, data: Json): string | undefined;
  /** Does it, or says what procedure to run above the stack. */
  run(game: Game<S>, data: Json): { procedure: string; data: Json } | undefined;
}

/** How a game ended: who won, and whatever else the edition wants told. */
export interface Ending {
  winners: SeatId[];
  summary: Json;
}

/** A part of the game that is told as one message: a turn, a phase, a combat within a turn. Made of public knowledge alone. */
export interface Chapter {
  /** The same as long as it goes on; stays inside. */
  key: string;
  /** Of the chapter around it, which goes on after it. */
  within?: string;
  /** Whose it is, if it is somebody's. */
  seat: SeatId | null;
  /** "Round 2: the Winnu's turn". */
  title: string;
  /** Where it is, as what is told of it says too: said once, by the title. */
  place?: string;
  /** A new round, or the beginning: the whole board goes out with it. */
  opens?: true;
}

/** A part of what a command told, up to so many of its facts. */
export interface ChapterSpan {
  chapter: Chapter | undefined;
  upto: number;
}

/**
 * All the table needs to know of an edition of the game. A value put together at the start of the program.
 * Every function is pure: no clock, no chance but the game's own.
 */
export interface Edition<S extends EngineState = EngineState> {
  id: string;
  name: string;
  /** Raised whenever saved states need an upcast. */
  version: number;
  /** From the version before, as upcasts[2] for 2 -> 3; may change and return the state it is given. */
  upcasts: Record<number, (state: Json) => Json>;
  /** The book that a game in this state is played by. */
  bookFor(state: S): EngineBook<never>;
  /** How many may play with these settings, and how many usually do where nobody says; left out, as many as may. */
  playerCounts(settings: Json): { min: number; max: number; usual?: number };
  /** Settings of a game nobody has changed yet. */
  defaultSettings: Json;
  /** What is wrong with a lobby, in a sentence; `starting` when the game is about to begin and all must be right. */
  lobbyProblem(settings: Json, members: LobbyMember[], starting: boolean): string | undefined;
  /** The state before the first procedure. Seats are 'p1', 'p2' and so on, in their order around the table; the seed is secret. `trace` is told of every number drawn from it. */
  create(settings: Json, seating: Seating[], seed: string, trace?: (traced: TraceEvent) => void): S;
  firstProcedure: { procedure: string; data: Json };
  /** How long a window stays open at most, in hours; null: windows without a veil do not close by themselves. */
  windowHours(state: S): number | null;
  /** Questions beside windows that close by themselves, by name: after how many hours (null: never), and what the rules have for whoever has said nothing by then. */
  timeouts?: Readonly<Record<string, { hours(state: S): number | null; silent: Answer }>>;
  /** What the others are told after a command: a new board, a few words, or nothing yet. */
  announcementStyle(before: S, after: S, facts: Fact[]): 'board' | 'text' | null;
  /** What part of the game a state is in; undefined where it is in none. */
  chapter(state: S): Chapter | undefined;
  /** To which chapter belongs what a command told: `upto` which of its facts, in their order, the last to the end. Left out, all of it belongs to the chapter that was. */
  splitByChapter?(before: S, after: S, facts: readonly Fact[]): ChapterSpan[];
  findEnding(state: S): Ending | undefined;
  /** Whether a fact says no more than what this seat's player chose for themselves, in the open: whatever is not known to be so is not. */
  isUndoableFact(fact: Fact, seat: SeatId): boolean;
  /** Facts that need no message of their own: a turn in which there was nothing else is told in front of what comes next. */
  quietFacts?: ReadonlySet<string>;
  /** Whether a fact of this type says only what became of something between those it is told to, which is nothing to all others; left out, none does. */
  isPrivateFact?(type: string): boolean;
  /** Whether what stands at this place of the state is known to its own player alone, or to those between whom it is. */
  isHiddenPath(at: readonly string[]): boolean;
  /** Clears what is a person's rather than a seat's, as standing orders. */
  onSeatReplaced(state: S, seat: SeatId): void;
  repairs: Record<string, Repair<S>>;
  /** What is answered without anybody, since all can see that there is nothing else to do: these questions, where an answer comes of it. */
  autoAnswer?: { questions: readonly string[]; answer(state: Readonly<S>, open: OpenAsk): Answer | undefined };
  /** What is chosen in turn by all, so that whose turn is yet to come can rank what they would take. */
  rankedChoice?: {
    question: string;
    /** Whether a seat has such a choice still to come, and is not at one. */
    toCome(state: Readonly<S>, seat: SeatId): boolean;
    /** All that lies there for all to see; `worth`: what comes with it, of which less is a reason to choose anew. */
    options(state: Readonly<S>): { key: string; worth: number }[];
  };
  /** Whether what a player said goes on for as long as this is so, still does; left out, it does. */
  isConditionMet?(state: Readonly<S>, seat: SeatId, condition: Json): boolean;
  /** Procedures that are a vote, from its first moment to its last; left out, nothing is. */
  voteProcedures?: readonly string[];
  /** Type of the fact that a card has been revealed in one of these procedures while it goes on. */
  reveals?: string;
  /** Questions that begin something new for their player: what stood until then does so no longer. */
  turnStartQuestions?: readonly string[];
  /** How the program plays a seat, with no more knowledge than the seat has. Without it there are no practice players. */
  ai?: AiPlayer<S>;
}

/** A question to a practice player, and what would be wrong with an answer. */
export interface AiQuestion {
  open: OpenAsk;
  spec: Spec;
  check: (reply: Answer) => string | undefined;
}

export interface AiPlayer<S extends EngineState = EngineState> {
  /** Whether any of them might do something unasked just now, told at a glance; without it, they might at any time. */
  mayAct?(state: Readonly<S>, practising: readonly SeatId[]): boolean;
  answer(state: Readonly<S>, asked: AiQuestion): Answer;
  /** What is proposed to a person: as they would answer, but never nothing where something is legal. */
  proposal?(state: Readonly<S>, asked: AiQuestion): Answer;
  /** A legal answer with no thought at all. */
  fallback(asked: AiQuestion): Answer;
  /** What a seat would do unasked just now, or before it answers an ask. `practising`: every seat of a practice player. */
  freeAction(
    state: Readonly<S>,
    seat: SeatId,
    practising: readonly SeatId[],
    before?: Ask,
  ): { action: string; data: Json } | undefined;
}

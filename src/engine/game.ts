import { draw, type TraceEvent } from './chance.ts';
import { type Json, canonicalJson, sortedCopy } from './json.ts';
import { chainOf, visibleFactsOf, allocateId, branchRefOf, linkAnswer, appendFact } from '#engine/frames/branches.ts';
import type { ProcedureRef, Next, Procedure, Question } from './procedure.ts';
import { toShuffled } from '#engine/questions/random-answer.ts';
import type { Answer } from '#engine/questions/spec.ts';
import type { EngineState, Frame, Id, SeatId } from './state.ts';
import { Unknown } from './knowledge/unknown.ts';

/** Action that a player may take unasked. */
export interface Action<G> {
  name: string;
  /** Returns why the action is not possible; undefined if it is possible. */
  check: (game: G, seat: SeatId, data: never) => string | undefined;
  /** Performs the action at once, or returns the procedure to run on top of the stack. */
  run: (game: G, seat: SeatId, data: never) => Next | undefined;
}

/** Option that a seat may use in a timing window. */
export interface WindowOption {
  key: string;
  label: string;
  hint?: string;
  mandatory?: boolean;
  /** Set for a mandatory option whose order among other mandatory options never matters. */
  anyOrder?: boolean;
  /**
   * Unique: once any seat has used it, it cannot answer the same event again, even if another seat holds it by then.
   */
  single?: boolean;
  /**
   * Key of the thing that this option is one use of, if that has several uses: a seat uses only one of them per event.
   */
  of?: string;
  /** Set for an option with several uses: it may answer the same event until its player can no longer use it. */
  again?: boolean;
  /** Set for an option visible to everybody: asking its player reveals nothing. */
  open?: boolean;
  /** Name of the event that it answers, if that is another one than the window's: both are the same moment. */
  moment?: string;
}

export interface WindowEvent {
  name: string;
  timing: 'when' | 'after';
  [key: string]: Json | undefined;
}

/** Supplies the engine with the options of timing windows; the rules derive them from the components in force. */
export interface WindowHost<G> {
  /** Tells whether any component of the game listens to the event. Most windows end here. */
  hasListeners: (game: G, event: WindowEvent) => boolean;
  order: (game: G, event: WindowEvent) => SeatId[];
  optionsFor: (game: G, seat: SeatId, event: WindowEvent) => WindowOption[];
  /**
   * Tells whether the seat might have an answer, as far as the public knows, and the game's veil covers this window.
   */
  isSuspected: (game: G, seat: SeatId, event: WindowEvent) => boolean;
  /** Tells whether the seat's standing orders decline this event. */
  isDeclined: (game: G, seat: SeatId, event: WindowEvent) => boolean;
  resolve: (game: G, seat: SeatId, key: string, event: WindowEvent) => { procedure: string; data: Json };
  prompt: (game: G, seat: SeatId, event: WindowEvent) => string;
  /** Tells whether the event is a point of the round, such as the start of a turn: no player did anything. */
  isPointOfRound?: (event: WindowEvent) => boolean;
  /** Returns the text of the card that the event is about; undefined if there is none. */
  detail?: (game: G, event: WindowEvent) => string | undefined;
  /**
   * Returns both sides of the combat that the innermost of these frames is part of. Missing, or undefined, without
   * combat.
   */
  sides?: (game: G, path: readonly Frame[]) => SeatId[] | undefined;
}

/** Everything that a game is played with. Assembled when the program starts, never stored. */
export interface EngineBook<G> {
  procedures: Record<string, Procedure>;
  questions: Record<string, Question>;
  actions: Record<string, Action<G>>;
  /**
   * Checks that run after every step: victory, elimination, limits. A returned call is pushed onto the branch that ran
   * last.
   */
  standingChecks: ((game: G) => Extract<Next, { next: 'call' }> | undefined)[];
  /** Tells whether a seat is still in the game. An eliminated seat is asked nothing. */
  isPresent: (game: G, seat: SeatId) => boolean;
  /** Tells whether nobody plays the seat. Its questions are answered at once with the default answer. */
  isUnattended?: (game: G, seat: SeatId) => boolean;
  windows: WindowHost<G>;
  /**
   * Tells whether a path of the state belongs to the seat alone. A branch that changes anything else waits for its
   * turn.
   */
  isOwnState: (game: G, seat: SeatId, at: string[]) => boolean;
}

/** Returns the memoized result of `of`, computing it on first use. */
function recalled<G, T>(known: Map<unknown, unknown>, of: (game: G) => T, game: G): T {
  const found = known.get(of);
  if (found !== undefined || known.has(of)) return found as T;
  const made = of(game);
  known.set(of, made);
  return made;
}

/** A state with its rulebook, while a step runs or a question is evaluated. */
export class Game<S extends EngineState = EngineState, B = unknown> {
  readonly state: S;
  readonly book: B;
  /** Frames from the bottom of the stack to the frame that runs or whose question is evaluated. */
  framePath: Frame[] = [];
  /** Seat whose answer or action is being carried out. */
  actingSeat: SeatId | undefined;
  /** True once a number was drawn or something face down was revealed. */
  isUnpredictable = false;
  /** Seats whose answers have had an effect. */
  readonly seatsHeard = new Set<SeatId>();
  /** Called for every answer that is used and every number that is drawn. */
  trace?: (traced: TraceEvent) => void;
  /**
   * Translates linked texts and draw labels into the words used when the game was recorded. Chance is addressed by
   * those words, so a replay draws the same numbers although names have changed since.
   */
  toRecordedWords = (text: string): string => text;
  private loose = 0;
  private readonly found = new Map<unknown, unknown>();
  private readonly lasting = new Map<unknown, unknown>();

  constructor(state: S, book: B) {
    this.state = state;
    this.book = book;
  }

  /** Memoizes a value that depends on the state alone, until the next step or fact. */
  memoize<T>(of: (game: this) => T): T {
    return recalled(this.found, of, this);
  }

  /**
   * Memoizes a value until `invalidate` is called for it, at the latest until the next answer. The value must not
   * depend on frames, which come and go without invalidation.
   */
  memoizeUntilInvalidated<T>(of: (game: this) => T): T {
    return recalled(this.lasting, of, this);
  }

  /** Returns the value of `memoizeUntilInvalidated`, if there is one. */
  peekMemo<T>(of: (game: this) => T): T | undefined {
    return this.lasting.get(of) as T | undefined;
  }

  /** Stores a known value without computing it, such as the value of another game in which it is the same. */
  seedMemo<T>(of: (game: this) => T, known: T): void {
    this.lasting.set(of, known);
  }

  /** Discards the value of `memoizeUntilInvalidated`. */
  invalidate(of: (game: this) => unknown): void {
    this.lasting.delete(of);
  }

  /**
   * Discards the values of `memoize`. Runs at every step and after every fact; code that changes what other code relies
   * on earlier than that must call it.
   */
  invalidateStep(): void {
    this.found.clear();
  }

  /** Discards all memoized values. */
  invalidateAll(): void {
    this.found.clear();
    this.lasting.clear();
  }

  nextId(): Id {
    return allocateId(this.state, branchRefOf(this.state, this.framePath));
  }

  /** Facts of this round that the running frame may rely on, oldest first. */
  get facts(): S['facts'][number][] {
    // The cast is safe: all facts, on every branch, come from `addFact`.
    return visibleFactsOf(this.state, this.framePath) as S['facts'][number][];
  }

  addFact(fact: S['facts'][number]): void {
    this.invalidateStep();
    appendFact(this.state, branchRefOf(this.state, this.framePath), sortedCopy(fact));
  }

  /** Records that an answer takes effect in the running frame. Later numbers depend on it. */
  recordUse(seat: SeatId, question: string, reply: Answer): void {
    if (!this.state.lines) return; // already linked by `recordReply`
    const text = `${seat} ${this.framePath.at(-1)?.procedure ?? ''} ${question} ${canonicalJson(reply)}`;
    linkAnswer(this.state, branchRefOf(this.state, this.framePath), seat, this.toRecordedWords(text), this.trace);
  }

  /** Rolls `count` whole numbers from 1 to `sides`, addressed by the running frame and `label`. */
  roll(label: string, count: number, sides = 10): number[] {
    return Array.from({ length: count }, () => this.draw(label, sides) + 1);
  }

  shuffle<T>(label: string, items: readonly T[]): T[] {
    return toShuffled(items, (n) => this.draw(label, n));
  }

  /**
   * Marks that something face down is revealed or looked at, which no look-ahead can predict, like a die. Throws
   * `Unknown` if the state has no seed.
   */
  markRevealed(): void {
    this.isUnpredictable = true;
    if (!this.state.seed) throw new Unknown('hidden');
  }

  private draw(what: string, sides: number): number {
    if (!this.state.seed) throw new Unknown('chance');
    const label = this.toRecordedWords(what);
    const running = this.framePath.at(-1);
    const frame = running?.id ?? 0;
    const index = running ? (running.drawn ?? 0) : this.loose++;
    if (running) running.drawn = index + 1;
    this.isUnpredictable = true;
    const line = branchRefOf(this.state, this.framePath);
    const result = draw(this.state.seed, { chain: chainOf(this.state, line), frame, label, index }, sides);
    this.trace?.({
      is: 'draw',
      line: line.name,
      frame,
      label,
      index,
      sides,
      result,
      for: running ? `${running.procedure}.${running.step}` : '',
    });
    return result;
  }

  /** Returns the data of the nearest frame of a procedure on the frame path; undefined if there is none. */
  enclosingData<D>({ name }: ProcedureRef<D>): D | undefined {
    return this.framePath.findLast(({ procedure }) => procedure === name)?.data as D | undefined;
  }
}

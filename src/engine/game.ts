import { draw, type TraceEvent } from './chance.ts';
import type { Json } from './json.ts';
import { chainOf, visibleFactsOf, allocateId, branchRefOf, linkAnswer, appendFact } from './branches.ts';
import type { ProcedureRef, Next, Procedure, Question } from './procedure.ts';
import { canonicalJson, sortedCopy } from './json.ts';
import { toShuffled, type Answer } from './spec.ts';
import type { EngineState, Frame, Id, SeatId } from './state.ts';
import { Unknown } from './knowledge/unknown.ts';

/** Something a player may do unasked. */
export interface Action<G> {
  name: string;
  /** Why it cannot be done just now; undefined when it can. */
  check: (game: G, seat: SeatId, data: never) => string | undefined;
  /** Does it at once, or says what procedure to run above the stack. */
  run: (game: G, seat: SeatId, data: never) => Next | undefined;
}

/** What may be used in a timing window. */
export interface WindowOption {
  key: string;
  label: string;
  hint?: string;
  mandatory?: boolean;
  /** Mandatory, and it never matters whether it comes before or after another such. */
  anyOrder?: boolean;
  /** There is one of it: used by anybody, it does not answer the same event again, whoever has it by then. */
  single?: boolean;
  /** Of what this is a use, where that has several: it answers an event by one of them. */
  of?: string;
  /** There are several of it: it answers the same event as often as its player can still use it. */
  again?: boolean;
  /** It lies where all can see it: that its player is asked tells nobody anything. */
  open?: boolean;
}

export interface WindowEvent {
  name: string;
  timing: 'when' | 'after';
  [key: string]: Json | undefined;
}

/** How the engine learns what may answer an event; the rules answer from the components in force. */
export interface WindowHost<G> {
  /** Whether any component of the game listens at all: most windows end here. */
  hasListeners: (game: G, event: WindowEvent) => boolean;
  order: (game: G, event: WindowEvent) => SeatId[];
  optionsFor: (game: G, seat: SeatId, event: WindowEvent) => WindowOption[];
  /** Whether, as far as the public knows, the seat might have an answer, and the game's veil covers this window. */
  isSuspected: (game: G, seat: SeatId, event: WindowEvent) => boolean;
  /** Whether the seat's standing orders decline this event. */
  isDeclined: (game: G, seat: SeatId, event: WindowEvent) => boolean;
  resolve: (game: G, seat: SeatId, key: string, event: WindowEvent) => { procedure: string; data: Json };
  prompt: (game: G, seat: SeatId, event: WindowEvent) => string;
  /** Both sides of the combat that the innermost of these frames is part of; left out, or undefined, where it is part of none. */
  sides?: (game: G, path: readonly Frame[]) => SeatId[] | undefined;
}

/** Everything a game is played by: a value put together at the start of the program, never stored. */
export interface EngineBook<G> {
  procedures: Record<string, Procedure>;
  questions: Record<string, Question>;
  actions: Record<string, Action<G>>;
  /** Run after every step: victory, elimination, limits. A call is put above the whole stack. */
  standingChecks: ((game: G) => Extract<Next, { next: 'call' }> | undefined)[];
  /** An eliminated seat is asked nothing. */
  isPresent: (game: G, seat: SeatId) => boolean;
  /** A party without a player: whatever it is asked is answered at once, by the plainest answer there is. */
  isUnattended?: (game: G, seat: SeatId) => boolean;
  windows: WindowHost<G>;
  /** Whether what lies at a path of the state is the seat's own affair: whatever else a branch of a fork changes waits its turn. */
  isOwnState: (game: G, seat: SeatId, at: string[]) => boolean;
}

/** A state with the book it is played by, while a step runs or a question is looked at. */
function recalled<G, T>(known: Map<unknown, unknown>, of: (game: G) => T, game: G): T {
  const found = known.get(of);
  if (found !== undefined || known.has(of)) return found as T;
  const made = of(game);
  known.set(of, made);
  return made;
}

export class Game<S extends EngineState = EngineState, B = unknown> {
  readonly state: S;
  readonly book: B;
  /** From the bottom of the stack to the frame that runs, or whose question is looked at. */
  framePath: Frame[] = [];
  /** Whose answer or deed is being carried out. */
  actingSeat: SeatId | undefined;
  /** Whether a number has been drawn, or something uncovered that lay face down. */
  isUnpredictable = false;
  /** Whose answers something has come of. */
  readonly seatsHeard = new Set<SeatId>();
  /** Told of every answer as it is used, and of every number as it is drawn. */
  trace?: (traced: TraceEvent) => void;
  /**
   * What is linked and what numbers are drawn for, in the words of the time when a game was recorded: chance is addressed by them, so that
   * it falls as it fell though what they name is called otherwise now.
   */
  toRecordedWords = (text: string): string => text;
  private loose = 0;
  private readonly found = new Map<unknown, unknown>();
  private readonly lasting = new Map<unknown, unknown>();

  constructor(state: S, book: B) {
    this.state = state;
    this.book = book;
  }

  /** Something that is worked out from the state alone: once, for as long as no step is taken and nothing told. */
  memoize<T>(of: (game: this) => T): T {
    return recalled(this.found, of, this);
  }

  /**
   * The same, for as long as nobody says that it has changed (`changed`), and until the next answer at the latest. Frames come and go without
   * a word: nothing that is kept rests on them.
   */
  memoizeUntilInvalidated<T>(of: (game: this) => T): T {
    return recalled(this.lasting, of, this);
  }

  /** What is kept of this already, if it is. */
  peekMemo<T>(of: (game: this) => T): T | undefined {
    return this.lasting.get(of) as T | undefined;
  }

  /** Keeps what is known without working it out, as of a game in which it is the same. */
  seedMemo<T>(of: (game: this) => T, known: T): void {
    this.lasting.set(of, known);
  }

  /** What is kept of this is out of date. */
  invalidate(of: (game: this) => unknown): void {
    this.lasting.delete(of);
  }

  /** What was derived is worked out again: the state may have changed. At every step, and after a fact; before that, whoever changes what others rely on says so. */
  invalidateStep(): void {
    this.found.clear();
  }

  /** Nothing that was worked out before is relied on. */
  invalidateAll(): void {
    this.found.clear();
    this.lasting.clear();
  }

  nextId(): Id {
    return allocateId(this.state, branchRefOf(this.state, this.framePath));
  }

  /** What has happened in this round, oldest first, as far as the running frame may build on it. */
  get facts(): S['facts'][number][] {
    // Nothing but what `fact` was given has been told, on whatever line.
    return visibleFactsOf(this.state, this.framePath) as S['facts'][number][];
  }

  addFact(fact: S['facts'][number]): void {
    this.invalidateStep();
    appendFact(this.state, branchRefOf(this.state, this.framePath), sortedCopy(fact));
  }

  /** Notes that an answer takes effect in the running frame: from here on, numbers depend on it. */
  recordUse(seat: SeatId, question: string, reply: Answer): void {
    if (!this.state.lines) return; // linked as it was given
    const text = `${seat} ${this.framePath.at(-1)?.procedure ?? ''} ${question} ${canonicalJson(reply)}`;
    linkAnswer(this.state, branchRefOf(this.state, this.framePath), seat, this.toRecordedWords(text), this.trace);
  }

  /** Whole numbers from 1 to sides, addressed by the running frame and what they are for. */
  roll(label: string, count: number, sides = 10): number[] {
    return Array.from({ length: count }, () => this.draw(label, sides) + 1);
  }

  shuffle<T>(label: string, items: readonly T[]): T[] {
    return toShuffled(items, (n) => this.draw(label, n));
  }

  /** Something that lay face down is turned up or looked at: what comes of it can be foreseen no more than a die. */
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

  /** The data of the nearest frame of a procedure around the running one. */
  enclosingData<D>({ name }: ProcedureRef<D>): D | undefined {
    for (let i = this.framePath.length - 1; i >= 0; i--)
      if (this.framePath[i].procedure === name) return this.framePath[i].data as D;
    return undefined;
  }
}

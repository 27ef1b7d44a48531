import { draw } from './chance.ts';
import type { Json } from './json.ts';
import type { Procedure, Question, Next } from './procedure.ts';
import { shuffled } from './spec.ts';
import type { EngineState, Fact, Frame, SeatId } from './state.ts';

/** Something a player may do unasked. */
export interface Action<G> {
  name: string;
  /** Why it cannot be done just now; undefined when it can. */
  check: (game: G, seat: SeatId, data: never) => string | undefined;
  /** Does it at once, or says what procedure to run above the stack. */
  run: (game: G, seat: SeatId, data: never) => Next | undefined;
}

/** What may be used in a timing window. */
export interface Usable {
  key: string;
  label: string;
  hint?: string;
  mandatory?: boolean;
  /** Mandatory, and it never matters whether it comes before or after another such. */
  anyOrder?: boolean;
  /** There is one of it: used by anybody, it does not answer the same event again, whoever has it by then. */
  single?: boolean;
  /** There are several of it: it answers the same event as often as its player can still use it. */
  again?: boolean;
}

export interface WindowEvent {
  name: string;
  timing: 'when' | 'after';
  [key: string]: Json | undefined;
}

/** How the engine learns what may answer an event; the rules answer from the components in force. */
export interface WindowHost<G> {
  /** Whether any component of the game listens at all: most windows end here. */
  heard: (game: G, event: WindowEvent) => boolean;
  order: (game: G, event: WindowEvent) => SeatId[];
  usable: (game: G, seat: SeatId, event: WindowEvent) => Usable[];
  /** Whether, as far as the public knows, the seat might have an answer, and the game's veil covers this window. */
  suspected: (game: G, seat: SeatId, event: WindowEvent) => boolean;
  /** Whether the seat's standing orders decline this event. */
  declines: (game: G, seat: SeatId, event: WindowEvent) => boolean;
  resolve: (game: G, seat: SeatId, key: string, event: WindowEvent) => { procedure: string; data: Json };
  prompt: (game: G, seat: SeatId, event: WindowEvent) => string;
}

/** Everything a game is played by: a value put together at the start of the program, never stored. */
export interface EngineBook<G> {
  procedures: Record<string, Procedure>;
  questions: Record<string, Question>;
  actions: Record<string, Action<G>>;
  /** Run after every step: victory, elimination, limits. A call is put above the whole stack. */
  standing: ((game: G) => Extract<Next, { next: 'call' }> | undefined)[];
  /** An eliminated seat is asked nothing. */
  present: (game: G, seat: SeatId) => boolean;
  windows: WindowHost<G>;
}

/** A state with the book it is played by, while a step runs or a question is looked at. */
export class Game<S extends EngineState = EngineState, B = unknown> {
  readonly state: S;
  readonly book: B;
  /** From the bottom of the stack to the frame that runs, or whose question is looked at. */
  path: Frame[] = [];
  /** Whose answer or deed is being carried out. */
  acting: SeatId | undefined;
  /** Whether a number has been drawn. */
  drew = false;
  /** Whose answers something has come of. */
  readonly used = new Set<SeatId>();
  private loose = 0;

  constructor(state: S, book: B) {
    this.state = state;
    this.book = book;
  }

  nextId(): number {
    return this.state.nextId++;
  }

  /** Whole numbers from 1 to sides, addressed by the running frame and what they are for. */
  roll(label: string, count: number, sides = 10): number[] {
    return Array.from({ length: count }, () => this.draw(label, sides) + 1);
  }

  shuffle<T>(label: string, items: readonly T[]): T[] {
    return shuffled(items, (n) => this.draw(label, n));
  }

  private draw(label: string, sides: number): number {
    const frame = this.path.at(-1);
    const index = frame ? (frame.drawn ?? 0) : this.loose++;
    if (frame) frame.drawn = index + 1;
    this.drew = true;
    return draw(this.state.seed, { chain: this.state.chain, frame: frame?.id ?? 0, label, index }, sides);
  }

  fact(fact: Fact): void {
    this.state.facts.push(fact);
  }

  /** The data of the nearest frame of a procedure around the running one. */
  within<D>(procedure: { name: string } | string): D | undefined {
    const name = typeof procedure === 'string' ? procedure : procedure.name;
    for (let i = this.path.length - 1; i >= 0; i--) if (this.path[i].procedure === name) return this.path[i].data as D;
    return undefined;
  }
}

import { onlyAnswer } from '#engine/questions/default-answer.ts';
import type { Answer, Spec } from '#engine/questions/spec.ts';
import type { Ask, Frame, Id, SeatId } from './state.ts';
import type { Json } from './json.ts';

/** Question to be asked: its player, its name and its data. */
export interface AskRequest {
  player: SeatId;
  question: string;
  data: Json;
  veiled?: true;
}

/** Result of a step: what happens next. */
export type Next<Step extends string = string> =
  | { next: 'goto'; step: Step }
  | { next: 'call'; procedure: string; data: Json; then: Step }
  | { next: 'ask'; asks: AskRequest[]; then: Step; each: boolean; turn?: true }
  | { next: 'amend'; add: AskRequest[]; drop: Id[] }
  | { next: 'fork'; branches: { seat: SeatId; procedure: string; data: Json }[]; then: Step }
  | { next: 'turn'; then: Step }
  | { next: 'unwind'; to: Id; outcome: Json }
  | { next: 'done'; result: Json };

/** Input of a step besides the game and its data: everything that came back since the last step. */
export interface StepInput {
  /** The first (often the only) answer; null if the question lapsed. */
  answer: Answer;
  answers: Record<SeatId, Answer>;
  /** With `each`: the open asks with the replies held so far. */
  asks: Ask[];
  /** Result of the called procedure; after a fork, the results by seat. */
  result: Json;
}

export type Step<G, D, S extends string> = (game: G, data: D, got: StepInput) => Next<S>;

export interface Procedure<G = never, D = never> {
  name: string;
  steps: Record<string, Step<G, D, string>>;
  /** Name of the first step, which is the first one written. */
  first: string;
  /** Cleans up when the procedure is unwound. */
  cleanup?: (game: G, data: D) => void;
}

/** Defines a procedure with one step per rule. The compiler checks every step name. */
export const defineProcedure =
  <G>() =>
  <D>() =>
  <S extends string>(
    name: string,
    steps: { [K in S]: (game: G, data: D, got: StepInput) => Next<NoInfer<S>> },
    cleanup?: (game: G, data: D) => void,
  ): Procedure<G, D> => ({
    name,
    steps: steps as Record<string, Step<G, D, string>>,
    first: Object.keys(steps)[0] ?? '',
    ...(cleanup && { cleanup }),
  });

export interface Question<G = never, D = never> {
  name: string;
  spec: (game: G, seat: SeatId, data: D) => Spec;
  /** Returns the choices as shown to a player, in an order and with hints that cost too much for every check. */
  displaySpec?: (game: G, seat: SeatId, data: D, spec: Spec) => Spec;
  /**
   * Returns why an answer that fits the Spec is not legal, for rules that a Spec cannot express; undefined if it is
   * legal.
   */
  check?: (game: G, seat: SeatId, data: D, answer: never) => string | undefined;
  /** Describes in a sentence what a draft answer amounts to: "Your votes: 5 (10 possible)." */
  describe?: (game: G, seat: SeatId, data: D, answer: never) => string;
  /** Returns what the player loses by an answer that is hardly intended; the player then has to confirm it. */
  confirmation?: (game: G, seat: SeatId, data: D, answer: never) => string | undefined;
  /** Answered by the engine if there is only one answer. */
  autoAnswer: boolean;
  /**
   * Returns the answer if public knowledge shows that no other is of use; it is then given for the player. Reads nothing
   * hidden.
   */
  publicAnswer?: (game: G, seat: SeatId, data: D) => Answer | undefined;
  /** Leaves its player time to do something else first, so that it is asked even if it takes one answer only. */
  isPause?: true;
  /** Task as shown to the other players: "choose an action". Reveals nothing that they may not know. */
  title: string | ((game: G, seat: SeatId, data: D) => string);
  /** Question and answer are public, and the answer takes effect at once, so it can be promised to another player. */
  isBinding?: true;
  /** Players who owe something because of this question. Until it is answered, they give nothing away. */
  owing?: (seat: SeatId, data: D) => readonly SeatId[];
  ask: (seat: SeatId, data: D) => AskRequest;
}

/**
 * Defines a named question. `forced`: nothing that the player might do first could add a choice. `skipsOnlyOption`: the
 * options are public, and if there is only one, it is chosen for the player. `pause`: sets `isPause`.
 */
export const defineQuestion =
  <G>() =>
  <D, A extends Answer = string[]>() =>
  (
    name: string,
    spec: (game: G, seat: SeatId, data: D) => Spec,
    more: {
      shown?: Question<G, D>['displaySpec'];
      check?: (game: G, seat: SeatId, data: D, answer: A) => string | undefined;
      told?: (game: G, seat: SeatId, data: D, answer: A) => string;
      regret?: (game: G, seat: SeatId, data: D, answer: A) => string | undefined;
      forced?: boolean;
      publicAnswer?: (game: G, seat: SeatId, data: D) => A | undefined;
      skipsOnlyOption?: true;
      pause?: true;
      title?: Question<G, D>['title'];
      binding?: true;
      owing?: Question<G, D>['owing'];
    } = {},
  ): Question<G, D> => ({
    name,
    spec,
    ...(more.shown && { displaySpec: more.shown }),
    ...(more.check && { check: more.check as Question<G, D>['check'] }),
    ...(more.told && { describe: more.told as Question<G, D>['describe'] }),
    ...(more.regret && { confirmation: more.regret as Question<G, D>['confirmation'] }),
    autoAnswer: more.forced ?? false,
    ...(more.publicAnswer && { publicAnswer: more.publicAnswer }),
    ...(more.skipsOnlyOption && {
      publicAnswer: (game, seat, data) => onlyAnswer(spec(game, seat, data)) ?? undefined,
    }),
    ...(more.pause && { isPause: more.pause }),
    title: more.title ?? '',
    ...(more.binding && { isBinding: more.binding }),
    ...(more.owing && { owing: more.owing }),
    ask: (player, data) => ({ player, question: name, data: data as Json }),
  });

export const goto = <S extends string>(step: S): Next<S> => ({ next: 'goto', step });

/** Reference to a procedure, as its callers see it: its name and the type of its data. */
export interface ProcedureRef<D> {
  name: string;
  steps: Record<string, (game: never, data: D, got: StepInput) => unknown>;
}

/**
 * Declares a procedure by name and data type, for rules that its own file imports. The procedure takes its name from
 * here.
 */
export const procedureNamed = <D>(name: string): ProcedureRef<D> => ({ name, steps: {} });

export const isFrameOf = <D>(frame: Frame, { name }: ProcedureRef<D>): boolean => frame.procedure === name;

/** Returns the data of a frame of this procedure; undefined if the frame is missing or belongs to another procedure. */
export const frameDataOf = <D>(frame: Frame | undefined, of: ProcedureRef<D>): D | undefined =>
  frame && isFrameOf(frame, of) ? (frame.data as D) : undefined;

export const call = <D, S extends string>({ name }: ProcedureRef<D>, data: NoInfer<D>, then: S): Next<S> =>
  callNamed(name, data as Json, then);

/** Calls a procedure named by a window host. Rules use `call`, which lets the compiler check the data. */
export const callNamed = <S extends string>(procedure: string, data: Json, then: S): Next<S> => ({
  next: 'call',
  procedure,
  data,
  then,
});

/** Asks questions and continues when all are answered. */
export const ask = <S extends string>(asks: AskRequest[], then: S): Next<S> => ({
  next: 'ask',
  asks,
  then,
  each: false,
});

/**
 * Asks within a fork: the question opens at once, but its answer is held, and can be changed, until the earlier
 * branches have ended.
 */
export const askInBranchOrder = <S extends string>(asks: AskRequest[], then: S): Next<S> => ({
  next: 'ask',
  asks,
  then,
  each: false,
  turn: true,
});

/** Asks questions and runs the step at every reply. The step then continues, or waits for more with `amend`. */
export const listen = <S extends string>(asks: AskRequest[], then: S): Next<S> => ({
  next: 'ask',
  asks,
  then,
  each: true,
});

export const amend = (add: AskRequest[] = [], drop: Id[] = []): Next<never> => ({ next: 'amend', add, drop });

/** Starts one branch per seat at once and joins them before step `then`. Results are by seat. */
export const fork = <D, S extends string>(
  procedure: ProcedureRef<D>,
  seats: { seat: SeatId; data: NoInfer<D> }[],
  then: S,
): Next<S> => ({
  next: 'fork',
  branches: seats.map(({ seat, data }) => ({ seat, procedure: procedure.name, data: data as Json })),
  then,
});

/** Waits, within a fork, until the earlier branches have ended. */
export const awaitTurn = <S extends string>(then: S): Next<S> => ({ next: 'turn', then });

/**
 * Ends all frames down to and including the target: a frame by its id, or the nearest frame of a procedure. The target
 * returns `outcome`.
 */
export const unwind = (to: { name: string } | Id, outcome: Json): Next<never> => ({
  next: 'unwind',
  to: typeof to === 'object' ? to.name : to,
  outcome,
});

export const done = (result: Json = null): Next<never> => ({ next: 'done', result });

/** Readers of an answer. A question that lapsed reads as nothing chosen. */
export const chosenKeys = (answer: Answer): string[] => (Array.isArray(answer) ? answer : []);
export const chosenKey = (answer: Answer): string | undefined => chosenKeys(answer)[0];
export const chosenAmounts = (answer: Answer): Record<string, number> =>
  answer !== null && typeof answer === 'object' && !Array.isArray(answer) ? answer : {};
export const chosenNumber = (answer: Answer): number => (typeof answer === 'number' ? answer : 0);

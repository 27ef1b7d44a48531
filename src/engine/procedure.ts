import type { Answer, Spec } from './spec.ts';
import type { Ask, Frame, Id, SeatId } from './state.ts';
import type { Json } from './json.ts';

/** A question to be put: who, which, about what. */
export interface AskRequest {
  player: SeatId;
  question: string;
  data: Json;
  veiled?: true;
}

/** What a step says is to happen next. */
export type Next<Step extends string = string> =
  | { next: 'goto'; step: Step }
  | { next: 'call'; procedure: string; data: Json; then: Step }
  | { next: 'ask'; asks: AskRequest[]; then: Step; each: boolean; turn?: true }
  | { next: 'amend'; add: AskRequest[]; drop: Id[] }
  | { next: 'fork'; branches: { seat: SeatId; procedure: string; data: Json }[]; then: Step }
  | { next: 'turn'; then: Step }
  | { next: 'unwind'; to: Id; outcome: Json }
  | { next: 'done'; result: Json };

/** What a step is given beside the game and its data: what came back since the last step. */
export interface StepInput {
  /** The first (often the only) answer; null when the question fell away. */
  answer: Answer;
  answers: Record<SeatId, Answer>;
  /** With `each`: the open asks and the replies held so far. */
  asks: Ask[];
  /** What the called procedure gave back; after a fork, each seat's result. */
  result: Json;
}

export type Step<G, D, S extends string> = (game: G, data: D, got: StepInput) => Next<S>;

export interface Procedure<G = never, D = never> {
  name: string;
  steps: Record<string, Step<G, D, string>>;
  /** The step it begins with: the first one written. */
  first: string;
  /** Tidies up when the procedure is ended from below. */
  cleanup?: (game: G, data: D) => void;
}

/** Defines a procedure, a step per rule; the compiler checks every step name. */
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
  /** The same choices as they are put to a person, in an order and with hints that would cost too much at every look. */
  displaySpec?: (game: G, seat: SeatId, data: D, spec: Spec) => Spec;
  /** What the Spec alone cannot express: says what is wrong with an answer that fits it. */
  check?: (game: G, seat: SeatId, data: D, answer: never) => string | undefined;
  /** What an answer comes to, in a sentence, while it is put together: "Your votes: 5 (10 possible)." */
  describe?: (game: G, seat: SeatId, data: D, answer: never) => string;
  /** What its player loses by an answer that nobody gives on purpose: they are told so, and asked once more. */
  confirmation?: (game: G, seat: SeatId, data: D, answer: never) => string | undefined;
  /** Answered by the engine where there is one answer only. */
  autoAnswer: boolean;
  /** What its player is asked to do, said to the others: "choose an action". Tells nothing that they may not know. */
  title: string | ((game: G, seat: SeatId, data: D) => string);
  /** Everybody may see what is asked and chosen, and it takes effect at once: another player may be promised an answer. */
  isBinding?: true;
  /** Players who owe something by it: until it is answered they give nothing away. */
  owing?: (seat: SeatId, data: D) => readonly SeatId[];
  ask: (seat: SeatId, data: D) => AskRequest;
}

/** Defines a named question; `forced` where nothing the player might first do could add a choice. */
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
    title: more.title ?? '',
    ...(more.binding && { isBinding: more.binding }),
    ...(more.owing && { owing: more.owing }),
    ask: (player, data) => ({ player, question: name, data: data as Json }),
  });

export const goto = <S extends string>(step: S): Next<S> => ({ next: 'goto', step });

/** A procedure as whoever calls it sees it: by its name, and what it is given. */
export interface ProcedureRef<D> {
  name: string;
  steps: Record<string, (game: never, data: D, got: StepInput) => unknown>;
}

/** A procedure as rules know it that its own file builds on: by its name, and what it keeps. The procedure takes its name from here. */
export const procedureNamed = <D>(name: string): ProcedureRef<D> => ({ name, steps: {} });

/** Whether a frame is one of a procedure. */
export const isFrameOf = <D>(frame: Frame, { name }: ProcedureRef<D>): boolean => frame.procedure === name;

/** What a frame keeps, where it is one of a procedure; undefined where it is of another, or there is none. */
export const frameDataOf = <D>(frame: Frame | undefined, of: ProcedureRef<D>): D | undefined =>
  frame && isFrameOf(frame, of) ? (frame.data as D) : undefined;

export const call = <D, S extends string>({ name }: ProcedureRef<D>, data: NoInfer<D>, then: S): Next<S> =>
  callNamed(name, data as Json, then);

/** Calls what a window host has named. Rules call by `call`, where the compiler sees what is given. */
export const callNamed = <S extends string>(procedure: string, data: Json, then: S): Next<S> => ({
  next: 'call',
  procedure,
  data,
  then,
});

/** Goes on when all have answered. */
export const ask = <S extends string>(asks: AskRequest[], then: S): Next<S> => ({
  next: 'ask',
  asks,
  then,
  each: false,
});

/** Within a fork: asked at once, but what is answered is held, and can be changed, until the branches before this one have ended. */
export const askInBranchOrder = <S extends string>(asks: AskRequest[], then: S): Next<S> => ({
  next: 'ask',
  asks,
  then,
  each: false,
  turn: true,
});

/** Comes back at every reply; the step then goes on, or waits for more with `amend`. */
export const listen = <S extends string>(asks: AskRequest[], then: S): Next<S> => ({
  next: 'ask',
  asks,
  then,
  each: true,
});

export const amend = (add: AskRequest[] = [], drop: Id[] = []): Next<never> => ({ next: 'amend', add, drop });

/** One branch per seat at once, joined before the step; results by seat. */
export const fork = <D, S extends string>(
  procedure: ProcedureRef<D>,
  seats: { seat: SeatId; data: NoInfer<D> }[],
  then: S,
): Next<S> => ({
  next: 'fork',
  branches: seats.map(({ seat, data }) => ({ seat, procedure: procedure.name, data: data as Json })),
  then,
});

/** Within a fork: goes on when the branches before this one have ended. */
export const awaitTurn = <S extends string>(then: S): Next<S> => ({ next: 'turn', then });

/** Ends every frame down to, and with, a frame (by its id) or the nearest one of a procedure, which gives the outcome back. */
export const unwind = (to: { name: string } | Id, outcome: Json): Next<never> => ({
  next: 'unwind',
  to: typeof to === 'object' ? to.name : to,
  outcome,
});

export const done = (result: Json = null): Next<never> => ({ next: 'done', result });

/** Readers of an answer; a question that fell away reads as nothing chosen. */
export const chosenKeys = (answer: Answer): string[] => (Array.isArray(answer) ? answer : []);
export const chosenKey = (answer: Answer): string | undefined => chosenKeys(answer)[0];
export const chosenAmounts = (answer: Answer): Record<string, number> =>
  answer !== null && typeof answer === 'object' && !Array.isArray(answer) ? answer : {};
export const chosenNumber = (answer: Answer): number => (typeof answer === 'number' ? answer : 0);

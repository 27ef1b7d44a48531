import type { SeatId } from '#engine';

/** A lever: something with which players answer before they are asked, or without being asked one by one. */
export const LEVERS = {
  /** Questions of one form after the first: in the product. */
  forms: { inProduct: true, about: 'answers the questions of one form together' },
  /** "Use none" in a form. */
  'form-windows': { inProduct: true, about: 'declines windows of the own turn in its form' },
  'standing-orders': { inProduct: true, about: 'declines kinds of windows for the rest of the game' },
  'fight-on': { inProduct: true, about: 'stays in a combat to its end' },
  rankings: { inProduct: true, about: 'ranks strategy cards before choosing' },
  secondaries: { inProduct: false, about: 'plans secondary abilities' },
  turns: { inProduct: false, about: 'plans whole turns' },
  status: { inProduct: false, about: 'plans scoring and command tokens of the status phase' },
  votes: { inProduct: false, about: 'plans votes' },
  'ask-ahead': { inProduct: false, about: 'drafts the next turn while secondary abilities are open' },
} as const satisfies Record<string, { inProduct: boolean; about: string }>;

export type Lever = keyof typeof LEVERS;

export const isLever = (name: string): name is Lever => Object.hasOwn(LEVERS, name);

/** A plan that could answer a question. */
export interface PlanOfAsk {
  lever: Lever;
  /** Ask whose answer makes planning possible; undefined from the beginning of the game on. */
  since?: number;
  /** Parts of the game on which the planned answer rests. A change by another player stops the plan. */
  basis?: readonly string[];
}

/** A question of a game's course. Numbers refer to earlier questions by index. */
export interface CourseAsk {
  seat: SeatId;
  /** The question, or the event of a window. */
  kind: string;
  round: number;
  /** Questions whose answers opened this one. */
  after: number[];
  /** The rules settle it from public knowledge, it is a veiled one, or the game went on without an answer. */
  how?: 'settled' | 'veiled' | 'lapsed';
  /** A timing window. `covered`: others cannot tell whether it is veiled. `used`: something was used in it. */
  window?: true;
  covered?: true;
  used?: true;
  /** First question of the form that answers this one as well. */
  form?: number;
  /** First question of the form of the player's own turn in which this window opens. */
  onTheWay?: number;
  /** Question at which the player may have chosen to fight to the end. */
  fight?: number;
  plan?: PlanOfAsk;
  /** First question of the plan that would contain this one: since then nothing unforeseen has happened. */
  plannedWith?: number;
  /** A question of a turn that follows a strategic action: the one that opened the secondary abilities. */
  ahead?: number;
  /** Parts of the game that the answer changes. */
  changes?: string[];
}

/** The questions of a game in the order in which they opened, and what its timing depends on. */
export interface Course {
  seed: string;
  seats: readonly SeatId[];
  /** Longest time that a window stays open, in hours. */
  windowHours: number;
  /** Reason for which the game ended; null if it did not. */
  ending: string | null;
  asks: CourseAsk[];
}

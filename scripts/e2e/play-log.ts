// What somebody who plays by what is displayed has seen and done.

/** What the players of a game have seen and done together. */
export interface PlayLog {
  presses: number;
  commands: number;
  completions: number;
  /** Forms that were filled in and sent. */
  forms: number;
  answers: number;
  trades: number;
  undos: number;
  /** How often something was done beside a question. */
  asides: number;
  /** What was displayed and yet refused, or told wrong: there must be none. */
  faults: string[];
  /** Refusals of what was typed or offered, which are in order, by their words. */
  refusals: Map<string, number>;
  /** Every text seen, once, shortened to its kind. */
  texts: Map<string, number>;
  /** The milliseconds an interaction took, summed by what it was. */
  slow: Map<string, { count: number; ms: number }>;
}

export const createPlayLog = (): PlayLog => ({
  presses: 0,
  commands: 0,
  completions: 0,
  forms: 0,
  answers: 0,
  trades: 0,
  undos: 0,
  asides: 0,
  faults: [],
  refusals: new Map(),
  texts: new Map(),
  slow: new Map(),
});

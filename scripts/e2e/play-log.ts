// Records the actions and observations of players who only use what is displayed.

/** Joint record of all players of a game. */
export interface PlayLog {
  presses: number;
  commands: number;
  completions: number;
  /** Forms that were filled in and sent. */
  forms: number;
  answers: number;
  trades: number;
  undos: number;
  /** Side actions taken at questions. */
  asides: number;
  /** Displayed actions that were refused, and wrong texts; there must be none. */
  faults: string[];
  /** Legitimate refusals of typed or offered input, by text. */
  refusals: Map<string, number>;
  /** Texts seen, shortened to their kind, with counts. */
  texts: Map<string, number>;
  /** Count and total time in ms of interactions, by kind. */
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

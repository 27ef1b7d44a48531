import type { Json } from '#engine';
import type { SeatId, UnitType } from '#ti4/rules/state.ts';

/** Amounts of what the game is about, gained; below nought: lost. What lasts is told by the round. */
export interface Gains {
  points?: number;
  technologies?: number;
  /** Command tokens, of any pool. */
  tokens?: number;
  tradeGoods?: number;
  /** What is saved or may be spent once: planets readied, costs that fall away. */
  resources?: number;
  influence?: number;
  votes?: number;
  planets?: number;
  actionCards?: number;
  secretObjectives?: number;
  units?: Partial<Record<UnitType, number>>;
  /** Hits produced, or cancelled. */
  hits?: number;
  /** Dice that are better by one, or rolled again. */
  dice?: number;
  /** Systems that ships get further. */
  moves?: number;
  /** Actions taken besides. */
  actions?: number;
  /** What one sees or decides that others do not. */
  say?: number;
}

/** As it is, or as the game stands for a player; where it answers something, also by what that is. */
export type GainsFor<G> = Gains | ((game: G, seat: SeatId, event?: EventData) => Gains);

/** What an event says, whichever it is. */
export type EventData = Readonly<Record<string, Json | undefined>>;

/** A choice that has to be made for a component. */
export interface AskedChoice {
  question: string;
  data: Json;
  /** What it answers, where it is used as an answer, and what has been chosen for it before. */
  event?: EventData;
  target?: readonly string[];
  /** Where things are counted: how many of each have been counted before. */
  counts?: Readonly<Record<string, number>>;
}

/** What a component brings, in terms of the rules, for whoever plays by reckoning and knows no card by name. */
export interface AiAdvice<G> {
  /** What its player gains. */
  gains?: GainsFor<G>;
  /** What they give for it, besides the card. */
  spends?: GainsFor<G>;
  /** What a rival loses by it. */
  harms?: GainsFor<G>;
  /** What an option brings of something that it asks, or one more of what is counted. Left out, what it gains is best had by oneself, and what it harms is best a rival's. */
  choices?: (game: G, seat: SeatId, key: string, asked: AskedChoice) => Gains | undefined;
  /** Of an agent: its owner gains by what happens to others. */
  others?: true;
  /** Of an agenda: what an outcome brings a player. */
  outcomes?: Record<string, GainsFor<G>>;
  /** Of an agenda that elects: what it brings whoever is elected, controls the planet that is, or uses the strategy card. Left out, they are better off. */
  elected?: GainsFor<G>;
}

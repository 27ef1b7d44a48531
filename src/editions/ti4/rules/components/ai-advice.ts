import type { Json } from '#engine';
import type { SeatId, UnitType } from '#ti4/rules/state.ts';

/** Amounts gained; negative amounts are losses. Lasting gains are given per round. */
export interface Gains {
  points?: number;
  technologies?: number;
  /** Command tokens of any pool. */
  tokens?: number;
  /** Tactical actions outside home systems that need no token. */
  activations?: number;
  tradeGoods?: number;
  /** Resources saved or available once: planets readied, costs that no longer apply. */
  resources?: number;
  influence?: number;
  votes?: number;
  planets?: number;
  actionCards?: number;
  secretObjectives?: number;
  units?: Partial<Record<UnitType, number>>;
  /** Hits produced or canceled. */
  hits?: number;
  /** Dice improved by one, or rerolled. */
  dice?: number;
  /** Additional systems that ships can move. */
  moves?: number;
  /** Additional actions. */
  actions?: number;
  /** Exclusive information or decisions. */
  say?: number;
}

/** Fixed gains, or gains computed from the game for a player and, for a response, from the event. */
export type GainsFor<G> = Gains | ((game: G, seat: SeatId, event?: EventData) => Gains);

/** The data of any event. */
export type EventData = Readonly<Record<string, Json | undefined>>;

/** A choice that must be made for a component. */
export interface AskedChoice {
  question: string;
  data: Json;
  /** The event to which the component responds, if any; `target` holds what has been chosen for it before. */
  event?: EventData;
  target?: readonly string[];
  /** Amounts chosen before, for counted options. */
  counts?: Readonly<Record<string, number>>;
}

/** The effects of a component in terms of the rules, for AI players, which do not know cards by name. */
export interface AiAdvice<G> {
  /** Gains of the player who uses the component. */
  gains?: GainsFor<G>;
  /** Costs for that player, in addition to the card. */
  spends?: GainsFor<G>;
  /** Losses of a rival. */
  harms?: GainsFor<G>;
  /**
   * Gains from one option of a choice that the component asks for, or from one more of a counted option. If undefined,
   * the player prefers itself for gains and a rival for harms.
   */
  choices?: (game: G, seat: SeatId, key: string, asked: AskedChoice) => Gains | undefined;
  /** Set for an agent whose owner gains from events that happen to others. */
  others?: true;
  /** Gains of a player by outcome of an agenda. */
  outcomes?: Record<string, GainsFor<G>>;
  /**
   * For an agenda that elects: gains of the player who is elected, controls the elected planet, or uses the elected
   * strategy card. If undefined, that player benefits.
   */
  elected?: GainsFor<G>;
}

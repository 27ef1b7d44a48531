import type { Answer, Id, Json } from '#engine';

/** Planned answer to a later question. */
export interface PlanStep {
  question: string;
  reply: Answer;
  /**
   * Mark of the question when the player planned this (`questionMark`); without it, the answer is given no matter how
   * the question looks.
   */
  seen?: string;
}

/** Answer that is repeated each time the question is asked; without a reply, the answer that the question proposes. */
export interface RepeatedAnswer {
  question: string;
  about: Record<string, Json>;
  reply?: Answer;
  while?: Json;
  /** Frame inside which the question has to be asked, such as the player's own turn. */
  within?: Id;
}

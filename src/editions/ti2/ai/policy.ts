import type { Answer } from '#engine';
import { openOptions, pickOption as firstOpen, type AiQuestion } from '#kit/ai/default-answers.ts';
import type { Game } from '#ti2/rules/game.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

/** Context of an AI player's decision: the knowledge of its seat, and a random number from 0 to n - 1 to break ties. */
export interface AiContext {
  game: Game;
  seat: SeatId;
  random: (n: number) => number;
}

/** Answers one kind of question; undefined if the policy has no preference. */
export type Policy = (at: AiContext, asked: AiQuestion) => Answer | undefined;

/** Chooses the first of these options that is open. */
export const pickOption =
  (...keys: string[]): Policy =>
  (_at, asked) =>
    firstOpen(asked, ...keys);

/** Accepts the allocation that the question proposes. */
export const acceptProposal: Policy = (_at, { spec }) => (spec.kind === 'allot' ? { ...spec.proposed } : undefined);

/** Chooses the open option with the highest value, or nothing if no value is positive. */
export const chooseByValue =
  (worth: (at: AiContext, key: string) => number): Policy =>
  (at, { spec }) => {
    const rated = openOptions(spec).map(({ key }) => ({ key, worth: worth(at, key) }));
    const [first] = rated.sort((a, b) => b.worth - a.worth);
    return first && first.worth > 0 ? [first.key] : [];
  };

import type { Answer } from '#engine';
import { openOptions, type AiQuestion } from '#kit/ai/default-answers.ts';
import type { Game } from '#ti2/rules/game.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

/** What a practice player goes by: what its seat knows, and a number from 0 to n - 1 for what is all the same to it. */
export interface AiContext {
  game: Game;
  seat: SeatId;
  random: (n: number) => number;
}

/** How questions of a name are answered; undefined where nothing speaks for an answer. */
export type Policy = (at: AiContext, asked: AiQuestion) => Answer | undefined;

/** The first of these that can be chosen. */
export const pickOption =
  (...keys: string[]): Policy =>
  (_at, { spec }) => {
    const open = openOptions(spec).map(({ key }) => key);
    const found = keys.find((key) => open.includes(key));
    return found === undefined ? undefined : [found];
  };

/** What the question proposes. */
export const acceptProposal: Policy = (_at, { spec }) => (spec.kind === 'allot' ? { ...spec.proposed } : undefined);

/** Of all that can be chosen what is worth most, if it is worth anything. */
export const chooseByValue =
  (worth: (at: AiContext, key: string) => number): Policy =>
  (at, { spec }) => {
    const rated = openOptions(spec).map(({ key }) => ({ key, worth: worth(at, key) }));
    const [first] = rated.sort((a, b) => b.worth - a.worth);
    return first && first.worth > 0 ? [first.key] : [];
  };

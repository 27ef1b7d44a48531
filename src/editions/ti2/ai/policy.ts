import type { Answer } from '#engine';
import { choices, type Asked } from '#kit/ai/default-answers.ts';
import type { Game } from '#ti2/rules/game.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

/** What a practice player goes by: what its seat knows, and a number from 0 to n - 1 for what is all the same to it. */
export interface Minded {
  game: Game;
  seat: SeatId;
  lot: (n: number) => number;
}

/** How questions of a name are answered; undefined where nothing speaks for an answer. */
export type Way = (at: Minded, asked: Asked) => Answer | undefined;

/** The first of these that can be chosen. */
export const taking =
  (...keys: string[]): Way =>
  (_at, { spec }) => {
    const open = choices(spec).map(({ key }) => key);
    const found = keys.find((key) => open.includes(key));
    return found === undefined ? undefined : [found];
  };

/** What the question proposes. */
export const asProposed: Way = (_at, { spec }) => (spec.kind === 'allot' ? { ...spec.start } : undefined);

/** Of all that can be chosen what is worth most, if it is worth anything. */
export const best =
  (worth: (at: Minded, key: string) => number): Way =>
  (at, { spec }) => {
    const rated = choices(spec).map(({ key }) => ({ key, worth: worth(at, key) }));
    const [first] = rated.sort((a, b) => b.worth - a.worth);
    return first && first.worth > 0 ? [first.key] : [];
  };

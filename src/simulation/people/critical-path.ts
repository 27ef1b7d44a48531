import type { AnsweredBy, ReplayedCourse } from './replay-course.ts';

/** A wait of the whole game: the question that it was for, and how long it took. */
export interface Wait {
  kind: string;
  round: number;
  hours: number;
  by: AnsweredBy;
  /** True if the previous answer came from another person. */
  isHandover: boolean;
}

/**
 * Lists what the game waited for, oldest first: the last answer of the game, the one that opened it, and so on. Their
 * waits add up to the length of the game. Of several people asked at once, only the slowest is in it.
 */
export function criticalPath({ course, asks }: ReplayedCourse): Wait[] {
  const path: number[] = [];
  let at = asks.reduce<number | undefined>(
    (last, { answered }, i) => (last === undefined || answered > asks[last].answered ? i : last),
    undefined,
  );
  for (; at !== undefined; at = asks[at].opener) path.push(at);
  const waits: Wait[] = [];
  let before: string | undefined;
  for (const i of path.reverse()) {
    const { seat, kind, round } = course.asks[i];
    const { opened, answered, by } = asks[i];
    const isHandover = by === 'person' && before !== undefined && before !== seat;
    if (by === 'person') before = seat;
    if (answered > opened) waits.push({ kind, round, hours: answered - opened, by, isHandover });
  }
  return waits;
}

import { canonicalJson, type Frame } from '#engine';

/** Holdings of the player of an answer and of the others, at one point after it. */
export interface ProposalOutcome {
  hasEnded: boolean;
  own: Record<string, number>;
  /** Amount of each objective that the player has. */
  progress: Record<string, number>;
  /** Holdings of the other seats, in the order of the seats. */
  others: Record<string, number>[];
  /** Number of secrets learned and other gains since the answer. */
  gained: number;
  surroundings: string;
  /** Frames that are still to be done, without ids. */
  pending: string;
}

/** Returns the kinds of which an answer left less than another one that is nowhere worse; undefined if there are none. */
export function lostBy(
  chosen: ProposalOutcome,
  instead: ProposalOutcome,
  before: Record<string, number>,
): string[] | undefined {
  if (lessOf(chosen.own, instead.own).length || chosen.gained > instead.gained) return undefined;
  if (lessOf(chosen.progress, instead.progress).length) return undefined;
  if (chosen.surroundings !== instead.surroundings) return undefined;
  if (chosen.others.some((one, i) => lessOf(instead.others[i], one).length > 0)) return undefined;
  const lost = lessOf(instead.own, chosen.own).filter((kind) => (chosen.own[kind] ?? 0) < (before[kind] ?? 0));
  return lost.length ? lost : undefined;
}

/** Returns the kinds of which there is less in `after` than in `before`. */
export const lessOf = (before: Record<string, number>, after: Record<string, number>): string[] =>
  Object.keys(before).filter((kind) => before[kind] > (after[kind] ?? 0));

/** Formats what is still to be done, without ids. */
export const pendingOf = (stack: readonly Frame[]): string =>
  canonicalJson(
    stack.map(({ procedure, step, data, fork = [] }) => [
      procedure,
      step,
      data,
      fork.map(({ stack: branch }) => pendingOf(branch)),
    ]),
  );

import type { Answer, AmountOption, Spec } from '#engine';
import { amountsOf } from '#kit/forms/preset-answers.ts';
import { boardingKey } from '#ti3/rules/leaders/boarding.ts';
import { splitLeadersFromLine } from '#ti3/rules/movement/movement.ts';

/**
 * Ranks ships that are alike: first those with unchanged leaders, then those that leaders were sent aboard, then the
 * other chosen ones.
 */
const rank = ({ key }: AmountOption, marked: Record<string, number>, sent: ReadonlySet<string>): number => {
  const { leaders } = splitLeadersFromLine(key);
  if (leaders.length && marked[key]) return 0;
  if (leaders.some((one) => sent.has(one))) return 1;
  return marked[key] ? 2 : 3;
};

/**
 * Adapts a filled-in fleet when leaders board other ships than the form assumed; the number of each kind from each place
 * stays the same (E3 20.2). Undefined if there are too few of a kind; the player is then asked for the movement.
 */
export function remapFleet(
  was: { spec: Spec; reply: Answer },
  now: Spec,
  earlier: Record<string, Answer>,
): Answer | undefined {
  if (now.kind !== 'allot') return undefined;
  const marked = amountsOf(was.reply);
  const boarded = amountsOf(earlier['board-leaders'] ?? null);
  const sent = new Set(Object.keys(boarded).flatMap((key) => (boarded[key] ? [boardingKey.parse(key)[0]] : [])));
  const wanted = new Map<string, number>();
  for (const [key, count] of Object.entries(marked)) {
    const { alike } = splitLeadersFromLine(key);
    wanted.set(alike, (wanted.get(alike) ?? 0) + count);
  }
  const found: Record<string, number> = {};
  for (const line of now.amounts.toSorted((a, b) => rank(a, marked, sent) - rank(b, marked, sent))) {
    const { alike } = splitLeadersFromLine(line.key);
    const count = Math.min(line.max, wanted.get(alike) ?? 0);
    wanted.set(alike, (wanted.get(alike) ?? 0) - count);
    if (count) found[line.key] = count;
  }
  const left = [...wanted.values()].some((count) => count > 0);
  return left ? undefined : found;
}

import type { Answer, Spec } from '#engine';

/** Number of other options that are tried instead of a single one. */
const OPTIONS = 6;

/**
 * Lists answers that may cost less than a given one: none of it, less of each line or key, and something else
 * instead. They fit the question's kind, but need not be legal.
 */
export function lesserAnswers(spec: Spec, reply: Answer): Answer[] {
  if (spec.kind === 'number' && typeof reply === 'number')
    return [...new Set([spec.min, reply - 1, reply + 1])].filter(
      (one) => one !== reply && one >= spec.min && one <= spec.max,
    );
  if (spec.kind === 'choose' && Array.isArray(reply)) return lesserKeys(spec, reply);
  if (spec.kind === 'allot' && reply !== null && typeof reply === 'object' && !Array.isArray(reply))
    return lesserCounts(spec, reply);
  return [];
}

function lesserKeys({ options, max }: Extract<Spec, { kind: 'choose' }>, reply: string[]): string[][] {
  const others = options.flatMap(({ key, disabledReason }) =>
    disabledReason === undefined && !reply.includes(key) ? [key] : [],
  );
  const fewer = reply.map((key) => reply.filter((one) => one !== key));
  const swapped = max === 1 || reply.length === 1 ? others.map((key) => [key]) : [];
  return [...(reply.length > 1 ? [[]] : []), ...fewer, ...swapped.slice(0, OPTIONS)];
}

function lesserCounts({ amounts }: Extract<Spec, { kind: 'allot' }>, reply: Record<string, number>): Answer[] {
  const used = amounts.filter(({ key }) => (reply[key] ?? 0) > 0);
  const fewer = used.map(({ key }) => ({ ...reply, [key]: reply[key] - 1 }));
  const none = used.filter(({ key }) => reply[key] > 1).map(({ key }) => ({ ...reply, [key]: 0 }));
  const swapped = used.flatMap(({ key }) =>
    amounts
      .filter((other) => other.key !== key && (reply[other.key] ?? 0) < other.max)
      .map((other) => ({ ...reply, [key]: reply[key] - 1, [other.key]: (reply[other.key] ?? 0) + 1 })),
  );
  return [...(used.length > 1 ? [{}] : []), ...fewer, ...none, ...swapped].map((counts) =>
    Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  );
}

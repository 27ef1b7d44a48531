import { formatCounted } from '#text/counted-labels.ts';
import { canonicalJson, type Answer, type AmountOption, type Spec } from '#engine';
import type { PresetAnswer } from './field-rule.ts';

/** Returns the count of each amount in an answer. */
export const amountsOf = (answer: Answer): Record<string, number> =>
  answer !== null && typeof answer === 'object' && !Array.isArray(answer) ? answer : {};

/** Formats the counts in an answer: "2 × infantry to Lodor, mech to Arnor". */
export const formatAmounts = (lines: readonly AmountOption[], reply: Answer): string =>
  lines
    .map((line) => ({ line, count: amountsOf(reply)[line.key] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ line, count }) => (count > 1 || line.plural !== undefined ? formatCounted(line, count) : line.label))
    .join(', ');

/** Creates presets for paying a bill: the proposal, or goods alone if there are enough. `told`: formats the counts. */
export const paymentPresets =
  (told: typeof formatAmounts = formatAmounts) =>
  (spec: Spec, proposal: Answer): PresetAnswer[] =>
    paid(spec, proposal, told);

function paid(spec: Spec, proposal: Answer, told: typeof formatAmounts): PresetAnswer[] {
  if (spec.kind !== 'allot') return [];
  const [limit] = spec.limits ?? [];
  const goods = spec.amounts.flatMap((line): { label: string; reply: Answer }[] => {
    const each = line.weights?.[limit?.measure ?? ''] ?? 0;
    const count = Math.ceil((limit?.atLeast ?? 0) / Math.max(1, each));
    const enough = line.max > 1 && each > 0 && count > 0 && count <= line.max;
    return enough ? [{ label: formatCounted(line, count), reply: { [line.key]: count } }] : [];
  });
  const found = [
    { key: 'least', ...cheapest(spec.amounts, proposal, told), reply: proposal },
    ...goods.map((one, i) => ({ key: `goods-${i}`, ...one })),
  ];
  return found.filter((one, i) => i === 0 || canonicalJson(one.reply) !== canonicalJson(proposal));
}

/** Maximum length of an option's label, in characters. */
const LABEL = 100;

/** Formats the cheapest payment; if that is too long for a label, names what is paid below it, without the values. */
function cheapest(
  lines: readonly AmountOption[],
  reply: Answer,
  told: typeof formatAmounts,
): { label: string; hint?: string } {
  const whole = `Cheapest: ${told(lines, reply)}`;
  if (whole.length <= LABEL) return { label: whole };
  const names = lines.map((line) => ({ ...line, label: line.label.replace(/ \([^()]*\)$/, '') }));
  return { label: 'Cheapest', hint: told(names, reply) };
}

/** Replaces an abstention by the first open outcome, so that the rest of the vote can be filled in. */
export const firstOutcomeInsteadOfAbstaining =
  (abstain: string) =>
  (spec: Spec, thought: Answer): Answer => {
    if (spec.kind !== 'choose' || !Array.isArray(thought) || thought[0] !== abstain) return thought;
    const first = spec.options.find(({ key, disabledReason }) => key !== abstain && disabledReason === undefined);
    return first ? [first.key] : thought;
  };

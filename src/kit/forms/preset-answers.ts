import { canonicalJson, type Answer, type AmountOption, type Spec } from '#engine';
import type { PresetAnswer } from './fields.ts';

/** How many of each line an answer counts. */
export const amountsOf = (answer: Answer): Record<string, number> =>
  answer !== null && typeof answer === 'object' && !Array.isArray(answer) ? answer : {};

/** "2 × infantry to Lodor, mech to Arnor". */
export const formatAmounts = (lines: readonly AmountOption[], reply: Answer): string =>
  lines
    .filter(({ key }) => (amountsOf(reply)[key] ?? 0) > 0)
    .map(({ key, label }) => (amountsOf(reply)[key] > 1 ? `${amountsOf(reply)[key]} × ${label}` : label))
    .join(', ');

/** How a bill is paid: as little as it takes; or with goods alone, where there are enough. `told`: how what is counted is said. */
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
    return enough ? [{ label: `${count} × ${line.label}`, reply: { [line.key]: count } }] : [];
  });
  const found = [
    { key: 'least', label: `As little as it takes: ${told(spec.amounts, proposal)}`, reply: proposal },
    ...goods.map((one, i) => ({ key: `goods-${i}`, ...one })),
  ];
  return found.filter((one, i) => i === 0 || canonicalJson(one.reply) !== canonicalJson(proposal));
}

/** The first outcome there is for whoever would abstain: so what comes of a vote can be filled in. */
export const firstOutcomeInsteadOfAbstaining =
  (abstain: string) =>
  (spec: Spec, thought: Answer): Answer => {
    if (spec.kind !== 'choose' || !Array.isArray(thought) || thought[0] !== abstain) return thought;
    const first = spec.options.find(({ key, disabledReason }) => key !== abstain && disabledReason === undefined);
    return first ? [first.key] : thought;
  };

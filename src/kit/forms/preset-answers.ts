import { canonical, type Answer, type Line, type Spec } from '#engine';
import type { Way } from './fields.ts';

/** How many of each line an answer counts. */
export const counts = (answer: Answer): Record<string, number> =>
  answer !== null && typeof answer === 'object' && !Array.isArray(answer) ? answer : {};

/** "2 × infantry to Lodor, mech to Arnor". */
export const said = (lines: readonly Line[], reply: Answer): string =>
  lines
    .filter(({ key }) => (counts(reply)[key] ?? 0) > 0)
    .map(({ key, label }) => (counts(reply)[key] > 1 ? `${counts(reply)[key]} × ${label}` : label))
    .join(', ');

/** How a bill is paid: as little as it takes; or with goods alone, where there are enough. `told`: how what is counted is said. */
export const payments =
  (told: typeof said = said) =>
  (spec: Spec, proposal: Answer): Way[] =>
    paid(spec, proposal, told);

function paid(spec: Spec, proposal: Answer, told: typeof said): Way[] {
  if (spec.kind !== 'allot') return [];
  const [limit] = spec.limits ?? [];
  const goods = spec.lines.flatMap((line): { label: string; reply: Answer }[] => {
    const each = line.worth?.[limit?.measure ?? ''] ?? 0;
    const count = Math.ceil((limit?.atLeast ?? 0) / Math.max(1, each));
    const enough = line.max > 1 && each > 0 && count > 0 && count <= line.max;
    return enough ? [{ label: `${count} × ${line.label}`, reply: { [line.key]: count } }] : [];
  });
  const found = [
    { key: 'least', label: `As little as it takes: ${told(spec.lines, proposal)}`, reply: proposal },
    ...goods.map((one, i) => ({ key: `goods-${i}`, ...one })),
  ];
  return found.filter((one, i) => i === 0 || canonical(one.reply) !== canonical(proposal));
}

/** The first outcome there is for whoever would abstain: so what comes of a vote can be filled in. */
export const firstOutcome =
  (abstain: string) =>
  (spec: Spec, thought: Answer): Answer => {
    if (spec.kind !== 'choose' || !Array.isArray(thought) || thought[0] !== abstain) return thought;
    const first = spec.options.find(({ key, off }) => key !== abstain && off === undefined);
    return first ? [first.key] : thought;
  };

import {
  type Spec,
  type Answer,
  orderLength,
  type Option,
  type Allotting,
  type AmountOption,
  sumMeasure,
} from './spec.ts';

/** Returns why an answer does not fit the Spec; undefined if it fits. */
export function specProblem(spec: Spec, answer: Answer): string | undefined {
  switch (spec.kind) {
    case 'none':
      return answer === null ? undefined : spec.reason;
    case 'number':
      if (typeof answer !== 'number' || !Number.isInteger(answer)) return 'Enter a whole number.';
      if (answer < spec.min || answer > spec.max)
        return spec.min === spec.max ? `Enter ${spec.max}.` : `Enter a number from ${spec.min} to ${spec.max}.`;
      return undefined;
    case 'choose':
      return misfitKeys(spec.options, answer, misfitLength(spec.min, spec.max));
    case 'order':
      return misfitKeys(spec.options, answer, misfitOrder(spec));
    case 'allot':
      return misfitCounts(spec, answer);
  }
}

/** Returns why chosen options are too few or too many. */
type LengthCheck = (chosen: readonly string[]) => string | undefined;

function misfitKeys(options: Option[], answer: Answer, misfit: LengthCheck): string | undefined {
  if (!Array.isArray(answer)) return 'The answer must be a list of choices.';
  for (const key of answer) {
    const unfit = misfitKey(options, key);
    if (unfit) return unfit;
  }
  if (new Set(answer).size !== answer.length) return 'You can choose each option only once.';
  return misfit(options.flatMap(({ key, label }) => (answer.includes(key) ? [label] : [])));
}

function misfitKey(options: Option[], key: string): string | undefined {
  const option = options.find((one) => one.key === key);
  if (option) return option.disabledReason;
  return typeof key === 'string'
    ? `“${key.slice(0, 60)}” is not among the choices.`
    : 'The answer must be a list of choices.';
}

const misfitLength =
  (min: number, max: number): LengthCheck =>
  (chosen) => {
    const { length } = chosen;
    if (length >= min && length <= max) return undefined;
    if (max === 0) return 'There is nothing to choose here.';
    const wanted = min === max ? `exactly ${min}` : length < min ? `at least ${min}` : `at most ${max}`;
    return `Choose ${wanted}; you chose ${countNamed(chosen)}.`;
  };

const misfitOrder =
  (spec: Extract<Spec, { kind: 'order' }>): LengthCheck =>
  (chosen) => {
    const wanted = orderLength(spec);
    if (chosen.length === wanted) return undefined;
    if (wanted < spec.options.length) return misfitLength(wanted, wanted)(chosen);
    return `Put ${wanted === 2 ? 'both' : `all ${wanted}`} in order; you chose ${countNamed(chosen)}.`;
  };

/** Counts chosen options, and names several: "2: Lodor, Quann". */
const countNamed = (chosen: readonly string[]): string =>
  chosen.length > 1 && chosen.length <= MAX_NAMED ? `${chosen.length}: ${chosen.join(', ')}` : `${chosen.length}`;

/** Maximum number of chosen options that a refusal names. */
const MAX_NAMED = 5;

function misfitCounts(spec: Allotting, answer: Answer): string | undefined {
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer))
    return 'The answer must have a number for each line.';
  for (const [key, count] of Object.entries(answer)) {
    const unfit = misfitCount(spec.amounts, key, count);
    if (unfit) return unfit;
  }
  const short = spec.amounts.find((line) => line.min && (answer[line.key] ?? 0) < line.min);
  if (!short) return brokenLimit(spec, answer);
  return short.minMessage ?? refuseAmount(short, `choose at least ${short.min}.`);
}

function misfitCount(lines: AmountOption[], key: string, count: number): string | undefined {
  const line = lines.find((one) => one.key === key);
  if (!line) return `“${key.slice(0, 60)}” is not among the choices.`;
  if (!Number.isInteger(count) || count < 0) return refuseAmount(line, 'enter a whole number.');
  if (count > 0 && line.disabledReason) return refuseAmount(line, line.disabledReason);
  if (count <= line.max) return undefined;
  if (line.max === 0) return refuseAmount(line, 'you cannot choose any.');
  if (line.maxMessage !== undefined) return line.maxMessage;
  return begun(line).includes(': ')
    ? `Choose “${begun(line)}” at most ${line.max === 1 ? 'once' : `${line.max} times`}.`
    : refuseAmount(line, `choose at most ${line.max}.`, placed(line, lines));
}

/** Refuses an amount: "Fighter: enter a whole number."; a label that has a colon itself is in quotes. */
function refuseAmount(line: AmountOption, reason: string, place = ''): string {
  const label = begun(line).includes(': ') ? `“${begun(line)}”` : begun(line);
  return `${label}${place}: ${reason.replace(SENTENCE_OPENER, (letter) => letter.toLowerCase())}`;
}

/** The first letter of a reason that begins with a common word, not with a name. */
const SENTENCE_OPENER = /^[A-Z](?=(?:ou|our|ove|hips|nits|he|here|his|hat|o|ot|t|ts|nly|ll|nother|nemy|f)\b)/;

/** Returns the label of an amount, to begin a sentence: "Infantry to Lodor", "Carry infantry from Lodor". */
const begun = ({ label }: AmountOption): string =>
  (label.charAt(0).toUpperCase() + label.slice(1)).replace(
    /^(\w+): (\w)(?=[a-z])/,
    (_, verb: string, letter: string) => `${verb} ${letter.toLowerCase()}`,
  );

/** Names the system of an amount if others of its name are elsewhere: " at Quill (101)". */
const placed = ({ label, group = '' }: AmountOption, lines: readonly AmountOption[]): string =>
  /\(\d{3}\)$/.test(group) && lines.some((one) => one.label === label && one.group !== group) ? ` at ${group}` : '';

/** Returns the message of the first broken limit. */
function brokenLimit(spec: Allotting, counts: Record<string, number>): string | undefined {
  for (const limit of spec.limits ?? []) {
    const sum = sumMeasure(spec.amounts, counts, limit.measure);
    if ((limit.atLeast !== undefined && sum < limit.atLeast) || (limit.atMost !== undefined && sum > limit.atMost)) {
      const hasRoom = spec.amounts.some(
        ({ key, weights }) => (counts[key] ?? 0) > 0 && (weights?.[limit.measure] ?? 0) < 0,
      );
      const message = hasRoom ? limit.message : (limit.noRoomMessage ?? limit.message);
      return message.replaceAll('{sum}', String(sum));
    }
  }
  return undefined;
}

import { chosenKeys, chosenAmounts, type Answer, type Spec } from '#engine';
import { formatByPlace } from '#text/group-by-place.ts';
import { disambiguateLabels } from '#discord/format/option-labels.ts';
import { truncate, escapeMarkdown } from '#text/markdown.ts';
import { joinNames } from '#text/sentences.ts';

const MAX_ANSWER_LENGTH = 600;

/** Formats an answer with the labels of its question; empty if there is nothing to say. */
export function formatAnswer(spec: Spec, answer: Answer): string {
  if (typeof answer === 'number') return `${answer}`;
  if (spec.kind === 'choose' || spec.kind === 'order')
    return truncate(escapeMarkdown(joinNames(chosenKeys(answer).flatMap((key) => spec.options.find((one) => one.key === key)?.label ?? [])) || nothingLabel(spec)), MAX_ANSWER_LENGTH); // prettier-ignore
  if (spec.kind !== 'allot') return '';
  const called = disambiguateLabels(spec.amounts);
  const counts = chosenAmounts(answer);
  const set = spec.amounts
    .filter(({ key }) => counts[key])
    .map((line) => ({ ...line, count: counts[line.key], called: called(line) }));
  return truncate(escapeMarkdown(formatByPlace(set).join('; ') || nothingLabel(spec)), MAX_ANSWER_LENGTH);
}

/** Tells whether an answer chooses or counts nothing. */
const isEmpty = (answer: Answer): boolean =>
  Array.isArray(answer)
    ? !answer.length
    : typeof answer === 'object' && Object.values(answer ?? {}).every((count) => !count);

/**
 * Returns the confirmation of an answer. It repeats the answer if the answer is held, or if it was empty and had no
 * effect. `isTold`: the message lists effects below.
 */
export function formatConfirmation(
  spec: Spec | undefined,
  answer: Answer,
  { isHeld, isTold }: { isHeld: boolean; isTold: boolean },
): string {
  const understood = spec && (isHeld || (!isTold && isEmpty(answer))) ? formatAnswer(spec, answer) : '';
  return understood ? `✅ Done: ${understood}.` : '✅ Done.';
}

const nothingLabel = (spec: Spec): string =>
  'emptyLabel' in spec && spec.emptyLabel !== undefined ? spec.emptyLabel : '';

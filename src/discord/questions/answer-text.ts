import { chosen, counted, type Answer, type Spec } from '#engine';
import { byPlace } from '#text/group-by-place.ts';
import { distinctly } from '#discord/format/option-labels.ts';
import { clip, plain } from '#text/markdown.ts';

const MOST = 600;

/** What an answer says, in the words of its question; empty where it says nothing. */
export function answerTold(spec: Spec, answer: Answer): string {
  if (typeof answer === 'number') return `${answer}`;
  if (spec.kind === 'choose' || spec.kind === 'order')
    return clip(plain(chosen(answer).flatMap((key) => spec.options.find((one) => one.key === key)?.label ?? []).join(', ') || nothingOf(spec)), MOST); // prettier-ignore
  if (spec.kind !== 'allot') return '';
  const called = distinctly(spec.lines);
  const counts = counted(answer);
  const set = spec.lines
    .filter(({ key }) => counts[key])
    .map((line) => ({ ...line, count: counts[line.key], called: called(line) }));
  return clip(plain(byPlace(set).join('; ') || nothingOf(spec)), MOST);
}

/** Whether an answer chooses or counts nothing. */
const isEmpty = (answer: Answer): boolean =>
  Array.isArray(answer)
    ? !answer.length
    : typeof answer === 'object' && Object.values(answer ?? {}).every((count) => !count);

/**
 * Returns the confirmation of an answer. It repeats the answer if the answer is held, or if it was empty and had no effect.
 * `isTold`: the message lists effects below.
 */
export function doneTold(
  spec: Spec | undefined,
  answer: Answer,
  { isHeld, isTold }: { isHeld: boolean; isTold: boolean },
): string {
  const understood = spec && (isHeld || (!isTold && isEmpty(answer))) ? answerTold(spec, answer) : '';
  return understood ? `✅ Done: ${understood}.` : '✅ Done.';
}

const nothingOf = (spec: Spec): string => ('nothing' in spec && spec.nothing !== undefined ? spec.nothing : '');

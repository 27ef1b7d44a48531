import { chosen, counted, type Answer, type Spec } from '../../engine/index.ts';
import { byPlace } from '../../words/by-place.ts';
import { distinctly } from '../naming.ts';
import { clip, plain } from '../text.ts';

const MOST = 600;

/** What an answer says, in the words of its question; empty where it says nothing. */
export function answerTold(spec: Spec, answer: Answer): string {
  if (typeof answer === 'number') return `${answer}`;
  if (spec.kind === 'choose' || spec.kind === 'order')
    return clip(plain(chosen(answer).flatMap((key) => spec.options.find((one) => one.key === key)?.label ?? []).join(', ') || nothingOf(spec)), MOST); // prettier-ignore
  if (spec.kind !== 'allot') return '';
  const called = distinctly(spec.lines);
  const counts = counted(answer);
  const set = spec.lines.filter(({ key }) => counts[key]).map((line) => ({ ...line, count: counts[line.key], called: called(line) }));
  return clip(plain(byPlace(set).join('; ') || nothingOf(spec)), MOST);
}

const nothingOf = (spec: Spec): string => ('nothing' in spec && spec.nothing !== undefined ? spec.nothing : '');

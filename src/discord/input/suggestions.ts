import { closest } from '#text/closest-names.ts';
import type { Choice } from '#discord/edition/edition-adapter.ts';
import { distinctly } from '#discord/format/option-labels.ts';
import { usable, type Listed } from './parse-names.ts';
import { hasTooManyParts, type Part } from './parse-list.ts';

/** So many are offered of what is near, and of what it could be. */
const NEAR = 5;
const SEVERAL = 8;

/** What may be meant by the first part that is not one thing, each with all else as it was typed. `written`: how one is typed. */
export function insteadOf(parts: readonly Part[], list: readonly Listed[], written: (one: Listed) => string): Choice[] {
  const at = parts.findIndex(({ found }) => !found);
  if (at < 0 || hasTooManyParts(parts)) return [];
  const { text, couldBe } = parts[at];
  const called = distinctly(list);
  const count = /^\d{1,3} ?[x×]? ?(?=\p{L})/u.exec(text)?.[0] ?? '';
  const open = list.filter(usable);
  const near = (): Listed[] =>
    closest(text.slice(count.length), open.map(called), NEAR).flatMap(
      (name) => open.find((one) => called(one) === name) ?? [],
    );
  const meant = couldBe.length ? couldBe.slice(0, SEVERAL) : near();
  const said = (one: Listed): string => `${/^\d+/.exec(count)?.[0] ?? ''} ${written(one)}`.trim();
  return meant.map((one) => ({
    key: parts.map((part, i) => (i === at ? said(one) : part.text)).join(', '),
    label: `${/^\d+/.exec(count)?.[0] ?? ''} ${called(one)}`.trim(),
  }));
}

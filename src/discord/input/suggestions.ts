import { closestNames } from '#text/closest-names.ts';
import { withTypedCount } from '#text/counted-labels.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { disambiguateLabels } from '#discord/format/option-labels.ts';
import { usable, type ListOption } from './parse-names.ts';
import { hasTooManyParts, type ListPart } from './parse-list.ts';

/** Maximum number of near names, and of candidates, that are suggested. */
const MAX_NEAR = 5;
const MAX_AMBIGUOUS = 8;

/**
 * Suggests corrections for the first part that does not match one option, each with the other parts as typed. `written`
 * returns the text for an option.
 */
export function suggestCorrections(
  parts: readonly ListPart[],
  list: readonly ListOption[],
  written: (one: ListOption) => string,
): Choice[] {
  const at = parts.findIndex(({ option }) => !option);
  if (at < 0 || hasTooManyParts(parts)) return [];
  const { text, candidates } = parts[at];
  const called = disambiguateLabels(list);
  const count = /^\d{1,3} ?[x×]? ?(?=\p{L})/u.exec(text)?.[0] ?? '';
  const open = list.filter(usable);
  const near = (): ListOption[] =>
    closestNames(text.slice(count.length), open.map(called), MAX_NEAR).flatMap(
      (name) => open.find((one) => called(one) === name) ?? [],
    );
  const meant = candidates.length ? candidates.slice(0, MAX_AMBIGUOUS) : near();
  const [number = ''] = /^\d+/.exec(count) ?? [];
  const said = (one: ListOption): string => `${number} ${written(one)}`.trim();
  return meant.map((one) => ({
    key: parts.map((part, i) => (i === at ? said(one) : part.text)).join(', '),
    label: number ? withTypedCount(called(one), number) : called(one),
  }));
}

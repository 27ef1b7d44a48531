import { measure, misfit, type Spec } from '#engine';
import { countOption, countsOffered, draftedCounts, PAGE, proposedCounts } from './answer-draft.ts';
import { button, menu, rows, type Row } from '#discord/messages/message.ts';
import { distinctly } from '#discord/format/option-labels.ts';
import { lines } from '#text/markdown.ts';
import { byPlace } from '#text/group-by-place.ts';
import { upper } from '#text/sentences.ts';
import { id, paged, toMenu, turning, unavailable, type Shown } from './question-view.ts';

// How many of each line: all counts in one menu, or one line after the other.

type Allot = Extract<Spec, { kind: 'allot' }>;

/** What has been chosen so far, what it comes to, and what is wrong with it. */
function chosenSoFar(shown: Shown, spec: Allot, usable: Allot['lines'], counts: Record<string, number>): string {
  const called = distinctly(usable);
  const set = byPlace(
    usable
      .filter((line) => counts[line.key])
      .map((line) => ({ ...line, count: counts[line.key], called: called(line) })),
  ).map(upper);
  const sums = (spec.limits ?? []).map((limit) => limitText(spec, limit.measure, counts));
  const told = [
    set.length
      ? lines(
          set.map((one) => `- ${one}`),
          1000,
        )
      : 'Nothing chosen yet.',
    shown.told ?? upper([...new Set(sums)].filter(Boolean).join(' · ')),
    shown.problem && `:warning: ${shown.problem}`,
    shown.draft?.sure && !set.length && `:warning: ${spec.wastes}`,
    unavailable(spec.lines),
  ];
  return told.filter(Boolean).join('\n');
}

/** To confirm, or to do nothing: that is not what the eye should fall on. */
function confirming(shown: Shown, spec: Allot, counts: Record<string, number>) {
  const some = Object.keys(counts).length > 0;
  const nothing = `${spec.nothing ?? 'Confirm nothing'}${shown.draft?.sure ? ', all the same' : ''}`;
  const confirm = button(
    id(shown, 'ok'),
    some ? 'Confirm' : nothing,
    some ? 'success' : 'secondary',
    Boolean(shown.problem),
  );
  const least = some && spec.nothing && misfit(spec, {}) === undefined;
  return [confirm, ...(least ? [button(id(shown, 'least'), nothing)] : [])];
}

/** Text and controls of a question of counts. */
export function allotting(shown: Shown, spec: Allot): { text: string; rows: Row[] } {
  const counts = draftedCounts(spec, shown.draft ?? {});
  const usable = offeredNow(shown, spec, counts);
  const { page, pages, list } = paged(usable, shown.draft?.page, PAGE);
  const simple = usable.every((line) => line.max === 1);
  const offered =
    simple || shown.draft?.line !== undefined ? undefined : countsOffered({ ...spec, lines: usable }, counts);
  const line = simple || offered ? undefined : usable.find((one) => one.key === shown.draft?.line);
  const menus = offered?.options.length
    ? [counting(shown, offered.options, counts)]
    : list.length
      ? [picker(shown, { list, page, counts, simple })]
      : [];
  const other = offered
    ? offered.whole
      ? []
      : [button(id(shown, 'exactly'), 'One by one')]
    : [
        button(id(shown, 'clear'), 'Clear', 'secondary', !Object.keys(counts).length),
        ...(shown.draft?.line !== undefined && countsOffered({ ...spec, lines: usable })
          ? [button(id(shown, 'glance'), 'All at a glance')]
          : []),
        ...turning(shown, page, pages),
      ];
  return {
    text: chosenSoFar(shown, spec, usable, counts),
    rows: [
      ...menus,
      ...(line ? stepping(shown, line, counts[line.key] ?? 0) : []),
      ...rows([
        ...confirming(shown, spec, counts),
        button(id(shown, 'reset'), 'As proposed', 'secondary', same(counts, proposedCounts(spec, shown.draft ?? {}))),
        ...(offered && !spec.nothing
          ? [button(id(shown, 'clear'), 'Clear', 'secondary', !Object.keys(counts).length)]
          : []),
        ...other,
      ]),
    ],
  };
}

/** What can be counted; what only makes good what is wrong is left out until something is. */
const offeredNow = (shown: Shown, { lines: all }: Allot, counts: Record<string, number>): Allot['lines'] =>
  all.filter(({ max, mends, key }) => max > 0 && (!mends || shown.problem !== undefined || Boolean(counts[key])));

/** One menu of all counts: everything is marked in one go. */
function counting(
  shown: Shown,
  offered: NonNullable<ReturnType<typeof countsOffered>>['options'],
  counts: Record<string, number>,
): Row {
  // Where of some there may be several, each says how many.
  const several = offered.some(({ line }) => line.max > 1);
  const options = offered.map(({ line, count }) => ({
    ...toMenu(line),
    value: countOption(count, line.key),
    label: several ? `${count} × ${line.label}` : upper(line.label),
    selected: counts[line.key] === count,
  }));
  return menu(id(shown, 'counts'), 'Choose', options, 0, options.length);
}

/** A menu of lines: where there is one of each, they are chosen; else one is chosen to be changed. */
function picker(
  shown: Shown,
  {
    list,
    page,
    counts,
    simple,
  }: { list: Allot['lines']; page: number; counts: Record<string, number>; simple: boolean },
): Row {
  if (simple) {
    const options = list.map((line) => ({ ...toMenu(line), selected: Boolean(counts[line.key]) }));
    return menu(id(shown, 'ones', String(page)), 'Choose', options, 0, list.length);
  }
  const label = (line: Allot['lines'][number]): string =>
    line.max > 1 ? `${counts[line.key] ?? 0} of ${line.max} · ${line.label}` : upper(line.label);
  const options = list.map((line) => ({
    ...toMenu(line),
    label: label(line),
    selected: line.key === shown.draft?.line,
  }));
  return menu(id(shown, 'line', String(page)), 'Choose what to change', options);
}

/** Buttons for one more and one less of the line in hand. */
const stepping = (shown: Shown, { key, max }: Allot['lines'][number], count: number): Row[] =>
  rows([
    button(id(shown, '-', key), '−1', 'secondary', !count),
    button(id(shown, '+', key), '+1', 'primary', count >= max),
    button(id(shown, 'max', key), `All ${max}`, 'secondary', count >= max),
    button(id(shown, 'zero', key), 'None', 'secondary', !count),
  ]);

/** Whether two drafts say the same: a count of nothing is as none. */
const same = (a: Record<string, number>, b: Record<string, number>): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((key) => (a[key] ?? 0) === (b[key] ?? 0));

function limitText(spec: Allot, name: string, counts: Record<string, number>): string {
  const limit = spec.limits?.find((one) => one.measure === name);
  if (!limit || limit.plain) return '';
  const sum = measure(spec.lines, counts, name);
  const what = limit.called ?? name.replaceAll('-', ' ');
  // Against a bound of nothing, what gives room counts below it.
  if (limit.atMost === 0) {
    return sum > 0 ? `${what} is lacking for ${sum}` : sum < 0 ? `${what} for ${-sum} more` : '';
  }
  const of = limit.atLeast !== undefined ? limit.atLeast : limit.atMost;
  // More than is needed is no fault where nothing bounds it.
  if (limit.atMost === undefined && limit.atLeast !== undefined) return `${what} ${sum}, at least ${of}`;
  return `${what} ${sum} of ${of}`;
}

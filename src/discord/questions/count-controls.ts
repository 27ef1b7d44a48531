import { sumMeasure, specProblem, type Spec } from '#engine';
import { countOptionValue, countMenuOptions, draftCounts, MENU_PAGE_SIZE, proposedCounts } from './answer-draft.ts';
import { button, menu, buttonRows, type ActionRow } from '#discord/messages/message.ts';
import { disambiguateLabels } from '#discord/format/option-labels.ts';
import { joinWithinLimit } from '#text/markdown.ts';
import { formatByPlace } from '#text/group-by-place.ts';
import { capitalize } from '#text/sentences.ts';
import {
  questionCustomId,
  paginate,
  toMenuOption,
  pageButtons,
  formatUnavailable,
  type QuestionView,
} from './question-view.ts';

// How many of each line: all counts in one menu, or one line after the other.

type Allot = Extract<Spec, { kind: 'allot' }>;

/** What has been chosen so far, what it comes to, and what is wrong with it. */
function formatChosen(
  shown: QuestionView,
  spec: Allot,
  usable: Allot['amounts'],
  counts: Record<string, number>,
): string {
  const called = disambiguateLabels(usable);
  const set = formatByPlace(
    usable
      .filter((line) => counts[line.key])
      .map((line) => ({ ...line, count: counts[line.key], called: called(line) })),
  ).map(capitalize);
  const sums = (spec.limits ?? []).map((limit) => formatLimit(spec, limit.measure, counts));
  const told = [
    set.length
      ? joinWithinLimit(
          set.map((one) => `- ${one}`),
          1000,
        )
      : 'Nothing chosen yet.',
    shown.summary ?? capitalize([...new Set(sums)].filter(Boolean).join(' · ')),
    shown.problem && `:warning: ${shown.problem}`,
    shown.draft?.sure && !set.length && `:warning: ${spec.emptyWarning}`,
    formatUnavailable(spec.amounts),
  ];
  return told.filter(Boolean).join('\n');
}

/** To confirm, or to do nothing: that is not what the eye should fall on. */
function confirmButtons(shown: QuestionView, spec: Allot, counts: Record<string, number>) {
  const some = Object.keys(counts).length > 0;
  const nothing = `${spec.emptyLabel ?? 'Confirm nothing'}${shown.draft?.sure ? ', all the same' : ''}`;
  const confirm = button(
    questionCustomId(shown, 'ok'),
    some ? 'Confirm' : nothing,
    some ? 'success' : 'secondary',
    Boolean(shown.problem),
  );
  const least = some && spec.emptyLabel && specProblem(spec, {}) === undefined;
  return [confirm, ...(least ? [button(questionCustomId(shown, 'least'), nothing)] : [])];
}

/** Text and controls of a question of counts. */
export function countControls(shown: QuestionView, spec: Allot): { text: string; rows: ActionRow[] } {
  const counts = draftCounts(spec, shown.draft ?? {});
  const usable = selectableLines(shown, spec, counts);
  const { page, pages, list } = paginate(usable, shown.draft?.page, MENU_PAGE_SIZE);
  const simple = usable.every((line) => line.max === 1);
  const offered =
    simple || shown.draft?.line !== undefined ? undefined : countMenuOptions({ ...spec, amounts: usable }, counts);
  const line = simple || offered ? undefined : usable.find((one) => one.key === shown.draft?.line);
  const menus = offered?.options.length
    ? [countMenu(shown, offered.options, counts)]
    : list.length
      ? [lineMenu(shown, { list, page, counts, simple })]
      : [];
  const other = offered
    ? offered.whole
      ? []
      : [button(questionCustomId(shown, 'exactly'), 'One by one')]
    : [
        button(questionCustomId(shown, 'clear'), 'Clear', 'secondary', !Object.keys(counts).length),
        ...(shown.draft?.line !== undefined && countMenuOptions({ ...spec, amounts: usable })
          ? [button(questionCustomId(shown, 'glance'), 'All at a glance')]
          : []),
        ...pageButtons(shown, page, pages),
      ];
  return {
    text: formatChosen(shown, spec, usable, counts),
    rows: [
      ...menus,
      ...(line ? stepButtons(shown, line, counts[line.key] ?? 0) : []),
      ...buttonRows([
        ...confirmButtons(shown, spec, counts),
        button(
          questionCustomId(shown, 'reset'),
          'As proposed',
          'secondary',
          equalCounts(counts, proposedCounts(spec, shown.draft ?? {})),
        ),
        ...(offered && !spec.emptyLabel
          ? [button(questionCustomId(shown, 'clear'), 'Clear', 'secondary', !Object.keys(counts).length)]
          : []),
        ...other,
      ]),
    ],
  };
}

/** What can be counted; what only makes good what is wrong is left out until something is. */
const selectableLines = (
  shown: QuestionView,
  { amounts: all }: Allot,
  counts: Record<string, number>,
): Allot['amounts'] =>
  all.filter(
    ({ max, isCorrective, key }) => max > 0 && (!isCorrective || shown.problem !== undefined || Boolean(counts[key])),
  );

/** One menu of all counts: everything is marked in one go. */
function countMenu(
  shown: QuestionView,
  offered: NonNullable<ReturnType<typeof countMenuOptions>>['options'],
  counts: Record<string, number>,
): ActionRow {
  // Where of some there may be several, each says how many.
  const several = offered.some(({ line }) => line.max > 1);
  const options = offered.map(({ line, count }) => ({
    ...toMenuOption(line),
    value: countOptionValue(count, line.key),
    label: several ? `${count} × ${line.label}` : capitalize(line.label),
    selected: counts[line.key] === count,
  }));
  return menu(questionCustomId(shown, 'counts'), 'Choose', options, 0, options.length);
}

/** A menu of lines: where there is one of each, they are chosen; else one is chosen to be changed. */
function lineMenu(
  shown: QuestionView,
  {
    list,
    page,
    counts,
    simple,
  }: { list: Allot['amounts']; page: number; counts: Record<string, number>; simple: boolean },
): ActionRow {
  if (simple) {
    const options = list.map((line) => ({ ...toMenuOption(line), selected: Boolean(counts[line.key]) }));
    return menu(questionCustomId(shown, 'ones', String(page)), 'Choose', options, 0, list.length);
  }
  const label = (line: Allot['amounts'][number]): string =>
    line.max > 1 ? `${counts[line.key] ?? 0} of ${line.max} · ${line.label}` : capitalize(line.label);
  const options = list.map((line) => ({
    ...toMenuOption(line),
    label: label(line),
    selected: line.key === shown.draft?.line,
  }));
  return menu(questionCustomId(shown, 'line', String(page)), 'Choose what to change', options);
}

/** Buttons for one more and one less of the line in hand. */
const stepButtons = (shown: QuestionView, { key, max }: Allot['amounts'][number], count: number): ActionRow[] =>
  buttonRows([
    button(questionCustomId(shown, '-', key), '−1', 'secondary', !count),
    button(questionCustomId(shown, '+', key), '+1', 'primary', count >= max),
    button(questionCustomId(shown, 'max', key), `All ${max}`, 'secondary', count >= max),
    button(questionCustomId(shown, 'zero', key), 'None', 'secondary', !count),
  ]);

/** Whether two drafts say the same: a count of nothing is as none. */
const equalCounts = (a: Record<string, number>, b: Record<string, number>): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((key) => (a[key] ?? 0) === (b[key] ?? 0));

function formatLimit(spec: Allot, name: string, counts: Record<string, number>): string {
  const limit = spec.limits?.find((one) => one.measure === name);
  if (!limit || limit.hideTally) return '';
  const sum = sumMeasure(spec.amounts, counts, name);
  const what = limit.measureLabel ?? name.replaceAll('-', ' ');
  // Against a bound of nothing, what gives room counts below it.
  if (limit.atMost === 0) {
    return sum > 0 ? `${what} is lacking for ${sum}` : sum < 0 ? `${what} for ${-sum} more` : '';
  }
  const of = limit.atLeast !== undefined ? limit.atLeast : limit.atMost;
  // More than is needed is no fault where nothing bounds it.
  if (limit.atMost === undefined && limit.atLeast !== undefined) return `${what} ${sum}, at least ${of}`;
  return `${what} ${sum} of ${of}`;
}

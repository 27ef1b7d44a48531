import { allowsOnlyOne, formatTally, sumMeasure, specProblem, type Limit, type Spec } from '#engine';
import {
  countOptionValue,
  countMenuOptions,
  countsByLine,
  draftCounts,
  MENU_PAGE_SIZE,
  proposedCounts,
} from '#discord/questions/answer-draft.ts';
import { button, menu, buttonRows, type ActionRow } from '#discord/messages/message.ts';
import { disambiguateLabels } from '#discord/format/option-labels.ts';
import { joinWithinLimit } from '#text/markdown.ts';
import { shortenGroups } from '#text/short-places.ts';
import { formatCounted } from '#text/counted-labels.ts';
import { formatByPlace } from '#text/group-by-place.ts';
import { capitalize, formatCount } from '#text/sentences.ts';
import {
  questionCustomId,
  paginate,
  toMenuOption,
  pageButtons,
  formatCutHints,
  formatUnavailable,
  type QuestionView,
} from '#discord/questions/question-view.ts';

// Controls for counts: a menu for each of few lines, all counts in one menu, or one line after the other.

/** Maximum number of characters of the descriptions that the menu cuts. */
const MAX_CUT_HINTS_LENGTH = 500;

type Allot = Extract<Spec, { kind: 'allot' }>;

/** Formats the chosen counts with their sums and problems. */
function formatChosen(
  shown: QuestionView,
  spec: Allot,
  { usable, counts, note }: { usable: Allot['amounts']; counts: Record<string, number>; note: string },
): string {
  const called = disambiguateLabels(usable);
  // If any line can have several, all show their count.
  const several = Math.max(1, ...usable.map(({ max }) => max));
  const set = formatByPlace(
    usable
      .filter((line) => counts[line.key])
      .map((line) => ({ ...line, max: several, count: counts[line.key], called: called(line) })),
  ).map(capitalize);
  // A problem that says how much is chosen leaves nothing to tally.
  const isTold = ({ message, measure }: Limit): boolean =>
    shown.problem === message.replaceAll('{sum}', String(sumMeasure(spec.amounts, counts, measure)));
  const sums = (spec.limits ?? []).map((limit) => (isTold(limit) ? '' : formatTally(spec, limit.measure, counts)));
  const told = [
    set.length
      ? joinWithinLimit(
          set.map((one) => `- ${one}`),
          1000,
        )
      : 'Nothing chosen yet.',
    shown.summary === undefined
      ? capitalize([...new Set(sums)].filter(Boolean).join(' · '))
      : repeatsNumbers(shown.summary, shown.problem)
        ? ''
        : shown.summary,
    shown.problem && `:warning: ${shown.problem}`,
    shown.draft?.sure && !set.length && `:warning: ${spec.emptyWarning}`,
    note,
    formatCutHints(usable, MAX_CUT_HINTS_LENGTH),
    formatUnavailable(spec.amounts, spec.prompt),
  ];
  return told.filter(Boolean).join('\n');
}

/** Tells whether a problem gives all the numbers of a summary, apart from those of its rule. */
function repeatsNumbers(summary: string, problem = ''): boolean {
  const [all, known] = [summary, problem.split(' (', 1).join()].map((text): string[] => text.match(/\d+/g) ?? []);
  return all.length > 0 && all.every((number) => known.includes(number));
}

/** Buttons to confirm the counts or an empty answer; the latter has a muted style. */
function confirmButtons(shown: QuestionView, spec: Allot, counts: Record<string, number>) {
  const some = Object.keys(counts).length > 0;
  const nothing = `${spec.emptyLabel ?? 'Choose nothing'}${shown.draft?.sure ? ' anyway' : ''}`;
  const confirm = button(
    questionCustomId(shown, 'ok'),
    some ? 'Confirm' : nothing,
    some ? 'success' : 'secondary',
    Boolean(shown.problem),
  );
  const least = some && spec.emptyLabel && specProblem(spec, {}) === undefined;
  return [confirm, ...(least ? [button(questionCustomId(shown, 'least'), nothing)] : [])];
}

const STEP_BY_STEP = 'Step by step';
const LEFT_OUT = `-# For numbers that the menu leaves out, press **${STEP_BY_STEP}**.`;

/** Builds the text and controls of a count question. */
export function countControls(shown: QuestionView, spec: Allot): { text: string; rows: ActionRow[] } {
  const counts = draftCounts(spec, shown.draft ?? {});
  const usable = selectableLines(shown, spec, counts);
  const { menus, other, note } = countMenus(shown, { ...spec, amounts: usable }, counts);
  return {
    text: formatChosen(shown, spec, { usable, counts, note }),
    rows: [
      ...menus,
      ...buttonRows([
        ...confirmButtons(shown, spec, counts),
        button(
          questionCustomId(shown, 'reset'),
          'Use the suggestion',
          'secondary',
          equalCounts(counts, proposedCounts(spec, shown.draft ?? {})),
        ),
        ...other,
      ]),
    ],
  };
}

/** Rows that change the counts, buttons that stand next to **Confirm**, and a note below the text. */
interface CountMenus {
  menus: ActionRow[];
  other: ReturnType<typeof button>[];
  note: string;
}

/** Builds the menus of a count question: for each line if they are few, all counts in one menu, or step by step. */
function countMenus(shown: QuestionView, spec: Allot, counts: Record<string, number>): CountMenus {
  if (shown.draft?.line !== undefined || spec.amounts.every(({ max }) => max === 1))
    return stepMenus(shown, spec, counts);
  const clear = spec.emptyLabel ? [] : [clearButton(shown, counts)];
  const apart = countsByLine(spec, counts);
  if (apart) return { menus: apart.map((one) => oneLineMenu(shown, one, counts)), other: clear, note: '' };
  const offered = countMenuOptions(spec, counts);
  if (!offered?.options.length) return stepMenus(shown, spec, counts);
  return {
    menus: [countMenu(shown, offered.options, counts)],
    other: offered.whole ? clear : [...clear, button(questionCustomId(shown, 'exactly'), STEP_BY_STEP)],
    note: offered.whole ? '' : LEFT_OUT,
  };
}

/** Builds a menu of lines, a page at a time, and the buttons that change the selected one. */
function stepMenus(shown: QuestionView, spec: Allot, counts: Record<string, number>): CountMenus {
  const { amounts } = spec;
  const { page, pages, list } = paginate(amounts, shown.draft?.page, MENU_PAGE_SIZE);
  const simple = amounts.every(({ max }) => max === 1);
  const line = simple ? undefined : amounts.find((one) => one.key === shown.draft?.line);
  const most = !simple ? undefined : allowsOnlyOne(spec) ? 1 : list.length;
  const isShort = shown.draft?.line !== undefined && (countsByLine(spec) ?? countMenuOptions(spec)) !== undefined;
  return {
    menus: [
      ...(list.length ? [lineMenu(shown, { list, page, counts, most })] : []),
      ...(line ? stepButtons(shown, line, counts[line.key] ?? 0) : []),
    ],
    other: [
      clearButton(shown, counts),
      ...(isShort ? [button(questionCustomId(shown, 'glance'), 'All in one menu')] : []),
      ...pageButtons(shown, page, pages),
    ],
    note: '',
  };
}

const clearButton = (shown: QuestionView, counts: Record<string, number>) =>
  button(questionCustomId(shown, 'clear'), 'Clear', 'secondary', !Object.keys(counts).length);

/**
 * Returns the lines that can be counted; corrective lines are included only if there is a problem or they are in use.
 */
const selectableLines = (
  shown: QuestionView,
  { amounts: all }: Allot,
  counts: Record<string, number>,
): Allot['amounts'] =>
  all.filter(
    ({ max, isCorrective, key }) => max > 0 && (!isCorrective || shown.problem !== undefined || Boolean(counts[key])),
  );

const promptOf = ({ spec }: QuestionView): string => (spec.kind === 'none' ? '' : spec.prompt);

/** Builds one menu with the counts of all lines. */
function countMenu(
  shown: QuestionView,
  offered: NonNullable<ReturnType<typeof countMenuOptions>>['options'],
  counts: Record<string, number>,
): ActionRow {
  // If any line can have several, all options show their count.
  const several = offered.some(({ line }) => line.max > 1);
  const short = shortenGroups(
    offered.map(({ line }) => line),
    promptOf(shown),
  );
  const options = offered.map(({ line, count }, i) => ({
    ...toMenuOption(short[i]),
    value: countOptionValue(count, line.key),
    label: capitalize(several || line.plural !== undefined ? formatCounted(line, count) : line.label),
    selected: counts[line.key] === count,
  }));
  // Of a single line, only one count can be chosen.
  const isSingle = new Set(offered.map(({ line }) => line.key)).size === 1;
  return menu(questionCustomId(shown, 'counts'), 'Choose', options, 0, isSingle ? 1 : options.length);
}

/** Builds the menu of one line, whose options are its counts. */
function oneLineMenu(
  shown: QuestionView,
  { line, counts: offered }: NonNullable<ReturnType<typeof countsByLine>>[number],
  counts: Record<string, number>,
): ActionRow {
  const short = shortenGroups([line], promptOf(shown))[0] ?? line;
  const options = offered.map((count) => ({
    ...toMenuOption(short),
    value: countOptionValue(count, line.key),
    label: capitalize(formatCounted(line, count)),
    selected: (counts[line.key] ?? 0) === count,
  }));
  return menu(questionCustomId(shown, 'count', line.key), capitalize(line.label), options);
}

/** Builds a menu of lines: selects up to `most` of them, or without it the line to change. */
function lineMenu(
  shown: QuestionView,
  {
    list,
    page,
    counts,
    most,
  }: { list: Allot['amounts']; page: number; counts: Record<string, number>; most: number | undefined },
): ActionRow {
  const short = shortenGroups(list, promptOf(shown));
  if (most !== undefined) {
    const options = short.map((line) => ({
      ...toMenuOption(line.plural === undefined ? line : { ...line, label: formatCounted(line, 1) }),
      selected: Boolean(counts[line.key]),
    }));
    return menu(questionCustomId(shown, 'ones', String(page)), 'Choose', options, 0, most);
  }
  const label = ({ key, label: called, max, plural, isUnique }: Allot['amounts'][number]): string =>
    isUnique
      ? capitalize(called)
      : `${counts[key] ?? 0} of ${plural === undefined ? `${max} · ${called}` : formatCount(max, called, plural)}`;
  const options = short.map((line) => ({
    ...toMenuOption(line),
    label: label(line),
    selected: line.key === shown.draft?.line,
  }));
  return menu(questionCustomId(shown, 'line', String(page)), 'Choose what to change', options);
}

/** Builds the buttons that change the count of the selected line. */
const stepButtons = (shown: QuestionView, { key, max }: Allot['amounts'][number], count: number): ActionRow[] =>
  buttonRows([
    button(questionCustomId(shown, '-', key), '−1', 'secondary', !count),
    button(questionCustomId(shown, '+', key), '+1', 'primary', count >= max),
    button(questionCustomId(shown, 'max', key), `All ${max}`, 'secondary', count >= max),
    button(questionCustomId(shown, 'zero', key), 'None', 'secondary', !count),
  ]);

/** Tells whether two sets of counts are equal; a missing count is zero. */
const equalCounts = (a: Record<string, number>, b: Record<string, number>): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((key) => (a[key] ?? 0) === (b[key] ?? 0));

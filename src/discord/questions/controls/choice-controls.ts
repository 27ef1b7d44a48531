import type { Option, Spec } from '#engine';
import { customId } from '#discord/interactions/custom-id.ts';
import { mergeCopies } from '#discord/questions/merge-copies.ts';
import { draftKeys, MENU_PAGE_SIZE } from '#discord/questions/answer-draft.ts';
import { passVoteButton } from './pass-buttons.ts';
import { TURN_ORDER_VERB } from '#discord/questions/permanent-orders.ts';
import { button, menu, buttonRows, type ActionRow } from '#discord/messages/message.ts';
import { truncate } from '#text/markdown.ts';
import { createPlaceShortener, labelWithGroup, positionIn, namesGroup, shortenGroups } from '#text/short-places.ts';
import { capitalize, formatChoiceRange, joinNames } from '#text/sentences.ts';
import {
  questionCustomId,
  paginate,
  toMenuOption,
  pageButtons,
  formatCutHints,
  formatUnavailable,
  type QuestionView,
  formatUsedCard,
} from '#discord/questions/question-view.ts';
import { hints, MAX_HINTS_LENGTH } from './option-hints.ts';

type Choose = Extract<Spec, { kind: 'choose' }>;

/** Maximum number of options shown as buttons; more become menus. */
export const MAX_BUTTONS = 10;

/** Returns the custom id of an option's button: it answers, or opens the form that replaces the option. */
const idOf = (shown: QuestionView, key: string): string => {
  const form = shown.forms?.find((one) => one.replacesOption === key);
  return form ? customId('f', shown.game, shown.ask, 'open', form.key) : questionCustomId(shown, 'key', key);
};

const selectableOptions = (options: Option[]): Option[] => options.filter((option) => !option.disabledReason);

/** Removes the options that a menu of forms already contains. */
function withoutCovered({ forms = [] }: QuestionView, options: Option[]): Option[] {
  const covered = new Set(
    forms.flatMap(({ menu: placeholder, replacesOption }) =>
      placeholder !== undefined && replacesOption !== undefined ? [replacesOption] : [],
    ),
  );
  return covered.size ? options.filter(({ key }) => !covered.has(key)) : options;
}

/** Tells whether an option declines or does nothing. */
const isPassOption = ({ key, label }: Option): boolean =>
  /^(decline|pass|no|none|nothing|abstain|skip)$/.test(key) || /^(do not|decline|pass|abstain)\b/i.test(label);

/** Options that end everything or decline get a button and are never in a menu. */
const isButtonOption = (option: Option): boolean => option.key === 'end' || isPassOption(option);

/** Groups of technologies: a button shows the color as a square, and the name tells upgrades. */
const COLORS = ['red', 'blue', 'green', 'yellow', 'unit upgrade'];

/** Returns labels with the group if there are several groups, since buttons have no second line. */
function buttonLabels(options: readonly Option[], prompt: string): (option: Option) => string {
  const several = new Set(options.flatMap(({ group }) => group ?? [])).size > 1;
  const shorten = createPlaceShortener(prompt);
  return ({ label, group }) =>
    several && group !== undefined && !COLORS.includes(group.toLowerCase()) && !namesGroup(label, group)
      ? labelWithGroup(label, shorten(group))
      : label;
}

/** Buttons that choose nothing: pass, pass for a turn or a vote, standing orders. */
function passChoices(shown: QuestionView, spec: Choose, hasOptions: boolean): ReturnType<typeof button>[] {
  if (spec.min !== 0) return [];
  return [
    button(questionCustomId(shown, 'none'), hasOptions ? (spec.emptyLabel ?? 'Pass') : 'Continue', 'secondary'),
    ...(shown.window?.others && hasOptions
      ? [button(questionCustomId(shown, 'firmly'), 'Pass even if others respond', 'secondary')]
      : []),
    ...(shown.window?.moments?.length && hasOptions
      ? [
          button(
            questionCustomId(shown, TURN_ORDER_VERB),
            `Don't ask again ${shown.window.span ?? 'this turn'}`,
            'secondary',
          ),
        ]
      : []),
    ...(shown.window?.vote === undefined ? [] : [passVoteButton(shown.game, shown.window.vote)]),
    ...(shown.window?.standingOrders ?? []).map(({ key, label }) =>
      button(customId('g', shown.game, 'spare', 'ahead', key), label, 'secondary'),
    ),
  ];
}

/** Builds the button of an option; those that decline get a muted style. */
const optionButton = (shown: QuestionView, option: Option, label: string): ReturnType<typeof button> =>
  button(idOf(shown, option.key), capitalize(label), isPassOption(option) ? 'secondary' : 'primary');

export function singleChoice(shown: QuestionView, spec: Choose): { text: string; rows: ActionRow[] } {
  const options = spec.max ? mergeCopies(withoutCovered(shown, selectableOptions(spec.options))) : [];
  const pass = passChoices(shown, spec, options.length > 0);
  if (options.length <= MAX_BUTTONS) {
    const off = formatUnavailable(spec.options, spec.prompt);
    const text = [hints(options, off + formatUsedCard(shown)), off].filter(Boolean).join('\n');
    const labelOf = buttonLabels(options, spec.prompt);
    return {
      text,
      rows: buttonRows([
        ...options.map((option) => optionButton(shown, option, labelOf(option))),
        ...pass,
        ...(shown.advanceOrders ?? []).map(({ key, label }) => button(customId('g', shown.game, key, 'ahead'), label)),
      ]),
    };
  }
  const last = options.filter(isButtonOption).map((option) => optionButton(shown, option, option.label));
  const isSelectionShown = shown.forms?.some((form) => form.menu !== undefined) ?? false;
  const others = options.filter((option) => !isButtonOption(option));
  // A list below a selection, or in several menus, is the place to look one up.
  const isLong = isSelectionShown || others.length > MENU_PAGE_SIZE;
  const isSorted = isLong || others.every(({ label }) => positionIn(label) !== undefined);
  const sorted = isSorted ? others.toSorted((a, b) => compareNames(a.label, b.label)) : others;
  const { page, pages, list } = paginate(sorted, shown.draft?.page, MENU_PAGE_SIZE * 3);
  const isRest = options.length < mergeCopies(selectableOptions(spec.options)).length;
  const what = !isSelectionShown ? 'Choose' : isRest ? 'Others' : 'All';
  const menus: ActionRow[] = [];
  for (let i = 0; i < list.length; i += MENU_PAGE_SIZE) {
    const part = list.slice(i, i + MENU_PAGE_SIZE);
    menus.push(
      menu(
        questionCustomId(shown, 'menu', String(i)),
        `${what}${isLong ? ' by name' : ''}${list.length > part.length ? `: ${formatRange(part)}` : ''}`,
        shortenGroups(part, spec.prompt).map(toMenuOption),
      ),
    );
  }
  const off = formatUnavailable(spec.options, spec.prompt);
  return {
    text: [formatCutHints(list, MAX_HINTS_LENGTH - off.length - formatUsedCard(shown).length), off]
      .filter(Boolean)
      .join('\n'),
    rows: [...menus, ...buttonRows([...last, ...pass, ...pageButtons(shown, page, pages)])],
  };
}

/** Compares names as in an index: by letters, with numbers by value and without signs such as brackets. */
const compareNames = (a: string, b: string): number =>
  COLLATOR.compare(lettersOf(a), lettersOf(b)) || COLLATOR.compare(a, b);

const COLLATOR = new Intl.Collator('en', { numeric: true });

const lettersOf = (name: string): string => name.replace(/[^\p{L}\d ]/gu, '');

/** Formats which part of a sorted list a menu has: "A to M". */
function formatRange(part: readonly Option[]): string {
  const [from, to] = [part[0], part[part.length - 1]].map(({ label }) => capitalize(lettersOf(label).slice(0, 1)));
  return from === to ? from : `${from} to ${to}`;
}

export function multipleChoice(shown: QuestionView, spec: Choose): { text: string; rows: ActionRow[] } {
  const options = selectableOptions(spec.options);
  const keys = draftKeys(spec, shown.draft ?? {});
  const { page, pages, list } = paginate(options, shown.draft?.page, MENU_PAGE_SIZE);
  const picked = keys.map((key) => options.find((option) => option.key === key)?.label ?? key);
  const most = Math.min(spec.max, list.length);
  // Fewer may be allowed than when the draft began, and Discord rejects more marked options than the maximum.
  const marked = list.filter((option) => keys.includes(option.key)).slice(0, most);
  const said = [
    formatChoiceRange(spec),
    picked.length ? `Chosen: ${truncate(joinNames(picked), 900)}` : '',
    shown.problem ?? '',
  ];
  const off = formatUnavailable(spec.options, spec.prompt);
  const text = [...said, hints(options, [...said, off, formatUsedCard(shown)].join('\n')), off]
    .filter(Boolean)
    .join('\n');
  return {
    text,
    rows: [
      ...(list.length
        ? [
            menu(
              questionCustomId(shown, 'keys', String(page)),
              formatChoiceRange(spec),
              shortenGroups(list, spec.prompt).map((option, i) => ({
                ...toMenuOption(option),
                selected: marked.includes(list[i]),
              })),
              0,
              most,
            ),
          ]
        : []),
      ...buttonRows([
        button(
          questionCustomId(shown, 'ok'),
          picked.length === 1
            ? `Confirm: ${picked[0]}`
            : keys.length
              ? `Confirm ${keys.length}`
              : (spec.emptyLabel ?? (spec.min ? 'Confirm' : 'Choose none')),
          keys.length ? 'success' : 'secondary',
          keys.length < spec.min || keys.length > spec.max || Boolean(shown.problem),
        ),
        ...pageButtons(shown, page, pages),
      ]),
    ],
  };
}

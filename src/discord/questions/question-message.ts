import { ComponentType } from 'discord.js';
import { orderLength, type Option, type Spec } from '#engine';
import { customId } from '#discord/interactions/custom-id.ts';
import { mergeCopies } from './merge-copies.ts';
import { draftKeys, MENU_PAGE_SIZE, type Draft } from './answer-draft.ts';
import { passVoteButton } from './pass-buttons.ts';
import { momentList, withPermanentOrders } from './permanent-orders.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, menu, buttonRows, type Message, type ActionRow } from '#discord/messages/message.ts';
import { truncate, joinWithinLimit } from '#text/markdown.ts';
import { createPlaceShortener, labelWithGroup, positionIn, namesGroup, shortenGroups } from '#text/short-places.ts';
import { capitalize, formatChoiceRange, joinNames } from '#text/sentences.ts';
import { countControls } from './count-controls.ts';
import {
  questionCustomId,
  paginate,
  toMenuOption,
  pageButtons,
  formatCutHints,
  formatUnavailable,
  type QuestionView,
} from './question-view.ts';

type Choose = Extract<Spec, { kind: 'choose' }>;

/** Most options shown as buttons; more become menus. */
const MAX_BUTTONS = 10;

/** Builds the message of a question: its text, and controls that can give every legal answer. */
export function questionMessage(shown: QuestionView): Message {
  const { spec } = shown;
  const head = capitalize(spec.kind === 'none' ? spec.reason : spec.prompt);
  const detail = spec.kind !== 'none' && spec.detail ? `\n${spec.detail}` : formatUsedCard(shown);
  const held =
    shown.heldAnswer !== undefined ? '\n-# I saved your answer. You can change it until it takes effect.' : '';
  const until = shown.closesAt ? `\n-# Closes <t:${Math.floor(shown.closesAt / 1000)}:R>.` : '';
  const inside = controlsOf(shown);
  const body = { ...inside, rows: withBackButton(shown, inside.rows) };
  const start = `**${head}**${detail}${formatDraftChanges(shown.draft)}`;
  const end = `${formatPassNote(shown)}${held}${until}`;
  // Where the whole is too long, the lists in the middle give way.
  const middle = truncate(body.text, Math.max(1, LIMITS.content - start.length - end.length - 1));
  return {
    content: truncate(`${start}${middle ? `\n${middle}` : ''}${end}`, LIMITS.content),
    components: withPermanentOrders(shown, [...formRows(shown, LIMITS.rows - body.rows.length), ...body.rows]),
  };
}

/** Repeats what the card or ability does that asks the question. */
const formatUsedCard = ({ usedCard }: QuestionView): string =>
  usedCard ? `\n-# **${usedCard.name}**: ${usedCard.text}` : '';

/** Says what a plain pass means in a timing window, if there is another way to pass as well. */
const formatPassNote = ({ window, spec }: QuestionView): string =>
  window?.others && spec.kind === 'choose' && spec.max > 0
    ? '\n-# If you pass and another player responds, I ask you again.'
    : '';

/** Says what has changed since the player planned or ranked an answer. */
function formatDraftChanges({ changed, ranked }: Draft = {}): string {
  if (ranked === 'gone') return '\n-# :warning: No option that you ranked is left.';
  if (ranked === 'less')
    return '\n-# :warning: The top option left in your ranking gives you less than when you ranked it.';
  return changed ? '\n-# :warning: This is your earlier answer. The game has changed since then.' : '';
}

/** Adds a back button at the end, if there is room. */
function withBackButton({ game, undoAlias }: QuestionView, list: ActionRow[]): ActionRow[] {
  if (undoAlias === undefined) return list;
  const way = button(customId('g', game, '', 'back', undoAlias), 'Back');
  const last = list.at(-1);
  const isMenu = last?.components.some(({ type }) => type !== ComponentType.Button) ?? true;
  if (last && !isMenu && last.components.length < LIMITS.buttonsInRow)
    return [...list.slice(0, -1), { ...last, components: [...last.components, way] }];
  return list.length < LIMITS.rows ? [...list, ...buttonRows([way])] : list;
}

/** Builds menus and buttons for forms, limited to `room` rows; they come first. */
function formRows({ forms = [], game, ask }: QuestionView, room: number): ActionRow[] {
  const ways = [...new Set(forms.flatMap((one) => one.menu ?? []))].map((placeholder) =>
    menu(
      customId('f', game, ask, 'pick', placeholder.slice(0, 8)),
      placeholder,
      forms
        .filter((one) => one.menu === placeholder)
        .slice(0, LIMITS.menuOptions)
        .map(({ key, label, hint }) => ({ value: key, label, ...(hint && { description: hint }) })),
    ),
  );
  const buttons = buttonRows(
    forms
      .filter((one) => one.menu === undefined && one.replacesOption === undefined)
      .slice(0, LIMITS.buttonsInRow)
      .map(({ key, label }) => button(customId('f', game, ask, 'open', key), label, 'primary')),
  );
  return [...ways, ...buttons].slice(0, Math.max(0, room));
}

function controlsOf(shown: QuestionView): { text: string; rows: ActionRow[] } {
  const { spec } = shown;
  switch (spec.kind) {
    case 'none':
      return { text: '', rows: [] };
    case 'choose':
      return spec.max <= 1 ? singleChoice(shown, spec) : multipleChoice(shown, spec);
    case 'order':
      return orderControls(shown, spec);
    case 'number':
      return numberControls(shown, spec.min, spec.max);
    case 'allot':
      return countControls(shown, spec);
  }
}

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

/** Most characters of the hints in the text of a question. */
const MAX_HINTS_LENGTH = 1750;

/**
 * Formats the hints of the options within the room left by the other text; shortens all hints rather than leaving some
 * out.
 */
function hints(options: Option[], besides = ''): string {
  const room = MAX_HINTS_LENGTH - besides.length;
  const told = options.flatMap(({ label, hint }) => (hint ? [{ label: capitalize(label), hint }] : []));
  const cut = (most: number): string[] => told.map(({ label, hint }) => `- **${label}**: ${truncate(hint, most)}`);
  let most = told.reduce((longest, { hint }) => Math.max(longest, hint.length), 0);
  while (most > MIN_HINT_LENGTH && cut(most).join('\n').length >= room - 30) most -= 10;
  return joinWithinLimit(cut(most), room);
}

/** Hints are not cut below this length, in characters. */
const MIN_HINT_LENGTH = 60;

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
            customId('g', shown.game, '', 'ahead', momentList.format(shown.window.moments)),
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

function singleChoice(shown: QuestionView, spec: Choose): { text: string; rows: ActionRow[] } {
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

function multipleChoice(shown: QuestionView, spec: Choose): { text: string; rows: ActionRow[] } {
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

function orderControls(
  shown: QuestionView,
  spec: Extract<Spec, { kind: 'order' }>,
): { text: string; rows: ActionRow[] } {
  const { options } = spec;
  const keys = draftKeys(spec, shown.draft ?? {});
  const most = orderLength(spec);
  const left = keys.length < most ? options.filter((option) => !keys.includes(option.key)) : [];
  const { page, pages, list } = paginate(left, shown.draft?.page, MENU_PAGE_SIZE);
  const said = [
    most < options.length ? `Choose ${most}${most > 1 ? ' in order' : ''}.` : 'Choose them in order.',
    joinWithinLimit(
      keys.map((key, i) => `${i + 1}. ${options.find((option) => option.key === key)?.label ?? key}`),
      1000,
    ),
  ];
  const text = [...said, hints(left, said.join('\n'))].filter(Boolean).join('\n');
  return {
    text,
    rows: [
      ...nextControls(shown, list, page, keys.length + 1),
      ...buttonRows([
        button(questionCustomId(shown, 'ok'), 'Confirm this order', 'success', keys.length < most),
        button(questionCustomId(shown, 'reset'), 'Start over', 'secondary', keys.length === 0),
        ...pageButtons(shown, page, pages),
      ]),
    ],
  };
}

/** Builds the controls for the next place of an order: a button for each option if they are few, else a menu. */
function nextControls(shown: QuestionView, list: Option[], page: number, place: number): ActionRow[] {
  if (!list.length) return [];
  if (page === 0 && list.length <= LIMITS.buttonsInRow)
    return buttonRows(
      list.map((option) =>
        button(questionCustomId(shown, 'add', option.key), `${place}. ${capitalize(option.label)}`, 'primary'),
      ),
    );
  return [menu(questionCustomId(shown, 'next', String(page)), `Choose number ${place}`, list.map(toMenuOption))];
}

function numberControls(shown: QuestionView, min: number, max: number): { text: string; rows: ActionRow[] } {
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i)).map((key) => ({ key, label: key }));
  if (numbers.length <= MAX_BUTTONS)
    return {
      text: '',
      rows: buttonRows(
        numbers.map(({ key }) =>
          button(questionCustomId(shown, 'number', key), max === 0 ? 'Continue' : key, 'primary'),
        ),
      ),
    };
  const { page, pages, list } = paginate(numbers, shown.draft?.page, MENU_PAGE_SIZE);
  return {
    text: '',
    rows: [
      menu(questionCustomId(shown, 'numbers', String(page)), 'How many?', list.map(toMenuOption)),
      ...buttonRows(pageButtons(shown, page, pages)),
    ],
  };
}

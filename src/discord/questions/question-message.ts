import { ComponentType } from 'discord.js';
import { customId } from '#discord/interactions/custom-id.ts';
import { MENU_PAGE_SIZE, type Draft } from './answer-draft.ts';
import { withPermanentOrders } from './permanent-orders.ts';
import { withSkips } from './skips.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, menu, buttonRows, type Message, type ActionRow } from '#discord/messages/message.ts';
import { truncate } from '#text/markdown.ts';
import { capitalize } from '#text/sentences.ts';
import { countControls } from '#discord/questions/controls/count-controls.ts';
import {
  questionCustomId,
  paginate,
  toMenuOption,
  pageButtons,
  type QuestionView,
  formatUsedCard,
} from './question-view.ts';
import { singleChoice, multipleChoice, MAX_BUTTONS } from '#discord/questions/controls/choice-controls.ts';
import { orderControls } from '#discord/questions/controls/order-controls.ts';

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
    components: withSkips(
      shown,
      withPermanentOrders(shown, [...formRows(shown, LIMITS.rows - body.rows.length), ...body.rows]),
    ),
  };
}

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

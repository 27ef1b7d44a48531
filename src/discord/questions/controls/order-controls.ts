import { orderLength, type Option, type Spec } from '#engine';
import { draftKeys, MENU_PAGE_SIZE } from '#discord/questions/answer-draft.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, menu, buttonRows, type ActionRow } from '#discord/messages/message.ts';
import { joinWithinLimit } from '#text/markdown.ts';
import { capitalize } from '#text/sentences.ts';
import {
  questionCustomId,
  paginate,
  toMenuOption,
  pageButtons,
  type QuestionView,
} from '#discord/questions/question-view.ts';
import { hints } from './option-hints.ts';

export function orderControls(
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

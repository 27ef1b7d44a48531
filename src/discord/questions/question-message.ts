import { ComponentType } from 'discord.js';
import { ordered, type Option, type Spec } from '#engine';
import { customId } from '#discord/interactions/custom-id.ts';
import { draftedKeys, PAGE, type Draft } from './answer-draft.ts';
import { nothingInVote } from './pass-buttons.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, menu, rows, type Message, type Row } from '#discord/messages/message.ts';
import { clip, lines } from '#text/markdown.ts';
import { upper } from '#text/sentences.ts';
import { allotting } from './count-controls.ts';
import { id, paged, toMenu, turning, unavailable, type Shown } from './question-view.ts';

type Choose = Extract<Spec, { kind: 'choose' }>;

/** As many options as are offered as buttons; more go into menus. */
const BUTTONS = 10;

/** The message that puts a question: text, and buttons or menus by which every legal answer can be given. */
export function questionMessage(shown: Shown): Message {
  const { spec } = shown;
  const said = upper(spec.kind === 'none' ? spec.reason : spec.prompt);
  // Why it is asked does not say that anything can be done about it.
  const head = shown.window ? `Do you want to answer this now? ${said}` : said;
  const held =
    shown.held !== undefined ? '\n-# You have answered; it counts when its turn comes. You can still change it.' : '';
  const until = shown.closesAt ? `\n-# Closes <t:${Math.floor(shown.closesAt / 1000)}:R>.` : '';
  const inside = bodyOf(shown);
  const body = { ...inside, rows: withBack(shown, inside.rows) };
  const changed = sinceThen(shown.draft);
  return {
    content: clip(`**${head}**${changed}${body.text ? `\n${body.text}` : ''}${held}${until}`, LIMITS.content),
    components: [...formRows(shown, LIMITS.rows - body.rows.length), ...body.rows],
  };
}

/** What has come of what its player had said beforehand. */
function sinceThen({ changed, ranked }: Draft = {}): string {
  if (ranked === 'gone') return '\n-# :warning: Nothing that you had ranked is left.';
  if (ranked === 'less')
    return '\n-# :warning: What is left first of your ranking comes with less than it did when you ranked it.';
  return changed ? '\n-# :warning: This is what you filled in before; something has changed since.' : '';
}

/** Last of all a way back, as far as there is room. */
function withBack({ game, back }: Shown, list: Row[]): Row[] {
  if (back === undefined) return list;
  const way = button(customId('g', game, '', 'back', back), 'Back');
  const last = list.at(-1);
  const isMenu = last?.components.some(({ type }) => type !== ComponentType.Button) ?? true;
  if (last && !isMenu && last.components.length < LIMITS.buttonsInRow)
    return [...list.slice(0, -1), { ...last, components: [...last.components, way] }];
  return list.length < LIMITS.rows ? [...list, ...rows([way])] : list;
}

/** Ways to do it all at once stand first, as far as there is room. */
function formRows({ forms = [], game, ask }: Shown, room: number): Row[] {
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
  const buttons = rows(
    forms
      .filter((one) => one.menu === undefined && one.instead === undefined)
      .slice(0, LIMITS.buttonsInRow)
      .map(({ key, label }) => button(customId('f', game, ask, 'open', key), label, 'primary')),
  );
  return [...ways, ...buttons].slice(0, Math.max(0, room));
}

function bodyOf(shown: Shown): { text: string; rows: Row[] } {
  const { spec } = shown;
  switch (spec.kind) {
    case 'none':
      return { text: '', rows: [] };
    case 'choose':
      return spec.max <= 1 ? single(shown, spec) : several(shown, spec);
    case 'order':
      return ordering(shown, spec);
    case 'number':
      return numbering(shown, spec.min, spec.max);
    case 'allot':
      return allotting(shown, spec);
  }
}

/** What a button of an option does: answers, or opens what is filled in with it. */
const idOf = (shown: Shown, key: string): string => {
  const form = shown.forms?.find((one) => one.instead === key);
  return form ? customId('f', shown.game, shown.ask, 'open', form.key) : id(shown, 'key', key);
};
const open = (options: Option[]): Option[] => options.filter((option) => !option.off);

/** Options that a menu of forms stands for: they are in it. */
function withoutCovered({ forms = [] }: Shown, options: Option[]): Option[] {
  const covered = new Set(
    forms.flatMap(({ menu: placeholder, instead }) =>
      placeholder !== undefined && instead !== undefined ? [instead] : [],
    ),
  );
  return covered.size ? options.filter(({ key }) => !covered.has(key)) : options;
}

/** What ends all of it is never looked for in a menu. */
const ends = ({ key }: Option): boolean => key === 'end';

/** As much as a message has room for beside the question and what else is said: where that is not all, each is cut short and none left out. */
function hints(options: Option[], besides = ''): string {
  const room = 1750 - besides.length;
  const told = options.flatMap(({ label, hint }) => (hint ? [{ label: upper(label), hint }] : []));
  const cut = (most: number): string[] => told.map(({ label, hint }) => `- **${label}**: ${clip(hint, most)}`);
  let most = told.reduce((longest, { hint }) => Math.max(longest, hint.length), 0);
  while (most > LEAST_HINT && cut(most).join('\n').length >= room - 30) most -= 10;
  return lines(cut(most), room);
}

/** Fewer signs than these of what an option does say nothing. */
const LEAST_HINT = 60;

/** To leave something be is there, and not what the eye falls on. */
const doesNothing = ({ key, label }: Option): boolean =>
  /^(decline|pass|no|none|nothing|abstain|skip)$/.test(key) || /^(do not|decline|pass|abstain)\b/i.test(label);

/** Buttons have no second line: where options are of several groups, each says of which. */
function grouped(options: readonly Option[]): (option: Option) => string {
  const several = new Set(options.flatMap(({ group }) => group ?? [])).size > 1;
  return ({ label, group }) =>
    several && group !== undefined && !label.includes(group) ? `${label} (${group})` : label;
}

function single(shown: Shown, spec: Choose): { text: string; rows: Row[] } {
  const options = spec.max ? withoutCovered(shown, open(spec.options)) : [];
  const pass =
    spec.min === 0
      ? [
          button(id(shown, 'none'), options.length ? (spec.nothing ?? 'Pass') : 'Continue', 'secondary'),
          ...(shown.window?.others && options.length
            ? [button(id(shown, 'firmly'), 'Pass, whatever the others do', 'secondary')]
            : []),
          ...(shown.window?.moment !== undefined && options.length
            ? [button(customId('g', shown.game, '', 'ahead', shown.window.moment), 'Not in this turn', 'secondary')]
            : []),
          ...(shown.window?.vote === undefined ? [] : [nothingInVote(shown.game, shown.window.vote)]),
          ...(shown.window?.spared ?? []).map(({ key, label }) =>
            button(customId('g', shown.game, 'spare', 'ahead', key), label, 'secondary'),
          ),
        ]
      : [];
  if (options.length <= BUTTONS) {
    const off = unavailable(spec.options);
    const text = [hints(options, off), off].filter(Boolean).join('\n');
    const withGroup = grouped(options);
    return {
      text,
      rows: rows([
        ...options.map((option) =>
          button(idOf(shown, option.key), upper(withGroup(option)), doesNothing(option) ? 'secondary' : 'primary'),
        ),
        ...pass,
        ...(shown.ahead ?? []).map(({ key, label }) => button(customId('g', shown.game, key, 'ahead'), label)),
      ]),
    };
  }
  const last = options.filter(ends).map((option) => button(idOf(shown, option.key), upper(option.label), 'primary'));
  const { page, pages, list } = paged(options.filter((option) => !ends(option)), shown.draft?.page, PAGE * 3); // prettier-ignore
  const menus: Row[] = [];
  for (let i = 0; i < list.length; i += PAGE) {
    const part = list.slice(i, i + PAGE);
    menus.push(
      menu(id(shown, 'menu', String(i)), `${part[0].label} … ${part[part.length - 1].label}`, part.map(toMenu)),
    );
  }
  return {
    text: unavailable(spec.options),
    rows: [...menus, ...rows([...last, ...pass, ...turning(shown, page, pages)])],
  };
}

function several(shown: Shown, spec: Choose): { text: string; rows: Row[] } {
  const options = open(spec.options);
  const keys = draftedKeys(spec, shown.draft ?? {});
  const { page, pages, list } = paged(options, shown.draft?.page, PAGE);
  const count =
    spec.min === spec.max
      ? `Choose ${spec.max}.`
      : spec.min
        ? `Choose ${spec.min} to ${spec.max}.`
        : `Choose up to ${spec.max}.`;
  const picked = keys.map((key) => options.find((option) => option.key === key)?.label ?? key);
  const most = Math.min(spec.max, list.length);
  // Where less may be chosen than when the draft was begun, Discord wants no more marked than may be.
  const marked = list.filter((option) => keys.includes(option.key)).slice(0, most);
  const said = [count, picked.length ? `Chosen: ${clip(picked.join(', '), 900)}` : '', shown.problem ?? ''];
  const off = unavailable(spec.options);
  const text = [...said, hints(options, [...said, off].join('\n')), off].filter(Boolean).join('\n');
  return {
    text,
    rows: [
      ...(list.length
        ? [
            menu(
              id(shown, 'keys', String(page)),
              count,
              list.map((option) => ({ ...toMenu(option), selected: marked.includes(option) })),
              0,
              most,
            ),
          ]
        : []),
      ...rows([
        button(
          id(shown, 'ok'),
          picked.length === 1
            ? `Confirm: ${picked[0]}`
            : keys.length
              ? `Confirm ${keys.length}`
              : (spec.nothing ?? 'Confirm none'),
          keys.length ? 'success' : 'secondary',
          keys.length < spec.min || keys.length > spec.max || Boolean(shown.problem),
        ),
        ...turning(shown, page, pages),
      ]),
    ],
  };
}

function ordering(shown: Shown, spec: Extract<Spec, { kind: 'order' }>): { text: string; rows: Row[] } {
  const { options } = spec;
  const keys = draftedKeys(spec, shown.draft ?? {});
  const most = ordered(spec);
  const left = keys.length < most ? options.filter((option) => !keys.includes(option.key)) : [];
  const { page, pages, list } = paged(left, shown.draft?.page, PAGE);
  const said = [
    most < options.length
      ? `Choose ${most}${most > 1 ? ', one after the other, the first one first' : ''}.`
      : 'Choose them one after the other, the first one first.',
    lines(
      keys.map((key, i) => `${i + 1}. ${options.find((option) => option.key === key)?.label ?? key}`),
      1000,
    ),
  ];
  const text = [...said, hints(left, said.join('\n'))].filter(Boolean).join('\n');
  return {
    text,
    rows: [
      ...nextOnes(shown, list, page, keys.length + 1),
      ...rows([
        button(id(shown, 'ok'), 'Confirm this order', 'success', keys.length < most),
        button(id(shown, 'reset'), 'Start again', 'secondary', keys.length === 0),
        ...turning(shown, page, pages),
      ]),
    ],
  };
}

/** Which comes next: a button each where they are few. */
function nextOnes(shown: Shown, list: Option[], page: number, place: number): Row[] {
  if (!list.length) return [];
  if (page === 0 && list.length <= LIMITS.buttonsInRow)
    return rows(
      list.map((option) => button(id(shown, 'add', option.key), `${place}. ${upper(option.label)}`, 'primary')),
    );
  return [menu(id(shown, 'next', String(page)), `Number ${place}`, list.map(toMenu))];
}

function numbering(shown: Shown, min: number, max: number): { text: string; rows: Row[] } {
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i)).map((key) => ({ key, label: key }));
  if (numbers.length <= BUTTONS)
    return { text: '', rows: rows(numbers.map(({ key }) => button(id(shown, 'number', key), key, 'primary'))) };
  const { page, pages, list } = paged(numbers, shown.draft?.page, PAGE);
  return {
    text: '',
    rows: [
      menu(id(shown, 'numbers', String(page)), 'How many?', list.map(toMenu)),
      ...rows(turning(shown, page, pages)),
    ],
  };
}

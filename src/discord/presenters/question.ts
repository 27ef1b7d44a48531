import { ComponentType } from 'discord.js';
import { measure, misfit, ordered, type Answer, type Option, type Spec } from '../../engine/index.ts';
import type { Alias } from '../../table/index.ts';
import { customId } from '../custom-id.ts';
import type { FormOffered } from '../face.ts';
import { countOption, countsOffered, draftedCounts, draftedKeys, PAGE, proposedCounts, type Draft } from '../press-to-answer.ts';
import { LIMITS } from '../limits.ts';
import { button, menu, rows, type Message, type Row } from '../message.ts';
import { about, distinctly, type Named } from '../naming.ts';
import { clip, lines } from '../text.ts';
import { byPlace } from '../../words/by-place.ts';
import { upper } from '../../words/sentences.ts';

/** A moment to answer: whether somebody else may act as well; the moment, where its player may say that they do not want to be asked about it; and what else they may say of it for good. */
export interface ShownWindow {
  others: boolean;
  moment?: string;
  spared: { key: string; label: string }[];
}

/** A question as its player sees it, with what they have drafted so far. */
export interface Shown {
  game: string;
  ask: Alias;
  spec: Spec;
  draft?: Draft;
  /** An answer given already and held until its turn comes. */
  held?: Answer;
  /** Why the draft cannot be confirmed yet. */
  problem?: string;
  /** What has been put together so far comes to. */
  told?: string;
  /** When the window closes. */
  closesAt?: number | null;
  window?: ShownWindow;
  /** What may be said beforehand besides. */
  ahead?: { key: string; label: string }[];
  /** The choice that has led to this question, by what it is called for its player: they can still go back to it. */
  back?: string;
  /** Ways to answer it with what follows. */
  forms?: FormOffered[];
}

type Choose = Extract<Spec, { kind: 'choose' }>;
type Allot = Extract<Spec, { kind: 'allot' }>;

/** As many options as are offered as buttons; more go into menus. */
const BUTTONS = 10;

/** The message that puts a question: text, and buttons or menus by which every legal answer can be given. */
export function questionMessage(shown: Shown): Message {
  const { spec } = shown;
  const said = upper(spec.kind === 'none' ? spec.reason : spec.prompt);
  // Why it is asked does not say that anything can be done about it.
  const head = shown.window ? `Do you want to answer this now? ${said}` : said;
  const held = shown.held !== undefined ? '\n-# You have answered; it counts when its turn comes. You can still change it.' : '';
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
  if (ranked === 'less') return '\n-# :warning: What is left first of your ranking comes with less than it did when you ranked it.';
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
const id = (shown: Shown, verb: string, arg = '') => customId('q', shown.game, shown.ask, verb, arg);

/** What cannot be chosen now, and why: the same reasons that would refuse it. */
function unavailable(options: readonly Named[]): string {
  const off = options.filter((option) => option.off);
  const called = distinctly(options);
  return off.length && off.length <= 6
    ? lines(
        off.map((option) => `-# ${upper(called(option))}: ${option.off}`),
        600,
      )
    : '';
}

/** As much as a message has room for beside the question and what else is said: where that is not all, each is cut short and none left out. */
function hints(options: Option[], besides = ''): string {
  const room = 1750 - besides.length;
  const told = options.flatMap(({ label, hint }) => (hint ? [{ label: upper(label), hint }] : []));
  const cut = (most: number): string[] => told.map(({ label, hint }) => `- **${label}**: ${clip(hint, most)}`);
  let most = told.reduce((longest, { hint }) => Math.max(longest, hint.length), 0);
  while (most > LEAST_HINT && cut(most).join('\n').length > room - 30) most -= 10;
  return lines(cut(most), room);
}

/** Fewer signs than these of what an option does say nothing. */
const LEAST_HINT = 60;

/** To leave something be is there, and not what the eye falls on. */
const doesNothing = ({ key, label }: Option): boolean =>
  /^(decline|pass|no|none|nothing|abstain|skip)$/.test(key) || /^(do not|decline|pass|abstain)\b/i.test(label);

function single(shown: Shown, spec: Choose): { text: string; rows: Row[] } {
  const options = spec.max ? open(spec.options) : [];
  const pass =
    spec.min === 0
      ? [
          button(id(shown, 'none'), options.length ? 'Pass' : 'Continue', 'secondary'),
          ...(shown.window?.others && options.length ? [button(id(shown, 'firmly'), 'Pass, whatever the others do', 'secondary')] : []),
          ...(shown.window?.moment !== undefined && options.length
            ? [button(customId('g', shown.game, '', 'ahead', shown.window.moment), 'Not in this turn', 'secondary')]
            : []),
          ...(shown.window?.spared ?? []).map(({ key, label }) =>
            button(customId('g', shown.game, 'spare', 'ahead', key), label, 'secondary'),
          ),
        ]
      : [];
  if (options.length <= BUTTONS) {
    const off = unavailable(spec.options);
    const text = [hints(options, off), off].filter(Boolean).join('\n');
    return {
      text,
      rows: rows([
        ...options.map((option) => button(idOf(shown, option.key), upper(option.label), doesNothing(option) ? 'secondary' : 'primary')),
        ...pass,
        ...(shown.ahead ?? []).map(({ key, label }) => button(customId('g', shown.game, key, 'ahead'), label)),
      ]),
    };
  }
  const { page, pages, list } = paged(options, shown.draft?.page, PAGE * 3);
  const menus: Row[] = [];
  for (let i = 0; i < list.length; i += PAGE) {
    const part = list.slice(i, i + PAGE);
    menus.push(menu(id(shown, 'menu', String(i)), `${part[0].label} … ${part[part.length - 1].label}`, part.map(toMenu)));
  }
  return { text: unavailable(spec.options), rows: [...menus, ...rows([...pass, ...turning(shown, page, pages)])] };
}

function several(shown: Shown, spec: Choose): { text: string; rows: Row[] } {
  const options = open(spec.options);
  const keys = draftedKeys(spec, shown.draft ?? {});
  const { page, pages, list } = paged(options, shown.draft?.page, PAGE);
  const count =
    spec.min === spec.max ? `Choose ${spec.max}.` : spec.min ? `Choose ${spec.min} to ${spec.max}.` : `Choose up to ${spec.max}.`;
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
          keys.length ? `Confirm ${keys.length}` : 'Confirm none',
          keys.length ? 'success' : 'secondary',
          keys.length < spec.min || keys.length > spec.max,
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
    return rows(list.map((option) => button(id(shown, 'add', option.key), `${place}. ${upper(option.label)}`, 'primary')));
  return [menu(id(shown, 'next', String(page)), `Number ${place}`, list.map(toMenu))];
}

function numbering(shown: Shown, min: number, max: number): { text: string; rows: Row[] } {
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i)).map((key) => ({ key, label: key }));
  if (numbers.length <= BUTTONS)
    return { text: '', rows: rows(numbers.map(({ key }) => button(id(shown, 'number', key), key, 'primary'))) };
  const { page, pages, list } = paged(numbers, shown.draft?.page, PAGE);
  return {
    text: '',
    rows: [menu(id(shown, 'numbers', String(page)), 'How many?', list.map(toMenu)), ...rows(turning(shown, page, pages))],
  };
}

/** What has been chosen so far, what it comes to, and what is wrong with it. */
function chosenSoFar(shown: Shown, spec: Allot, usable: Allot['lines'], counts: Record<string, number>): string {
  const called = distinctly(usable);
  const set = byPlace(
    usable.filter((line) => counts[line.key]).map((line) => ({ ...line, count: counts[line.key], called: called(line) })),
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
  const confirm = button(id(shown, 'ok'), some ? 'Confirm' : nothing, some ? 'success' : 'secondary', Boolean(shown.problem));
  const least = some && spec.nothing && misfit(spec, {}) === undefined;
  return [confirm, ...(least ? [button(id(shown, 'least'), nothing)] : [])];
}

function allotting(shown: Shown, spec: Allot): { text: string; rows: Row[] } {
  const counts = draftedCounts(spec, shown.draft ?? {});
  const usable = offeredNow(shown, spec, counts);
  const { page, pages, list } = paged(usable, shown.draft?.page, PAGE);
  const simple = usable.every((line) => line.max === 1);
  const offered = simple || shown.draft?.line !== undefined ? undefined : countsOffered({ ...spec, lines: usable }, counts);
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
        ...(offered && !spec.nothing ? [button(id(shown, 'clear'), 'Clear', 'secondary', !Object.keys(counts).length)] : []),
        ...other,
      ]),
    ],
  };
}

/** What can be counted; what only makes good what is wrong is left out until something is. */
const offeredNow = (shown: Shown, { lines: all }: Allot, counts: Record<string, number>): Allot['lines'] =>
  all.filter(({ max, mends, key }) => max > 0 && (!mends || shown.problem !== undefined || Boolean(counts[key])));

/** One menu of all counts: everything is marked in one go. */
function counting(shown: Shown, offered: NonNullable<ReturnType<typeof countsOffered>>['options'], counts: Record<string, number>): Row {
  const options = offered.map(({ line, count }) => ({
    ...toMenu(line),
    value: countOption(count, line.key),
    label: line.max > 1 ? `${count} × ${line.label}` : upper(line.label),
    selected: counts[line.key] === count,
  }));
  return menu(id(shown, 'counts'), 'Choose', options, 0, options.length);
}

/** A menu of lines: where there is one of each, they are chosen; else one is chosen to be changed. */
function picker(
  shown: Shown,
  { list, page, counts, simple }: { list: Allot['lines']; page: number; counts: Record<string, number>; simple: boolean },
): Row {
  if (simple) {
    const options = list.map((line) => ({ ...toMenu(line), selected: Boolean(counts[line.key]) }));
    return menu(id(shown, 'ones', String(page)), 'Choose', options, 0, list.length);
  }
  const label = (line: Allot['lines'][number]): string =>
    line.max > 1 ? `${counts[line.key] ?? 0} of ${line.max} · ${line.label}` : upper(line.label);
  const options = list.map((line) => ({ ...toMenu(line), label: label(line), selected: line.key === shown.draft?.line }));
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
  // Against a bound of nothing, what gives room counts below it.
  if (limit.atMost === 0) {
    const what = name.replaceAll('-', ' ');
    return sum > 0 ? `${what} is lacking for ${sum}` : sum < 0 ? `${what} for ${-sum} more` : '';
  }
  const of = limit.atLeast !== undefined ? limit.atLeast : limit.atMost;
  // More than is needed is no fault where nothing bounds it.
  if (limit.atMost === undefined && limit.atLeast !== undefined) return `${name.replaceAll('-', ' ')} ${sum}, at least ${of}`;
  return `${name.replaceAll('-', ' ')} ${sum} of ${of}`;
}

const toMenu = (option: { key: string; label: string; hint?: string; group?: string }) => ({
  value: option.key,
  label: upper(option.label),
  ...(about(option) && { description: about(option) }),
});

function paged<T>(list: T[], wanted: number | undefined, size: number): { page: number; pages: number; list: T[] } {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(Math.max(0, Math.trunc(wanted ?? 0)), pages - 1);
  return { page, pages, list: list.slice(page * size, (page + 1) * size) };
}

const turning = (shown: Shown, page: number, pages: number) =>
  pages > 1 ? [button(id(shown, 'page', String((page + 1) % pages)), `More (${page + 1} of ${pages})`)] : [];

import { el, safeAddress } from '../dom.js';
import { ownEmoji } from './emoji.js';
import { icon } from '../icons.js';

/**
 * Renders the subset of Discord's markdown that bots use as DOM nodes. `names` resolves mentions: { user(id),
 * channel(id), role(id), openChannel(id), useCommand(name) }.
 */
export function markdown(text, names, { links = true } = {}) {
  const nodes = [];
  for (const [index, part] of String(text ?? '')
    .split(/```([\s\S]*?)```/)
    .entries()) {
    if (index % 2 === 1) nodes.push(codeBlock(part));
    else if (part !== '') nodes.push(...blocks(part.replace(/^\n/, index > 0 ? '' : '\n'), names, links));
  }
  return nodes;
}

function codeBlock(part) {
  const match = /^([a-z0-9+#_-]{1,20})\n([\s\S]*)$/i.exec(part);
  return el('pre', {}, el('code', {}, (match ? match[2] : part).replace(/^\n|\n$/g, '')));
}

/** Consecutive lines from `at` that satisfy `isOne`. */
function runFrom(lines, at, isOne) {
  const end = lines.findIndex((line, i) => i >= at && !isOne(line));
  return lines.slice(at, end < 0 ? undefined : end);
}

function blocks(text, names, links) {
  const nodes = [];
  const lines = text.split('\n');
  let plain = [];
  const flush = () => {
    if (plain.length > 0) nodes.push(el('div', { class: 'line' }, inline(plain.join('\n'), names, links)));
    plain = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const heading = /^(#{1,3})\s+(.+)$/.exec(line);
    const small = /^-#\s+(.+)$/.exec(line);
    if (heading) {
      flush();
      nodes.push(
        el(
          'div',
          { class: `heading h${heading[1].length}`, role: 'heading', 'aria-level': heading[1].length + 1 },
          inline(heading[2], names, links),
        ),
      );
    } else if (small) {
      flush();
      nodes.push(el('div', { class: 'subtext' }, inline(small[1], names, links)));
    } else if (listItem(line)) {
      flush();
      const items = runFrom(lines, at, listItem);
      nodes.push(list(items.map(listItem), names, links));
      at += items.length - 1;
    } else if (/^>>> /.test(line)) {
      flush();
      nodes.push(el('blockquote', {}, blocks([line.slice(4), ...lines.slice(at + 1)].join('\n'), names, links)));
      break;
    } else if (/^> /.test(line)) {
      flush();
      const quoted = runFrom(lines, at, (one) => /^> ?/.test(one));
      nodes.push(el('blockquote', {}, blocks(quoted.map((one) => one.replace(/^> ?/, '')).join('\n'), names, links)));
      at += quoted.length - 1;
    } else {
      plain.push(line);
    }
  }
  flush();
  return nodes;
}

function listItem(line) {
  const match = /^(\s*)([-*]|\d{1,9}\.)\s+(.+)$/.exec(line);
  return (
    match && {
      depth: Math.floor(match[1].length / 2),
      ordered: match[2].length > 1,
      start: parseInt(match[2], 10),
      text: match[3],
    }
  );
}

function list(items, names, links) {
  const make = (item) => (item.ordered ? el('ol', { start: item.start }) : el('ul'));
  const root = make(items[0]);
  const open = [root];
  for (const item of items) {
    while (open.length > item.depth + 1) open.pop();
    if (item.depth > open.length - 1 && open.at(-1).lastElementChild) {
      const inner = make(item);
      open.at(-1).lastElementChild.append(inner);
      open.push(inner);
    }
    open.at(-1).append(el('li', {}, inline(item.text, names, links)));
  }
  return root;
}

// In order of precedence; each creates a node from its match. A third element restricts the rule to word starts.
const rules = [
  [/^\\([^\p{L}\p{N}\s])/u, (m) => m[1]],
  [/^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/, (m) => el('code', {}, m[2])],
  [/^<@!?(\d+)>/, (m, c) => el('span', { class: 'mention' }, `@${c.names.user(m[1])}`)],
  [/^<@&(\d+)>/, (m, c) => el('span', { class: 'mention' }, `@${c.names.role(m[1])}`)],
  [
    /^<#(\d+)>/,
    (m, c) =>
      el(
        'button',
        { type: 'button', class: 'mention', onclick: () => c.names.openChannel(m[1]) },
        `#${c.names.channel(m[1])}`,
      ),
  ],
  [
    /^<\/([^:>\n]+):(\d+)>/,
    (m, c) => el('button', { type: 'button', class: 'mention', onclick: () => c.names.useCommand(m[1]) }, `/${m[1]}`),
  ],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (m) => timestamp(Number(m[1]), m[2] ?? 'f')],
  [/^<a?:(\w+):(\d+)>/, (m) => ownEmoji(m[2], m[1])],
  [/^:warning:/, () => el('span', { class: 'warning', role: 'img', 'aria-label': 'Warning' }, icon('warning', 16))],
  [
    /^(?:✅|:white_check_mark:)/,
    () => el('span', { class: 'done', role: 'img', 'aria-label': 'Done' }, icon('check', 16)),
  ],
  [/^@(everyone|here)\b/, (m) => el('span', { class: 'mention' }, m[0])],
  [
    /^\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"\n]*")?\)/,
    (m, c) => link(m[2], inline(m[1], c.names, false), c),
  ],
  [/^<(https?:\/\/[^\s>]+)>/, (m, c) => link(m[1], m[1], c)],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, (m, c) => link(m[0], m[0], c)],
  [/^\|\|([\s\S]+?)\|\|/, (m, c) => spoiler(inline(m[1], c.names, c.links))],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (m, c) => el('strong', {}, el('em', {}, inline(m[1], c.names, c.links)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m, c) => el('strong', {}, inline(m[1], c.names, c.links))],
  [/^__([\s\S]+?)__(?!_)/, (m, c) => el('u', {}, inline(m[1], c.names, c.links))],
  [/^~~([\s\S]+?)~~/, (m, c) => el('s', {}, inline(m[1], c.names, c.links))],
  [/^\*(?=\S)((?:\*\*[^*]+\*\*|[^*])+?)\*(?!\*)/, (m, c) => el('em', {}, inline(m[1], c.names, c.links))],
  [/^_(?=\S)([^_]+?)_(?![\p{L}\p{N}_])/u, (m, c) => el('em', {}, inline(m[1], c.names, c.links)), true],
];

function inline(text, names, links) {
  const context = { names, links };
  const nodes = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') nodes.push(plain);
    plain = '';
  };
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const inWord = /[\p{L}\p{N}]$/u.test(text.slice(0, at));
    const hit = /^[\\`<@[h|*_~✅:]/.test(rest) ? firstHit(rest, inWord) : undefined;
    if (hit) {
      flush();
      nodes.push(hit.rule[1](hit.match, context));
      at += hit.match[0].length;
    } else {
      const [character] = rest;
      plain += character;
      at += character.length;
    }
  }
  flush();
  return nodes;
}

function firstHit(rest, inWord) {
  for (const rule of rules) {
    if (rule[2] && inWord) continue;
    const match = rule[0].exec(rest);
    if (match) return { rule, match };
  }
  return undefined;
}

function link(address, label, context) {
  const href = context.links ? safeAddress(address) : undefined;
  return href ? el('a', { href, target: '_blank', rel: 'noopener noreferrer' }, label) : el('span', {}, label);
}

function spoiler(children) {
  return el(
    'button',
    {
      type: 'button',
      class: 'spoiler',
      'aria-label': 'Spoiler',
      onclick: (event) => event.currentTarget.classList.add('shown'),
    },
    children,
  );
}

const styles = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

function timestamp(unix, style) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${unix}>`;
  const full = new Intl.DateTimeFormat(undefined, styles.F).format(date);
  const text = style === 'R' ? relative(unix) : new Intl.DateTimeFormat(undefined, styles[style]).format(date);
  return el(
    'time',
    {
      class: 'timestamp',
      dateTime: date.toISOString(),
      title: full,
      ...(style === 'R' ? { 'data-relative': unix } : {}),
    },
    text,
  );
}

const relativeFormat = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

export function relative(unix) {
  const seconds = unix - Date.now() / 1000;
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size * 0.95) ?? units.at(-1);
  return relativeFormat.format(Math.round(seconds / length), unit);
}

/** Updates relative times while the page is open. */
setInterval(() => {
  for (const element of document.querySelectorAll('time[data-relative]'))
    element.textContent = relative(Number(element.dataset.relative));
}, 10_000);

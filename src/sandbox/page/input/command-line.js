/** Parses slash commands being typed and suggests continuations. Independent of the page. */

/** Lists all commands with subcommands expanded: { name, description, options }. */
export function flatten(commands) {
  const found = [];
  const walk = (node, name) => {
    const branches = (node.options ?? []).filter((option) => option.type === 1 || option.type === 2);
    if (branches.length === 0) found.push({ name, description: node.description, options: node.options ?? [] });
    for (const branch of branches) walk(branch, `${name} ${branch.name}`);
  };
  for (const command of commands) walk(command, command.name);
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Parses a line:
 * - { kind: 'text' }: plain text
 * - { kind: 'name', filter }: an unfinished command name
 * - { kind: 'options', entry, given, start }: a command and its options so far; the last of `given` may be incomplete
 */
export function read(line, entries) {
  if (!line.startsWith('/')) return { kind: 'text' };
  const typed = line.slice(1);
  const entry = entries
    .filter((candidate) => typed.startsWith(`${candidate.name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!entry) return { kind: 'name', filter: typed.trim().toLowerCase() };
  const start = entry.name.length + 2;
  return { kind: 'options', entry, given: readOptions(line, start, entry.options), start };
}

function readOptions(line, start, options) {
  const names = options.map((option) => option.name).sort((a, b) => b.length - a.length);
  if (names.length === 0) return [];
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(^|\\s)(${escaped.join('|')}):`, 'gu');
  const given = [];
  for (const match of line.slice(start).matchAll(pattern)) {
    const name = match[2];
    // A repeated option name is part of a text; the first one counts.
    if (given.some((entry) => entry.option.name === name)) continue;
    const at = start + match.index + match[0].length;
    if (given.length > 0) given.at(-1).end = start + match.index;
    given.push({ option: options.find((option) => option.name === name), at, end: line.length });
  }
  return given.map((entry) => ({ ...entry, text: line.slice(entry.at, entry.end) }));
}

/** Value of an option's text: the picked value if its label is unchanged, else the text. */
export function valueOf(entry, picked) {
  const pick = picked.get(entry.option.name);
  const text = entry.text.trim();
  if (pick && text === pick.label) return pick.value;
  return text;
}

/**
 * Returns { word, pending } if an option's text is a finished pick: the text typed after it, and whether there is none,
 * not even a space. Undefined otherwise.
 */
export function afterPick(entry, picked) {
  const pick = picked.get(entry.option.name);
  const text = entry.text.replace(/^\s+/, '');
  if (!pick || !text.startsWith(pick.label)) return undefined;
  const rest = text.slice(pick.label.length);
  return rest === '' || /^\s/.test(rest) ? { word: rest.trim(), pending: rest === '' } : undefined;
}

export function missing(state) {
  const given = new Set(state.given.filter((entry) => entry.text.trim() !== '').map((entry) => entry.option.name));
  return state.entry.options.filter((option) => option.required && !given.has(option.name));
}

export function remaining(state) {
  const given = new Set(state.given.map((entry) => entry.option.name));
  return state.entry.options.filter((option) => !given.has(option.name));
}

export function optionsFor(state, picked) {
  return Object.fromEntries(
    state.given.filter((entry) => entry.text.trim() !== '').map((entry) => [entry.option.name, valueOf(entry, picked)]),
  );
}

const has = (text, filter) => text.toLowerCase().includes(filter);

/** Choices that need no request to the bot; undefined for free text and autocomplete. */
export function localChoices(option, filter, lists) {
  const wanted = filter.trim().toLowerCase();
  const named = (items, prefix) =>
    items.map((item) => ({ label: prefix + item.name.replace(/^@/, ''), value: item.id }));
  const all =
    option.choices?.map((choice) => ({ label: choice.name, value: choice.value })) ??
    {
      5: () => [
        { label: 'True', value: true },
        { label: 'False', value: false },
      ],
      6: () => named(lists.people, '@'),
      7: () => named(lists.channels, '#'),
      8: () => named(lists.roles, '@'),
      9: () => [...named(lists.people, '@'), ...named(lists.roles, '@')],
    }[option.type]?.();
  const rank = (choice) =>
    choice.label.replace(/^[@#]/, '').toLowerCase().startsWith(wanted.replace(/^[@#]/, '')) ? 0 : 1;
  return all?.filter((choice) => has(choice.label, wanted)).sort((a, b) => rank(a) - rank(b));
}

/** Commands that match a filter; those that start with it come first. */
export function matching(entries, filter) {
  const words = filter.split(/\s+/).filter(Boolean);
  const fits = entries.filter((entry) => words.every((word) => has(entry.name, word)));
  const rank = (entry) => (entry.name.startsWith(filter) ? 0 : 1);
  return fits.sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

const types = {
  3: 'text',
  4: 'whole number',
  5: 'true or false',
  6: 'person',
  7: 'channel',
  8: 'role',
  9: 'person or role',
  10: 'number',
  11: 'file',
};

export function describe(option) {
  const range = [
    option.min_value !== undefined && `at least ${option.min_value}`,
    option.max_value !== undefined && `at most ${option.max_value}`,
  ]
    .filter(Boolean)
    .join(', ');
  return `${option.description} (${[types[option.type], option.required ? 'required' : '', range].filter(Boolean).join(', ')})`;
}

import { stripInvisible } from '#text/sanitize.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, buttonRows, type Message } from '#discord/messages/message.ts';
import { truncate, escapeMarkdown } from '#text/markdown.ts';

// Offers the meanings of an ambiguous text as buttons; each button runs the command again with that value.

/** A command to run again: its path ("trade offer") and its option values. */
export interface CommandRetry {
  path: string;
  options: Record<string, string | number | boolean>;
}

/** Returns a command's option values by name; undefined if one is a user, since a button cannot carry a user. */
export function toRetryOptions(
  options: readonly { name: string }[],
  given: CommandOptions,
): CommandRetry['options'] | undefined {
  const found: CommandRetry['options'] = {};
  for (const { name } of options) {
    if (given.user(name) ?? given.file?.(name)) return undefined;
    const value = given.text(name) ?? given.number(name) ?? given.boolean(name);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** Maximum number of choices shown. */
const MAX_CHOICES = 8;

/** Asks which of several meanings the user intended; lists them as text if a choice does not fit into a button. */
export function askWhich(
  typed: string,
  choices: readonly Choice[],
  again: (key: string) => CommandRetry | undefined | false,
): Message {
  const few = choices.slice(0, MAX_CHOICES);
  const buttons = few.flatMap(({ key, label }) => {
    const id = retryId(again(key));
    return id === undefined ? [] : [button(id, truncate(label, LIMITS.buttonLabel), 'secondary')];
  });
  const said = `“${escapeMarkdown(truncate(typed, 40))}” can mean several things. Which one do you mean?`;
  return buttons.length === few.length
    ? { content: said, components: buttonRows(buttons) }
    : { content: `${said} Choose from: ${few.map(({ label }) => escapeMarkdown(label)).join('; ')}.`, components: [] };
}

/** Shows an error message with a button for each choice that fits into one. */
export function suggestRetries(
  said: string,
  choices: readonly Choice[],
  again: (key: string) => CommandRetry | undefined,
): Message {
  const buttons = choices.flatMap(({ key, label }) => {
    const id = retryId(again(key));
    return id === undefined ? [] : [button(id, truncate(label, LIMITS.buttonLabel), 'secondary')];
  });
  return { content: said, components: buttonRows(buttons) };
}

const retryId = (again: CommandRetry | undefined | false): string | undefined => {
  if (!again) return undefined;
  const said = formatRetry(again);
  return said.length + 'c:0::give:'.length > LIMITS.customId ? undefined : customId('c', '0', '', 'give', said);
};

/**
 * Encodes a command compactly for a button's custom id: "trade offer|to=p2|give=2 trade good". The character after an
 * option's name gives the type of its value.
 */
const formatRetry = ({ path, options }: CommandRetry): string =>
  [
    path,
    ...Object.entries(options).map(
      ([name, value]) => `${name}${VALUE_SIGNS[typeof value as Kind]}${escapeSeparators(String(value))}`,
    ),
  ].join('|');

const VALUE_SIGNS = { string: '=', number: '#', boolean: '!' } as const;
type Kind = keyof typeof VALUE_SIGNS;

const escapeSeparators = (text: string): string => text.replace(/[%|]/g, (sign) => (sign === '%' ? '%25' : '%7C'));
const unescapeSeparators = (text: string): string => text.replaceAll('%7C', '|').replaceAll('%25', '%');

/** Parses the command of a button; undefined if the custom id holds none. */
export function parseRetry({ verb, arg }: CustomId): CommandRetry | undefined {
  if (verb !== 'give') return undefined;
  const [path = '', ...rest] = arg.split('|');
  const read = rest.map((one) => /^([a-z-]+)([=#!])(.*)$/s.exec(one));
  if (!path || read.includes(null)) return undefined;
  const values = read.flatMap((found) =>
    found ? [[found[1], parseValue(found[2], unescapeSeparators(found[3]))] as const] : [],
  );
  return { path, options: Object.fromEntries(values) };
}

const parseValue = (kind: string, text: string): string | number | boolean =>
  kind === VALUE_SIGNS.number ? Number(text) : kind === VALUE_SIGNS.boolean ? text === 'true' : text;

/** Returns the option values of a retry as if the user had typed them. */
export const optionsFromRetry = (options: CommandRetry['options']): CommandOptions => {
  const value = (name: string): unknown => (Object.hasOwn(options, name) ? options[name] : undefined);
  return {
    text: (name) => {
      const found = value(name);
      return typeof found === 'string' ? stripInvisible(found) : undefined;
    },
    number: (name) => {
      const found = value(name);
      return Number.isSafeInteger(found) ? (found as number) : undefined;
    },
    boolean: (name) => {
      const found = value(name);
      return typeof found === 'boolean' ? found : undefined;
    },
    user: () => undefined,
  };
};

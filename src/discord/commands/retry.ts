import { legible } from '#text/sanitize.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { Choice, Given } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, rows, type Message } from '#discord/messages/message.ts';
import { clip, plain } from '#text/markdown.ts';

// What was typed can mean several things: each is a button that gives the command again, with that.

/** A command as it was given: "trade offer", and what was given with it. */
export interface Again {
  path: string;
  options: Record<string, string | number | boolean>;
}

/** What was given with a command, by the names of its options. Persons cannot be carried by a button: undefined where there is one. */
export function givenWith(options: readonly { name: string }[], given: Given): Again['options'] | undefined {
  const found: Again['options'] = {};
  for (const { name } of options) {
    if (given.person(name)) return undefined;
    const value = given.text(name) ?? given.number(name) ?? given.flag(name);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** So many are shown. */
const SHOWN = 8;

/** What is asked where something could mean several things; without buttons where these could not carry the command. */
export function whichOne(
  typed: string,
  choices: readonly Choice[],
  again: (key: string) => Again | undefined | false,
): Message {
  const few = choices.slice(0, SHOWN);
  const buttons = few.flatMap(({ key, label }) => {
    const id = againId(again(key));
    return id === undefined ? [] : [button(id, clip(label, LIMITS.buttonLabel), 'secondary')];
  });
  const said = `"${plain(clip(typed, 40))}" could mean several things. Which do you mean?`;
  return buttons.length === few.length
    ? { content: said, components: rows(buttons) }
    : { content: `${said} There is: ${few.map(({ label }) => plain(label)).join('; ')}.`, components: [] };
}

/** What is wrong, with buttons for what may have been meant. */
export function nearest(said: string, choices: readonly Choice[], again: (key: string) => Again | undefined): Message {
  const buttons = choices.flatMap(({ key, label }) => {
    const id = againId(again(key));
    return id === undefined ? [] : [button(id, clip(label, LIMITS.buttonLabel), 'secondary')];
  });
  return { content: said, components: rows(buttons) };
}

const againId = (again: Again | undefined | false): string | undefined => {
  if (!again) return undefined;
  const said = written(again);
  return said.length + 'c:0::give:'.length > LIMITS.customId ? undefined : customId('c', '0', '', 'give', said);
};

/** Short, since a button carries little: "trade offer|to=p2|give=2 trade good". A sign after the name says what kind of value it is. */
const written = ({ path, options }: Again): string =>
  [
    path,
    ...Object.entries(options).map(([name, value]) => `${name}${KINDS[typeof value as Kind]}${guarded(String(value))}`),
  ].join('|');

const KINDS = { string: '=', number: '#', boolean: '!' } as const;
type Kind = keyof typeof KINDS;

const guarded = (text: string): string => text.replace(/[%|]/g, (sign) => (sign === '%' ? '%25' : '%7C'));
const unguarded = (text: string): string => text.replaceAll('%7C', '|').replaceAll('%25', '%');

/** The command that a button carries; undefined where it carries none. */
export function againOf({ verb, arg }: CustomId): Again | undefined {
  if (verb !== 'give') return undefined;
  const [path = '', ...rest] = arg.split('|');
  const read = rest.map((one) => /^([a-z-]+)([=#!])(.*)$/s.exec(one));
  if (!path || read.includes(null)) return undefined;
  const values = read.flatMap((found) => (found ? [[found[1], valueOf(found[2], unguarded(found[3]))] as const] : []));
  return { path, options: Object.fromEntries(values) };
}

const valueOf = (kind: string, text: string): string | number | boolean =>
  kind === KINDS.number ? Number(text) : kind === KINDS.boolean ? text === 'true' : text;

/** The same as if it had been typed. */
export const givenAgain = (options: Again['options']): Given => {
  const value = (name: string): unknown => (Object.hasOwn(options, name) ? options[name] : undefined);
  return {
    text: (name) => {
      const found = value(name);
      return typeof found === 'string' ? legible(found) : undefined;
    },
    number: (name) => {
      const found = value(name);
      return Number.isSafeInteger(found) ? (found as number) : undefined;
    },
    flag: (name) => {
      const found = value(name);
      return typeof found === 'boolean' ? found : undefined;
    },
    person: () => undefined,
  };
};

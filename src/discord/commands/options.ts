import { ApplicationCommandOptionType, type APIApplicationCommandBasicOption } from 'discord.js';
import { NameIndex, type Abbreviations } from '#text/fuzzy-match.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { TEXT_LIMITS, type TextKind } from './text-limits.ts';

/**
 * Creates a text option; every text option comes from here. `kind` sets its maximum length, by default that of a name.
 */
export const textOption = (
  name: string,
  description: string,
  more: { required?: boolean; complete?: boolean; choices?: Choice[]; kind?: TextKind } = {},
): APIApplicationCommandBasicOption =>
  ({
    type: ApplicationCommandOptionType.String,
    name,
    description,
    max_length: TEXT_LIMITS[more.kind ?? 'name'],
    ...(more.required && { required: true }),
    ...(more.choices
      ? { choices: more.choices.map(({ key, label }) => ({ name: label, value: key })) }
      : more.complete
        ? { autocomplete: true }
        : {}),
  }) as APIApplicationCommandBasicOption;

export const integerOption = (
  name: string,
  description: string,
  more: { required?: boolean; min?: number; max?: number } = {},
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Integer,
  name,
  description,
  ...(more.required && { required: true }),
  ...(more.min !== undefined && { min_value: more.min }),
  ...(more.max !== undefined && { max_value: more.max }),
});

export const booleanOption = (name: string, description: string): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Boolean,
  name,
  description,
});

export const fileOption = (name: string, description: string): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Attachment,
  name,
  description,
});

/** Option for the name of a game. */
export const gameNameOption = (required = false): APIApplicationCommandBasicOption =>
  textOption('name', 'Name of the game.', { kind: 'gameName', required });

/** Option that gives a game a second thread for talk. */
export const talkOption = booleanOption('talk', 'Add a second thread for table talk. Default: no.');

export const userOption = (name: string, description: string, required = true): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.User,
  name,
  description,
  ...(required && { required: true }),
});

export const GAME_OPTION = textOption('game', 'Code of the game. Default: the game of this thread.');

/** Choices that match a typed text. `whole`: the complete list of the option's choices, if known. */
export type Matches = Choice[] & { readonly whole?: readonly Choice[] };

/** Attaches the complete list to some choices, so that further lookups need not build it again. */
export const withSourceList = (found: Choice[], whole: readonly Choice[]): Matches =>
  Object.defineProperty(found, 'whole', { value: whole });

const namesOf = ({ key, label, alias }: Choice): string[] => [label, key, ...(alias === undefined ? [] : [alias])];

/** Index for looking up several texts in a list of choices; folds the names only once. */
export class ChoiceIndex {
  private readonly list: readonly { one: Choice; texts: readonly string[] }[];
  private readonly names: NameIndex<Choice>;

  constructor(list: readonly Choice[], shorthand?: Abbreviations) {
    this.list = list.map((one) => ({ one, texts: namesOf(one).map((name) => name.toLowerCase()) }));
    this.names = new NameIndex(list, namesOf, shorthand);
  }

  /** Returns the choices that contain the typed text; if there are none, those with a similar name. */
  matching(typed: string): Choice[] {
    const wanted = typed.trim().toLowerCase();
    const found = this.list.filter(({ texts }) => texts.some((text) => text.includes(wanted)));
    return found.length ? found.map(({ one }) => one) : this.names.meantBy(typed, {});
  }

  /** Returns the choices that the typed text can mean, with players' abbreviations. */
  meantBy(typed: string): Choice[] {
    return this.names.meantBy(typed);
  }
}

/** Returns the choices of a list that contain the typed text; if there are none, those with a similar name. */
export const matchChoices = (list: Choice[], typed: string): Matches =>
  withSourceList(new ChoiceIndex(list).matching(typed), list);

/** Concatenates matches; the result keeps a complete list only if all of them have one. */
export function mergeMatches(...found: readonly Matches[]): Matches {
  const wholes = found.flatMap(({ whole }) => (whole ? [whole] : []));
  return wholes.length === found.length ? withSourceList(found.flat(), wholes.flat()) : found.flat();
}

type Merged = APIApplicationCommandBasicOption & {
  choices?: { name: string; value: string | number }[];
  autocomplete?: boolean;
} & {
  min_value?: number;
  max_value?: number;
  max_length?: number;
};

/**
 * Merges the options of a command that several editions have, for registration: an option that one edition lacks
 * becomes optional. Throws an Error if two editions define an option differently.
 */
export function mergeOptions(
  path: string,
  lists: APIApplicationCommandBasicOption[][],
): APIApplicationCommandBasicOption[] {
  const names = [...new Set(lists.flatMap((list) => list.map(({ name }) => name)))];
  const all = names.map((name) => {
    const found = lists.flatMap((list) => list.filter((one) => one.name === name)) as Merged[];
    const merged = found.reduce((one, other) => mergedOption(`/${path} ${name}`, one, other));
    return found.length === lists.length ? merged : { ...merged, required: false };
  });
  // Discord requires required options to come first.
  return [
    ...all.filter(({ required }) => required),
    ...all.filter(({ required }) => !required),
  ] as APIApplicationCommandBasicOption[];
}

function mergedOption(path: string, one: Merged, other: Merged): Merged {
  if (one.type !== other.type) throw new Error(`${path} has different types in two editions`);
  if ((one.choices === undefined) !== (other.choices === undefined))
    throw new Error(`${path} has choices in one edition and free text in another`);
  const more = (other.choices ?? []).filter(({ value }) => !one.choices?.some((choice) => choice.value === value));
  return {
    ...one,
    required: Boolean(one.required && other.required),
    ...(one.choices && { choices: [...one.choices, ...more] }),
    ...((one.autocomplete || other.autocomplete) && { autocomplete: true }),
    min_value: least(one.min_value, other.min_value),
    max_value: most(one.max_value, other.max_value),
    max_length: most(one.max_length, other.max_length),
  } as Merged;
}

/**
 * Returns the problem with an option's value in this edition, or undefined. Discord checks only the merged bounds and
 * choices of all editions.
 */
export function optionProblem(option: APIApplicationCommandBasicOption, given: CommandOptions): string | undefined {
  const {
    name,
    min_value: min = -Infinity,
    max_value: max = Infinity,
    max_length: maxLength = Infinity,
    choices,
  } = option as Merged;
  const number = given.number(name);
  if (number !== undefined && (number < min || number > max))
    return `\`${name}\` must be ${bounds(min, max)} in this game.`;
  const typed = given.text(name);
  if (typed !== undefined && typed.length > maxLength)
    return `\`${name}\` can have at most ${maxLength} characters in this game.`;
  return choices && typed !== undefined && !choices.some(({ value }) => value === typed)
    ? `\`${name}\` must be one of these in this game: ${choices.map((choice) => choice.name).join('; ')}.`
    : undefined;
}

const bounds = (min: number, max: number): string =>
  max === Infinity ? `at least ${min}` : min === -Infinity ? `at most ${max}` : `${min} to ${max}`;

const least = (one?: number, other?: number): number | undefined =>
  one === undefined || other === undefined ? undefined : Math.min(one, other);
const most = (one?: number, other?: number): number | undefined =>
  one === undefined || other === undefined ? undefined : Math.max(one, other);

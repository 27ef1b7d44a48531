import { ApplicationCommandOptionType } from 'discord.js';
import { fingerprint } from '#engine';
import type { EditionAdapter } from '#discord/edition/edition-adapter.ts';
import type { SettingsField } from '#discord/edition/settings-form.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { LIMITS } from '#discord/limits.ts';
import { talkOption } from '#discord/commands/options.ts';

// The choices for a new game, as the custom ids of its message carry them: nothing about them is kept elsewhere.

/** Choices for a new game so far. */
export interface NewGameChoices {
  edition: string;
  /** Game whose settings apply where nothing is chosen; '' for the usual settings. */
  base: string;
  page: number;
  /** Number of practice players. */
  practice: number;
  /** Chosen keys by field. */
  chosen: Record<string, string[]>;
}

/** A field of the message, with choices that fit into a menu. */
export interface NewGameField {
  key: string;
  /** "Strategy cards". */
  heading: string;
  description: string;
  type: ApplicationCommandOptionType;
  choices: readonly Choice[];
  /** Maximum number of choices at once. */
  max: number;
}

/** Field key of the talk thread, which is not a setting of the edition. */
export const TALK_FIELD = 'talk';
/** Maximum number of choices from one list. More do not fit into a custom id. */
const MAX_LIST_CHOICES = 8;
/** A menu also offers the default. */
const MAX_CHOICES = LIMITS.menuOptions - 1;

/** Numbers offered for a field with more values than fit into a menu, such as hours; others can be typed. */
const USUAL_NUMBERS = [1, 2, 3, 4, 6, 8, 12, 18, 24, 36, 48, 72];

/** Lists the fields of an edition that can be chosen from a menu, the sets first. */
export function newGameFields({ lobby }: EditionAdapter): NewGameField[] {
  const fields = [...lobby.settings.fields, { key: TALK_FIELD, option: talkOption }].map(toField);
  return fields
    .filter(({ choices }) => choices.length > 1 && choices.length <= MAX_CHOICES)
    .sort((one, other) => Number(other.key === 'sets') - Number(one.key === 'sets'));
}

function toField(field: SettingsField): NewGameField {
  const { key, option } = field;
  const heading = option.name.replaceAll('-', ' ');
  return {
    key,
    heading: heading.charAt(0).toUpperCase() + heading.slice(1),
    description: option.description,
    type: option.type,
    choices: choicesOf(field),
    max: field.isList ? MAX_LIST_CHOICES : 1,
  };
}

/** Returns the choices of a field; none if its values can only be typed. */
function choicesOf({ option, complete }: SettingsField): Choice[] {
  if (option.type === ApplicationCommandOptionType.Boolean)
    return [
      { key: 'yes', label: 'yes' },
      { key: 'no', label: 'no' },
    ];
  if (option.type === ApplicationCommandOptionType.Integer) {
    const { min_value: min = 0, max_value: max = Infinity } = option;
    const all =
      max - min >= MAX_CHOICES
        ? USUAL_NUMBERS.filter((number) => number >= min && number <= max)
        : Array.from({ length: max - min + 1 }, (_, i) => min + i);
    return all.map((number) => ({ key: `${number}`, label: `${number}` }));
  }
  if (option.type !== ApplicationCommandOptionType.String) return [];
  const all = option.choices?.map(({ name, value }) => ({ key: value, label: name })) ?? complete?.('') ?? [];
  return all.filter(({ key }, i) => all.findIndex((other) => other.key === key) === i);
}

/** Returns the chosen values by field key, as the edition's form reads them, and without the talk thread. */
export const settingsOf = (
  fields: readonly NewGameField[],
  { chosen }: NewGameChoices,
): Record<string, string | number | boolean> =>
  Object.fromEntries(
    fields.flatMap(({ key, type }): [string, string | number | boolean][] => {
      const values = chosen[key] ?? [];
      if (!values.length || key === TALK_FIELD) return [];
      if (type === ApplicationCommandOptionType.Integer) return [[key, Number(values[0])]];
      return [[key, type === ApplicationCommandOptionType.Boolean ? values[0] === 'yes' : values.join(', ')]];
    }),
  );

/** Identifies the fields and their choices: other versions of the program may number them otherwise. */
const stampOf = (fields: readonly NewGameField[]): string =>
  fingerprint(JSON.stringify(fields.map(({ key, choices }) => [key, choices.map((choice) => choice.key)]))).slice(0, 4);

/** Encodes the choices for a custom id: "ti4.BXKDQ7M.0.2.1f3a.0312", with two characters for each chosen value. */
export function encodeChoices(fields: readonly NewGameField[], choices: NewGameChoices): string {
  const { edition, base, page, practice, chosen } = choices;
  const pairs = fields.flatMap(({ key, choices: all }, i) =>
    (chosen[key] ?? []).map((value) => {
      const at = all.findIndex((choice) => choice.key === value);
      return `${i.toString(36)}${at.toString(36)}`;
    }),
  );
  return [edition, base, page, practice, stampOf(fields), pairs.join('')].join('.');
}

/** Decodes choices; undefined if they are forged or from another version. `resolve`: the adapter of an edition. */
export function decodeChoices(
  text: string,
  resolve: (edition: string) => EditionAdapter | undefined,
): { adapter: EditionAdapter; fields: NewGameField[]; choices: NewGameChoices } | undefined {
  const match = /^([a-z0-9]{1,16})\.([A-Z0-9]{0,10})\.(\d)\.(\d)\.([0-9a-z]{4})\.((?:[0-9a-z]{2})*)$/.exec(text);
  const adapter = match && resolve(match[1]);
  if (!match || !adapter) return undefined;
  const [, edition, base, page, practice, stamp, pairs] = match;
  const fields = newGameFields(adapter);
  if (stamp !== stampOf(fields)) return undefined;
  const chosen: NewGameChoices['chosen'] = {};
  for (const [field, value] of pairs.match(/../g) ?? []) {
    const { key, choices = [] } = fields.at(Number.parseInt(field, 36)) ?? {};
    const choice = choices.at(Number.parseInt(value, 36));
    if (key === undefined || !choice) return undefined;
    chosen[key] = [...(chosen[key] ?? []), choice.key];
  }
  return { adapter, fields, choices: { edition, base, page: Number(page), practice: Number(practice), chosen } };
}

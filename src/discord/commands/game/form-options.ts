import { ApplicationCommandOptionType, type APIApplicationCommandBasicOption } from 'discord.js';
import type { Json } from '#engine';
import { Illegal } from '#service';
import type { EditionAdapter, CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { SettingsField, SettingsForm } from '#discord/edition/settings-form.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import type { AdapterRegistry } from '#discord/edition/edition-adapter.ts';
import { formatEditionTitle } from '#discord/format/option-labels.ts';
import { mergeOptions } from '#discord/commands/options.ts';

type FormValues = Record<string, string | number | boolean>;
type FormSelector = (face: EditionAdapter) => SettingsForm;

/** Merges the form fields of all editions into options of one command; all are optional. */
export const formOptions = (adapters: AdapterRegistry, form: FormSelector): APIApplicationCommandBasicOption[] =>
  mergeOptions(
    'game',
    adapters.all.map((face) =>
      form(face).fields.map(({ option }) => ({ ...option, required: false }) as APIApplicationCommandBasicOption),
    ),
  );

/** Returns the given values by field key. Throws Illegal if a value is for a field that this edition lacks. */
export function readFormOptions(
  adapters: AdapterRegistry,
  form: FormSelector,
  face: EditionAdapter,
  given: CommandOptions,
): FormValues {
  const own = form(face).fields;
  const foreign = adapters.all
    .flatMap((other) => form(other).fields)
    .find(
      (field) => !own.some(({ option }) => option.name === field.option.name) && valueOf(field, given) !== undefined,
    );
  if (foreign)
    throw new Illegal(
      `You cannot set \`${foreign.option.name}\`: ${formatEditionTitle(face.title).replace('The', 'the')} does not have it.`,
    );
  return Object.fromEntries(
    own.flatMap((field): [string, string | number | boolean][] => {
      const value = valueOf(field, given);
      return value === undefined || value === '' ? [] : [[field.key, value]];
    }),
  );
}

function valueOf(
  { option: { name, type } }: SettingsField,
  given: CommandOptions,
): string | number | boolean | undefined {
  if (type === ApplicationCommandOptionType.Integer) return given.number(name);
  return type === ApplicationCommandOptionType.Boolean ? given.boolean(name) : given.text(name);
}

/** Completes a form field. `settings`: settings of the game, if it already exists. */
export const completeField = (form: SettingsForm, option: string, typed: string, settings?: Json): Choice[] =>
  form.fields.find((field) => field.option.name === option)?.complete?.(typed, settings) ?? [];

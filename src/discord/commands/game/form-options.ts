import { ApplicationCommandOptionType, type APIApplicationCommandBasicOption } from 'discord.js';
import type { Json } from '#engine';
import { Illegal } from '#service';
import type { Choice, Face, Field, Form, Given } from '#discord/edition/edition-adapter.ts';
import type { Faces } from '#discord/edition/edition-adapter.ts';
import { theEdition } from '#discord/format/option-labels.ts';
import { mergedOptions } from '#discord/commands/options.ts';

type Filled = Record<string, string | number | boolean>;
type Which = (face: Face) => Form;

/** The fields of all editions, as options of one command: none of them must be given. */
export const formOptions = (faces: Faces, form: Which): APIApplicationCommandBasicOption[] =>
  mergedOptions(
    'game',
    faces.all.map((face) =>
      form(face).fields.map(({ option }) => ({ ...option, required: false }) as APIApplicationCommandBasicOption),
    ),
  );

/** What was filled in, by the fields' keys. Throws Illegal where this edition has no such field. */
export function filledIn(faces: Faces, form: Which, face: Face, given: Given): Filled {
  const own = form(face).fields;
  const foreign = faces.all
    .flatMap((other) => form(other).fields)
    .find(
      (field) => !own.some(({ option }) => option.name === field.option.name) && valueOf(field, given) !== undefined,
    );
  if (foreign) throw new Illegal(`${theEdition(face.title)} has no \`${foreign.option.name}\` to choose.`);
  return Object.fromEntries(
    own.flatMap((field): [string, string | number | boolean][] => {
      const value = valueOf(field, given);
      return value === undefined || value === '' ? [] : [[field.key, value]];
    }),
  );
}

function valueOf({ option: { name, type } }: Field, given: Given): string | number | boolean | undefined {
  if (type === ApplicationCommandOptionType.Integer) return given.number(name);
  return type === ApplicationCommandOptionType.Boolean ? given.flag(name) : given.text(name);
}

/** `settings`: of the game it is filled in for, where there is one. */
export const fieldChoices = (form: Form, option: string, typed: string, settings?: Json): Choice[] =>
  form.fields.find((field) => field.option.name === option)?.complete?.(typed, settings) ?? [];

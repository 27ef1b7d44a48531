import { isObject, type Json } from '#sandbox/json.ts';
import type { Validator } from './validator.ts';

/** Whether an emoji of the application's own has this id. */
export type KnownEmojis = (id: string) => boolean;

/** What a message or a form has shown so far: each custom id must be its own. */
export type ValidationContext = { customIds: Set<string>; known: KnownEmojis };

export const createValidationContext = (known: KnownEmojis): ValidationContext => ({ customIds: new Set(), known });

// By its constructor: the sign for this reading is newer than the language the rest is written in.
const emojiOfUnicode = new RegExp('^(?:\\p{RGI_Emoji}|\\p{Emoji})$', 'v');

/** Checks the emoji of a button or an option: a sign of Unicode, or one the application has. */
export function checkEmoji(value: unknown, form: Validator, { known }: ValidationContext): Json | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isObject(value)) {
    form.fail('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
    return undefined;
  }
  const id = typeof value['id'] === 'string' ? value['id'] : undefined;
  const name = form.at('name').text(value['name'], 32);
  const isSign = id === undefined ? emojiOfUnicode.test(name) : known(id);
  if (!isSign) form.at(id === undefined ? 'name' : 'id').fail('COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  return { ...(id === undefined ? {} : { id }), name, ...(value['animated'] === true ? { animated: true } : {}) };
}

import { isObject, type JsonObject } from '#sandbox/json.ts';
import type { Validator } from './validator.ts';

/** Tells whether the application has an emoji with this id. */
export type KnownEmojis = (id: string) => boolean;

/** State shared within a message or modal: custom ids must be unique. */
export type ValidationContext = { customIds: Set<string>; known: KnownEmojis };

export const createValidationContext = (known: KnownEmojis): ValidationContext => ({ customIds: new Set(), known });

// Built with the constructor because the compile target does not support the `v` flag in a literal.
const emojiOfUnicode = new RegExp('^(?:\\p{RGI_Emoji}|\\p{Emoji})$', 'v');

/** Validates the emoji of a button or an option: a Unicode emoji, or one of the application's. */
export function checkEmoji(value: unknown, form: Validator, { known }: ValidationContext): JsonObject | undefined {
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

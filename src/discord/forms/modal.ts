import {
  ComponentType,
  type APIComponentInLabel,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  type ModalData,
  type ModalSubmitInteraction,
} from 'discord.js';
import { Illegal } from '#service';
import type { FormField, FormLayout } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import type { Emoji } from '#discord/emoji/application-emojis.ts';
import { truncate } from '#text/markdown.ts';
import { capitalize } from '#text/sentences.ts';

/** Gives the emoji that stands before an option of these words. */
type EmojiOf = (words: string) => Emoji | undefined;

/** A form as Discord opens it: a sheet over the message, each thing to fill in with its label. */
export const modal = (
  custom_id: string,
  { title, fields }: FormLayout,
  emojiOf: EmojiOf = () => undefined,
): APIModalInteractionResponseCallbackData => ({
  custom_id,
  title: truncate(title, LIMITS.modalTitle),
  components: fields.slice(0, LIMITS.modalComponents).map((field) => labelComponent(field, emojiOf)),
});

const labelComponent = (field: FormField, emojiOf: EmojiOf): APILabelComponent => ({
  type: ComponentType.Label,
  label: truncate(field.label, LIMITS.modalLabel),
  ...(field.hint && { description: truncate(field.hint, LIMITS.description) }),
  component: fieldComponent(field, emojiOf),
});

/** A form asks for choices alone: a text that somebody types there would need a bound of its own. */
type Chosen = Exclude<APIComponentInLabel, APITextInputComponent>;

/** Few options lie open, each one tap; more go into a menu, which alone can show emojis. Whatever may be left out says so outright. */
function fieldComponent({ key: custom_id, isSingle, options: given }: FormField, emojiOf: EmojiOf): Chosen {
  const options = given.map(({ key, label, hint, chosen }) => ({
    value: key,
    label: truncate(capitalize(label), LIMITS.menuLabel),
    ...(hint && { description: truncate(hint, LIMITS.menuLabel) }),
    ...(chosen && { default: true }),
  }));
  const open = options.length <= LIMITS.groupOptions;
  if (isSingle && open && options.length > 1)
    return { type: ComponentType.RadioGroup, custom_id, options, required: true };
  const withEmojis = options.map((option) => {
    const emoji = emojiOf(option.label);
    return emoji ? { ...option, emoji } : option;
  });
  if (isSingle)
    return {
      type: ComponentType.StringSelect,
      custom_id,
      options: withEmojis,
      required: true,
      min_values: 1,
      max_values: 1,
    };
  const counts = { required: false, min_values: 0, max_values: options.length };
  return open
    ? { type: ComponentType.CheckboxGroup, custom_id, options, ...counts }
    : { type: ComponentType.StringSelect, custom_id, options: withEmojis, ...counts };
}

/** What was filled in, by field. A field that was left empty is there too. */
export function readModalValues({ components }: Pick<ModalSubmitInteraction, 'components'>): Record<string, string[]> {
  if (components.length > LIMITS.modalComponents)
    throw new Illegal('That is more than this form has room for; use the newest message.');
  const given: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const part of components) {
    const found: ModalData | undefined = 'component' in part ? part.component : undefined;
    if (found && 'customId' in found) given[found.customId] = parseModalValues(valuesOf(found));
  }
  return given;
}

/** What was chosen or filled in, without what is no text. Throws Illegal for more of it, or longer values, than any menu has. */
export function parseModalValues(given: readonly unknown[]): string[] {
  const values = given.filter((value) => typeof value === 'string');
  if (values.length > LIMITS.menuOptions || values.some((value) => value.length > LIMITS.menuValue))
    throw new Illegal('That is more than this form has room for; use the newest message.');
  return values;
}

function valuesOf(found: object): unknown[] {
  if ('values' in found && Array.isArray(found.values)) return found.values;
  return 'value' in found ? [found.value] : [];
}

import {
  ComponentType,
  TextInputStyle,
  type APIComponentInLabel,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackComponent,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  type ModalData,
  type ModalSubmitInteraction,
} from 'discord.js';
import { Illegal } from '#service';
import type { FormField, TextFormField } from '#discord/edition/question-forms.ts';
import { LIMITS } from '#discord/limits.ts';
import type { Emoji } from '#discord/emoji/application-emojis.ts';
import { truncate, truncateAtSentence } from '#text/markdown.ts';
import { capitalize } from '#text/sentences.ts';

/** Returns the emoji for an option with this label. */
type EmojiOf = (words: string) => Emoji | undefined;

/** Builds a Discord modal with one labeled component for each field, below a text if there is room for it. */
export const modal = (
  custom_id: string,
  { title, about, fields }: { title: string; about?: string; fields: readonly (FormField | TextFormField)[] },
  emojiOf: EmojiOf = () => undefined,
): APIModalInteractionResponseCallbackData => ({
  custom_id,
  title: truncate(title, LIMITS.modalTitle),
  components: [
    ...(about && fields.length < LIMITS.modalComponents ? [textDisplay(about)] : []),
    ...fields.map((field) => labelComponent(field, emojiOf)),
  ].slice(0, LIMITS.modalComponents),
});

const textDisplay = (content: string): APIModalInteractionResponseCallbackComponent => ({
  type: ComponentType.TextDisplay,
  content: truncate(content, MAX_ABOUT_LENGTH),
});

/** Maximum number of characters above the fields of a form, so that the fields stay in sight on a phone. */
const MAX_ABOUT_LENGTH = 1200;

const labelComponent = (field: FormField | TextFormField, emojiOf: EmojiOf): APILabelComponent => ({
  type: ComponentType.Label,
  label: truncate(field.label, LIMITS.modalLabel),
  ...(field.hint && { description: truncate(field.hint, LIMITS.description) }),
  component: !('options' in field)
    ? textComponent(field)
    : field.text
      ? listComponent(field.key, field.text)
      : fieldComponent(field, emojiOf),
});

/** Text inputs have the length limit of a menu's values, so that `parseModalValues` reads both alike. */
const textComponent = ({ key: custom_id, text }: TextFormField): APITextInputComponent => ({
  type: ComponentType.TextInput,
  custom_id,
  style: TextInputStyle.Short,
  max_length: LIMITS.menuValue,
  required: text.isRequired ?? false,
  ...(text.placeholder && { placeholder: truncate(text.placeholder, LIMITS.inputPlaceholder) }),
  ...(text.value && { value: text.value.slice(0, LIMITS.menuValue) }),
});

/** Builds the input of typed counts: of one line if the filled-in text fits. */
const listComponent = (
  custom_id: string,
  { value, placeholder }: NonNullable<FormField['text']>,
): APITextInputComponent => ({
  type: ComponentType.TextInput,
  custom_id,
  style: value.length > LIMITS.inputLine ? TextInputStyle.Paragraph : TextInputStyle.Short,
  max_length: LIMITS.inputList,
  required: false,
  ...(placeholder && { placeholder: truncate(placeholder, LIMITS.inputPlaceholder) }),
  ...(value && { value: value.slice(0, LIMITS.inputList) }),
});

type Chosen = Exclude<APIComponentInLabel, APITextInputComponent>;

/**
 * Up to `LIMITS.groupOptions` options are a radio or checkbox group, selectable with one tap. More go into a select
 * menu, which alone can show emojis. A component is required by default, so optional ones say `required: false`.
 */
function fieldComponent({ key: custom_id, isSingle, isMenu, options: given }: FormField, emojiOf: EmojiOf): Chosen {
  const options = given.map(({ key, label, hint, chosen }) => ({
    value: key,
    label: truncate(capitalize(label), LIMITS.menuLabel),
    ...(hint && { description: truncateAtSentence(hint, LIMITS.menuLabel) }),
    ...(chosen && { default: true }),
  }));
  const open = options.length <= LIMITS.groupOptions;
  if (isSingle && !isMenu && open && options.length > 1)
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

/**
 * Returns the submitted values by field; empty fields are included. Throws Illegal if there are more fields than a
 * modal can have.
 */
export function readModalValues({ components }: Pick<ModalSubmitInteraction, 'components'>): Record<string, string[]> {
  if (components.length > LIMITS.modalComponents)
    throw new Illegal('This form sent too many values. Use the newest message.');
  const given: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const part of components) {
    const found: ModalData | undefined = 'component' in part ? part.component : undefined;
    if (found && 'customId' in found)
      given[found.customId] = parseModalValues(
        valuesOf(found),
        found.type === ComponentType.TextInput ? LIMITS.inputList : LIMITS.menuValue,
      );
  }
  return given;
}

/**
 * Returns the values that are strings. Throws Illegal if there are more of them than a menu can have, or longer ones
 * than `longest`.
 */
export function parseModalValues(given: readonly unknown[], longest: number = LIMITS.menuValue): string[] {
  const values = given.filter((value) => typeof value === 'string');
  if (values.length > LIMITS.menuOptions || values.some((value) => value.length > longest))
    throw new Illegal('This form sent too many values. Use the newest message.');
  return values;
}

function valuesOf(found: object): unknown[] {
  if ('values' in found && Array.isArray(found.values)) return found.values;
  return 'value' in found ? [found.value] : [];
}

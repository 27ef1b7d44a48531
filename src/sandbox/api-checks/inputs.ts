import { asNumber, isObject, type JsonObject } from '#sandbox/json.ts';
import { limits } from '#sandbox/limits.ts';
import { checkEmoji, type ValidationContext } from './emoji.ts';
import type { Validator } from './validator.ts';
import { checkOptions, checkRange } from './options.ts';

export function checkCustomId(raw: JsonObject, form: Validator, seen: ValidationContext): string {
  const at = form.at('custom_id');
  const id = at.text(raw['custom_id'], limits.customId, 1);
  if (id !== '' && seen.customIds.has(id))
    at.fail('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  seen.customIds.add(id);
  return id;
}

export function checkButton(raw: JsonObject, form: Validator, seen: ValidationContext): JsonObject {
  const style = form.at('style').integer(raw['style'], 1, 6);
  const label = form.at('label').text(raw['label'], limits.buttonLabel);
  const icon = checkEmoji(raw['emoji'], form.at('emoji'), seen);
  const shape: JsonObject = {
    style: style ?? 2,
    ...(label ? { label } : {}),
    ...(icon ? { emoji: icon } : {}),
    ...(raw['disabled'] === true ? { disabled: true } : {}),
  };
  if (style === undefined) form.at('style').required();
  if (style === 6) return { ...shape, sku_id: raw['sku_id'] };
  if (!label && !icon)
    form.at('label').fail('BUTTON_COMPONENT_REQUIRES_LABEL_OR_EMOJI', 'A button needs a label or an emoji');
  if (style === 5) {
    form.at('url').url(raw['url']);
    if (raw['custom_id'] !== undefined)
      form.at('custom_id').fail('BASE_TYPE_PROHIBITED', 'A custom id and url cannot both be specified');
    return { ...shape, url: raw['url'] };
  }
  if (raw['url'] !== undefined && raw['url'] !== null)
    form.at('url').fail('BASE_TYPE_PROHIBITED', 'A custom id and url cannot both be specified');
  return { ...shape, custom_id: checkCustomId(raw, form, seen) };
}

/** Validates a select menu of any type; in a modal it cannot be disabled but may be required. */
export function checkSelect(
  raw: JsonObject,
  kind: number,
  form: Validator,
  seen: ValidationContext,
  inMessage: boolean,
): JsonObject {
  const customId = checkCustomId(raw, form, seen);
  const placeholder = form.at('placeholder').text(raw['placeholder'], limits.placeholder);
  form.at('disabled').boolean(raw['disabled']);
  form.at('required').boolean(raw['required']);
  if (!inMessage && raw['disabled'] === true)
    form.at('disabled').fail('BASE_TYPE_PROHIBITED', 'A component of a modal cannot be disabled');
  const { min, max, required } = checkRange(raw, form, { most: limits.selectOptions, otherwise: 1, inMessage });
  const shape: JsonObject = {
    custom_id: customId,
    min_values: min,
    max_values: max,
    ...(placeholder ? { placeholder } : {}),
    ...(inMessage ? { disabled: raw['disabled'] === true } : { required }),
  };
  if (kind === 3) return { ...shape, options: selectOptions(raw, form, seen, max) };
  const types = form.at('channel_types').list(raw['channel_types'], limits.selectOptions);
  return {
    ...shape,
    ...defaultValues(raw, kind, form, { min, max }),
    ...(kind === 8 && types.length > 0 ? { channel_types: types } : {}),
  };
}

function selectOptions(raw: JsonObject, form: Validator, seen: ValidationContext, max: number): JsonObject[] {
  const options = checkOptions(raw['options'], form.at('options'), seen, {
    least: 1,
    most: limits.selectOptions,
    max,
    emoji: true,
  });
  if (max > options.length && options.length > 0)
    form.at('max_values').fail('NUMBER_TYPE_MAX', `int value should be less than or equal to ${options.length}.`);
  return options;
}

/** Types of default values that user, role, mentionable and channel selects accept. */
const defaultKinds: Record<number, string[]> = { 5: ['user'], 6: ['role'], 7: ['user', 'role'], 8: ['channel'] };

function defaultValues(
  raw: JsonObject,
  kind: number,
  form: Validator,
  { min, max }: { min: number; max: number },
): JsonObject {
  const at = form.at('default_values');
  const given = at.list(raw['default_values'], limits.selectOptions);
  if (given.length === 0) return {};
  for (const [index, item] of given.entries()) {
    const value = isObject(item) ? item : {};
    at.at(index, 'type').choice(value['type'], defaultKinds[kind] ?? []);
    if (!/^\d+$/.test(String(value['id'])))
      at.at(index, 'id').fail('NUMBER_TYPE_COERCE', `Value "${String(value['id'])}" is not snowflake.`);
  }
  if (given.length < min || given.length > max)
    at.fail('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
  return { default_values: given };
}

export function checkTextInput(
  raw: JsonObject,
  form: Validator,
  seen: ValidationContext,
  labelled: boolean,
): JsonObject {
  const customId = checkCustomId(raw, form, seen);
  const style = form.at('style').integer(raw['style'], 1, 2);
  if (style === undefined) form.at('style').required();
  form.at('required').boolean(raw['required']);
  const label = form.at('label').text(raw['label'], limits.modalLabel, labelled ? 0 : 1);
  const min = form.at('min_length').integer(raw['min_length'], 0, limits.input);
  const max = form.at('max_length').integer(raw['max_length'], 1, limits.input);
  if (min !== undefined && max !== undefined && min > max)
    form.at('min_length').fail('NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  const value = form.at('value').text(raw['value'], Math.min(limits.input, max ?? limits.input));
  const placeholder = form.at('placeholder').text(raw['placeholder'], limits.inputPlaceholder);
  return {
    custom_id: customId,
    style: asNumber(style, 1),
    required: raw['required'] !== false,
    ...(label ? { label } : {}),
    ...(value ? { value } : {}),
    ...(placeholder ? { placeholder } : {}),
    ...(min !== undefined ? { min_length: min } : {}),
    ...(max !== undefined ? { max_length: max } : {}),
  };
}

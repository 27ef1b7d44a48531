import { asNumber, isObject, type Json } from '../json.ts';
import { limits } from '../limits.ts';
import type { Form } from './form.ts';

/** Custom ids met so far: each must be unique in its message or modal. */
export type Seen = { customIds: Set<string>; values: Set<string> };

export function checkCustomId(raw: Json, form: Form, seen: Seen): string {
  const at = form.at('custom_id');
  const id = at.text(raw['custom_id'], limits.customId, 1);
  if (id !== '' && seen.customIds.has(id)) at.fail('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  seen.customIds.add(id);
  return id;
}

function emoji(value: unknown): Json | undefined {
  if (!isObject(value)) return undefined;
  const id = value['id'];
  return {
    ...(typeof id === 'string' ? { id } : {}),
    name: value['name'] ?? '',
    ...(value['animated'] === true ? { animated: true } : {}),
  };
}

export function checkButton(raw: Json, form: Form, seen: Seen): Json {
  const style = form.at('style').whole(raw['style'], 1, 6);
  const label = form.at('label').text(raw['label'], limits.buttonLabel);
  const icon = emoji(raw['emoji']);
  const shape: Json = {
    style: style ?? 2,
    ...(label ? { label } : {}),
    ...(icon ? { emoji: icon } : {}),
    ...(raw['disabled'] === true ? { disabled: true } : {}),
  };
  if (style === undefined) form.at('style').required();
  if (style === 6) return { ...shape, sku_id: raw['sku_id'] };
  if (!label && !icon) form.at('label').fail('BUTTON_COMPONENT_REQUIRES_LABEL_OR_EMOJI', 'A button needs a label or an emoji');
  if (style === 5) {
    form.at('url').url(raw['url']);
    if (raw['custom_id'] !== undefined) form.at('custom_id').fail('BASE_TYPE_PROHIBITED', 'A custom id and url cannot both be specified');
    return { ...shape, url: raw['url'] };
  }
  if (raw['url'] !== undefined && raw['url'] !== null)
    form.at('url').fail('BASE_TYPE_PROHIBITED', 'A custom id and url cannot both be specified');
  return { ...shape, custom_id: checkCustomId(raw, form, seen) };
}

/** A select menu of any kind; in a modal it cannot be disabled and may be required. */
export function checkSelect(raw: Json, kind: number, form: Form, seen: Seen, inMessage: boolean): Json {
  const customId = checkCustomId(raw, form, seen);
  const placeholder = form.at('placeholder').text(raw['placeholder'], limits.placeholder);
  const min = form.at('min_values').whole(raw['min_values'], 0, 25) ?? 1;
  const max = form.at('max_values').whole(raw['max_values'], 1, 25) ?? 1;
  if (min > max) form.at('min_values').fail('NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  const shape: Json = {
    custom_id: customId,
    min_values: min,
    max_values: max,
    ...(placeholder ? { placeholder } : {}),
    ...(inMessage ? { disabled: raw['disabled'] === true } : { required: raw['required'] !== false }),
  };
  if (kind === 3) shape['options'] = checkOptions(raw, form, max);
  else if (Array.isArray(raw['default_values']) && raw['default_values'].length > 0) shape['default_values'] = raw['default_values'];
  if (kind === 8 && Array.isArray(raw['channel_types'])) shape['channel_types'] = raw['channel_types'];
  return shape;
}

function checkOptions(raw: Json, form: Form, max: number): Json[] {
  const at = form.at('options');
  const list = at.list(raw['options'], limits.selectOptions, 1);
  if (max > list.length && list.length > 0)
    form.at('max_values').fail('NUMBER_TYPE_MAX', `int value should be less than or equal to ${list.length}.`);
  const values = new Set<string>();
  let defaults = 0;
  const options = list.map((item, index) => {
    const here = at.at(index);
    const option = isObject(item) ? item : {};
    const label = here.at('label').text(option['label'], limits.optionText, 1);
    const value = here.at('value').text(option['value'], limits.optionText, 1);
    const description = here.at('description').text(option['description'], limits.optionText);
    if (values.has(value)) here.at('value').fail('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used');
    values.add(value);
    if (option['default'] === true) defaults++;
    const icon = emoji(option['emoji']);
    return {
      label,
      value,
      ...(description ? { description } : {}),
      ...(icon ? { emoji: icon } : {}),
      ...(option['default'] === true ? { default: true } : {}),
    };
  });
  if (defaults > max) at.fail('SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', `At most ${max} options may be chosen beforehand`);
  return options;
}

export function checkTextInput(raw: Json, form: Form, seen: Seen, labelled: boolean): Json {
  const customId = checkCustomId(raw, form, seen);
  const style = form.at('style').whole(raw['style'], 1, 2);
  if (style === undefined) form.at('style').required();
  const label = form.at('label').text(raw['label'], limits.modalLabel, labelled ? 0 : 1);
  const min = form.at('min_length').whole(raw['min_length'], 0, limits.input);
  const max = form.at('max_length').whole(raw['max_length'], 1, limits.input);
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

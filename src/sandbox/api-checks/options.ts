import { isObject, type JsonObject } from '#sandbox/json.ts';
import { limits } from '#sandbox/limits.ts';
import { checkEmoji, type ValidationContext } from './emoji.ts';
import type { Validator } from './validator.ts';

/** Number of values that may be chosen, and whether one is required. */
export type Range = { min: number; max: number; required: boolean };

/**
 * Validates `min_values` and `max_values` against each other and against `most`, the number of options or Discord's
 * maximum. In a modal, Discord accepts `min_values` 0 only if `required` is false.
 */
export function checkRange(
  raw: JsonObject,
  form: Validator,
  { most, otherwise, inMessage }: { most: number; otherwise: number; inMessage: boolean },
): Range {
  const required = !inMessage && raw['required'] !== false;
  const min = form.at('min_values').integer(raw['min_values'], 0, most);
  const max = form.at('max_values').integer(raw['max_values'], 1, most) ?? otherwise;
  if ((min ?? 1) > max)
    form.at('min_values').fail('NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  if (min === 0 && required)
    form
      .at('min_values')
      .fail('COMPONENT_MIN_VALUES_REQUIRED', 'min_values must be at least 1 when the component is required');
  return { min: min ?? 1, max, required };
}

/** Validates a list of options; `max` limits how many may be selected by default. */
export function checkOptions(
  value: unknown,
  form: Validator,
  seen: ValidationContext,
  bounds: { least: number; most: number; max: number; emoji: boolean },
): JsonObject[] {
  const values = new Set<string>();
  const options = form.list(value, bounds.most, bounds.least).map((item, index) => {
    const at = form.at(index);
    if (!isObject(item)) at.fail('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
    const option = isObject(item) ? item : {};
    const checked = checkOption(option, at, seen, bounds.emoji);
    const given = String(checked['value']);
    if (values.has(given))
      at.at('value').fail('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used');
    values.add(given);
    return checked;
  });
  const defaults = options.filter((option) => option['default'] === true).length;
  if (defaults > bounds.max)
    form.fail('SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', `At most ${bounds.max} options may be selected by default`);
  return options;
}

function checkOption(option: JsonObject, form: Validator, seen: ValidationContext, withEmoji: boolean): JsonObject {
  const label = form.at('label').text(option['label'], limits.optionText, 1);
  const value = form.at('value').text(option['value'], limits.optionText, 1);
  const description = form.at('description').text(option['description'], limits.optionText);
  form.at('default').boolean(option['default']);
  const icon = withEmoji ? checkEmoji(option['emoji'], form.at('emoji'), seen) : undefined;
  return {
    label,
    value,
    ...(description ? { description } : {}),
    ...(icon ? { emoji: icon } : {}),
    ...(option['default'] === true ? { default: true } : {}),
  };
}

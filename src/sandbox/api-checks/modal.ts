import { asNumber, isObject, type JsonObject } from '#sandbox/json.ts';
import { limits } from '#sandbox/limits.ts';
import { assignComponentIds } from './message-components.ts';
import { createValidationContext, type KnownEmojis, type ValidationContext } from './emoji.ts';
import type { Validator } from './validator.ts';
import { checkCustomId, checkSelect, checkTextInput } from './inputs.ts';
import { checkOptions, checkRange } from './options.ts';

/**
 * Validates a modal of action rows with a text input, labels with any input, and texts. Returns it with ids and
 * Discord's defaults.
 */
export function checkModal(data: JsonObject, form: Validator, known: KnownEmojis): JsonObject {
  const seen = createValidationContext(known);
  const customId = form.at('custom_id').text(data['custom_id'], limits.customId, 1);
  const title = form.at('title').text(data['title'], limits.modalTitle, 1);
  const at = form.at('components');
  const components = at
    .list(data['components'], limits.modalComponents, 1)
    .map((raw, index) => part(raw, at.at(index), seen));
  return { custom_id: customId, title, components: assignComponentIds(components, at) };
}

const idOf = (raw: JsonObject, form: Validator): number => form.at('id').integer(raw['id'], 0, 2 ** 31 - 1) ?? 0;

function part(raw: unknown, form: Validator, seen: ValidationContext): JsonObject {
  const item = isObject(raw) ? raw : {};
  form.at('type').choice(item['type'], [1, 10, 18]);
  const base = { type: item['type'], id: idOf(item, form) };
  if (item['type'] === 1) return { ...base, components: [rowInput(item, form, seen)] };
  if (item['type'] === 10)
    return { ...base, content: form.at('content').text(item['content'], limits.displayedText, 1) };
  const isDescribed = item['description'] !== undefined && item['description'] !== null;
  const description = isDescribed
    ? form.at('description').text(item['description'], limits.labelDescription, 1)
    : undefined;
  return {
    ...base,
    label: form.at('label').text(item['label'], limits.modalLabel, 1),
    ...(isDescribed ? { description } : {}),
    component: inLabel(item['component'], form.at('component'), seen),
  };
}

/** Validates the legacy form: a text input in an action row, with its own label. */
function rowInput(row: JsonObject, form: Validator, seen: ValidationContext): JsonObject {
  const inner = form.at('components').list(row['components'], 1, 1)[0];
  const at = form.at('components', 0);
  const input = isObject(inner) ? inner : {};
  at.at('type').choice(input['type'], [4]);
  return { type: 4, id: idOf(input, at), ...checkTextInput(input, at, seen, false) };
}

type Check = (raw: JsonObject, form: Validator, seen: ValidationContext) => JsonObject;

const select =
  (kind: number): Check =>
  (raw, form, seen) =>
    checkSelect(raw, kind, form, seen, false);

/** Inputs allowed in a label, by component type. */
const inputs: Record<number, Check | undefined> = {
  3: select(3),
  4: (raw, form, seen) => checkTextInput(raw, form, seen, true),
  5: select(5),
  6: select(6),
  7: select(7),
  8: select(8),
  19: (raw, form, seen) => ({ custom_id: checkCustomId(raw, form, seen), ...values(raw, form, limits.uploads, 1) }),
  21: radioGroup,
  22: checkboxGroup,
  23(raw, form, seen) {
    form.at('default').boolean(raw['default']);
    return { custom_id: checkCustomId(raw, form, seen), default: raw['default'] === true };
  },
};

function inLabel(raw: unknown, form: Validator, seen: ValidationContext): JsonObject {
  const component = isObject(raw) ? raw : {};
  const kind = asNumber(component['type'], -1);
  const check = inputs[kind];
  form.at('type').choice(kind, Object.keys(inputs).map(Number));
  return { type: kind, id: idOf(component, form), ...check?.(component, form, seen) };
}

function values(raw: JsonObject, form: Validator, most: number, otherwise: number): JsonObject {
  form.at('required').boolean(raw['required']);
  const { min, max, required } = checkRange(raw, form, { most, otherwise, inMessage: false });
  return { min_values: min, max_values: max, required };
}

function radioGroup(raw: JsonObject, form: Validator, seen: ValidationContext): JsonObject {
  form.at('required').boolean(raw['required']);
  const options = checkOptions(raw['options'], form.at('options'), seen, {
    least: 2,
    most: limits.groupOptions,
    max: 1,
    emoji: false,
  });
  return { custom_id: checkCustomId(raw, form, seen), required: raw['required'] !== false, options };
}

function checkboxGroup(raw: JsonObject, form: Validator, seen: ValidationContext): JsonObject {
  const count = Array.isArray(raw['options']) ? raw['options'].length : 0;
  const range = values(raw, form, limits.groupOptions, Math.max(1, count));
  const max = Number(range['max_values']);
  const options = checkOptions(raw['options'], form.at('options'), seen, {
    least: 1,
    most: limits.groupOptions,
    max,
    emoji: false,
  });
  if (max > options.length && options.length > 0)
    form.at('max_values').fail('NUMBER_TYPE_MAX', `int value should be less than or equal to ${options.length}.`);
  return { custom_id: checkCustomId(raw, form, seen), ...range, options };
}

/** Validates autocomplete choices. */
export function checkChoices(data: JsonObject, form: Validator): JsonObject[] {
  return form
    .at('choices')
    .list(data['choices'], limits.commandChoices)
    .map((raw, index) => {
      const choice = isObject(raw) ? raw : {};
      const at = form.at('choices', index);
      at.at('name').text(choice['name'], limits.choiceText, 1);
      if (typeof choice['value'] !== 'number') at.at('value').text(choice['value'], limits.choiceText, 1);
      return choice;
    });
}

import { asNumber, characters, isObject, type JsonObject } from '#sandbox/json.ts';
import { limits } from '#sandbox/limits.ts';
import type { Validator } from './validator.ts';

const kind = { subcommand: 1, group: 2, string: 3, integer: 4, channel: 7, number: 10 } as const;
const namePattern = /^[-_'\p{L}\p{N}\p{Script=Devanagari}\p{Script=Thai}]{1,32}$/u;

/** Validates a bulk registration: as on Discord, one invalid command rejects them all. */
export function checkCommands(list: unknown[], form: Validator): JsonObject[] {
  const names = new Set<string>();
  return list.map((raw, index) => {
    const at = form.at(index);
    const command = checkCommand(raw, at);
    const key = `${asNumber(command['type'], 1)}:${String(command['name'])}`;
    if (names.has(key))
      at.at('name').fail('APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
    names.add(key);
    return command;
  });
}

export function checkCommand(raw: unknown, form: Validator): JsonObject {
  if (!isObject(raw)) {
    form.fail('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
    return {};
  }
  const type = raw['type'] ?? 1;
  form.at('type').choice(type, [1, 2, 3]);
  if (type === 1) {
    checkName(raw['name'], form.at('name'));
    form.at('description').text(raw['description'], limits.commandDescription, 1);
    checkOptions(raw['options'], form.at('options'), 0);
    const size = sizeOf(raw);
    if (size > limits.commandCharacters)
      form.fail(
        'APPLICATION_COMMAND_TOO_LARGE',
        `Command exceeds maximum size (${limits.commandCharacters}), it has ${size}`,
      );
  } else {
    form.at('name').text(raw['name'], 32, 1);
    if (raw['description'])
      form
        .at('description')
        .fail('APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION', 'Context menu commands cannot have a description');
    if (Array.isArray(raw['options']) && raw['options'].length > 0)
      form.at('options').fail('APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS', 'Context menu commands cannot have options');
  }
  for (const [key, allowed] of [
    ['contexts', [0, 1, 2]],
    ['integration_types', [0, 1]],
  ] as const) {
    form
      .at(key)
      .list(raw[key], 3)
      .forEach((value, index) => form.at(key, index).choice(value, allowed));
  }
  const permissions = raw['default_member_permissions'];
  if (permissions !== undefined && permissions !== null && !/^\d+$/.test(String(permissions))) {
    form.at('default_member_permissions').fail('BITFIELD_TYPE_CONVERT', 'Not a bitfield');
  }
  return raw;
}

function checkName(name: unknown, form: Validator): void {
  const text = form.text(name, 32, 1);
  if (text === '') return;
  if (!namePattern.test(text) || text !== text.toLowerCase()) {
    form.fail('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
  }
}

/** `depth`: 0 for the command, 1 for a group, 2 for a subcommand. */
function checkOptions(value: unknown, form: Validator, depth: number): void {
  const options = form.list(value, limits.commandOptions);
  const names = new Set<unknown>();
  let optional = false;
  let nested = 0;
  options.forEach((raw, index) => {
    const at = form.at(index);
    if (!isObject(raw)) return at.fail('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
    checkName(raw['name'], at.at('name'));
    if (names.has(raw['name']))
      at.at('name').fail('APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option name already exists');
    names.add(raw['name']);
    at.at('description').text(raw['description'], limits.commandDescription, 1);
    const type = asNumber(raw['type'], -1);
    if (!Number.isInteger(type) || type < 1 || type > 11)
      return at.at('type').fail('BASE_TYPE_CHOICES', 'Value must be one of {1..11}.');
    if (type === kind.subcommand || type === kind.group) {
      nested++;
      return checkNested(raw, type === kind.group, at, depth);
    }
    if (depth === 1)
      at.at('type').fail('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'A group can contain only sub-commands');
    if (raw['required'] === true && optional)
      at.fail(
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    if (raw['required'] !== true) optional = true;
    checkValues(raw, type, at);
  });
  if (nested > 0 && nested < options.length)
    form.fail(
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    );
}

function checkNested(option: JsonObject, isGroup: boolean, form: Validator, depth: number): void {
  const fits = isGroup ? depth === 0 : depth <= 1;
  if (!fits)
    return form.at('type').fail('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Sub-commands cannot be nested this deep');
  if (isGroup) form.at('options').list(option['options'], limits.commandOptions, 1);
  checkOptions(option['options'], form.at('options'), isGroup ? 1 : 2);
}

function checkValues(option: JsonObject, type: number, form: Validator): void {
  const takesChoices = type === kind.string || type === kind.integer || type === kind.number;
  const choices = form.at('choices').list(option['choices'], limits.commandChoices);
  if (choices.length > 0 && !takesChoices)
    form.at('choices').fail('APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID', 'This type takes no choices');
  if (option['autocomplete'] === true && (!takesChoices || choices.length > 0)) {
    form
      .at('autocomplete')
      .fail(
        'APPLICATION_COMMAND_AUTOCOMPLETE_INVALID',
        'Autocomplete needs a string, integer or number option without choices',
      );
  }
  const names = new Set<unknown>();
  choices.forEach((raw, index) => {
    const at = form.at('choices', index);
    const choice = isObject(raw) ? raw : {};
    at.at('name').text(choice['name'], limits.choiceText, 1);
    if (names.has(choice['name']))
      at.at('name').fail('APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS', 'Option choice name already exists');
    names.add(choice['name']);
    if (type === kind.string) at.at('value').text(choice['value'], limits.choiceText, 1);
    else if (typeof choice['value'] !== 'number') at.at('value').fail('NUMBER_TYPE_COERCE', 'Value is not a number.');
  });
  if (type === kind.string) {
    form.at('min_length').integer(option['min_length'], 0, 6000);
    form.at('max_length').integer(option['max_length'], 1, 6000);
  }
  if (type === kind.integer) {
    form.at('min_value').integer(option['min_value'], -(2 ** 53), 2 ** 53);
    form.at('max_value').integer(option['max_value'], -(2 ** 53), 2 ** 53);
  }
}

/** Counts the characters of all names, descriptions and values in a command. */
function sizeOf(node: JsonObject): number {
  let size = 0;
  for (const key of ['name', 'description', 'value']) if (typeof node[key] === 'string') size += characters(node[key]);
  for (const key of ['options', 'choices']) {
    const list = node[key];
    if (Array.isArray(list)) for (const child of list) if (isObject(child)) size += sizeOf(child);
  }
  return size;
}

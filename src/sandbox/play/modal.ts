import { ClientRefusal } from '#sandbox/errors.ts';
import { asArray, asNumber, asString, characters, isObject, objects, type JsonObject } from '#sandbox/json.ts';
import { channelType, limits } from '#sandbox/limits.ts';
import type { StoredChannel } from '#sandbox/discord-state/channels.ts';
import { cleanName, type Upload } from '#sandbox/discord-state/attachments.ts';
import type { World } from '#sandbox/world.ts';
import { requireCount, isSelect, requireOptionValue, selectedValues } from './component.ts';
import { InteractionResolvedData } from './resolved-data.ts';

/** An input of a modal and its label. */
type Field = { input: JsonObject; label: string };

/** Builds the data of a field; `given` undefined keeps its initial value. */
type Fill = (field: Field, given: unknown, resolved: InteractionResolvedData, channel: StoredChannel) => JsonObject;

const asList = (given: unknown): string[] => (Array.isArray(given) ? given.map(String) : [asString(given)]);

/**
 * Builds the `data` of a submitted modal; `fields` by custom id or label. Throws ClientRefusal for input a client would
 * not send.
 */
export function modalData(world: World, channel: StoredChannel, modal: JsonObject, fields: JsonObject): JsonObject {
  const resolved = new InteractionResolvedData(world, channel.type !== channelType.dm);
  const left = new Map(Object.entries(fields));
  const fill = (field: Field): JsonObject => {
    const { input, label } = field;
    const customId = asString(input['custom_id']);
    const key = [customId, label].find((one) => left.has(one));
    const given = key === undefined ? undefined : left.get(key);
    if (key !== undefined) left.delete(key);
    const kind = asNumber(input['type']);
    const filling = isSelect(kind) ? menu : (fills[kind] ?? text);
    return {
      type: kind,
      id: input['id'],
      custom_id: customId,
      ...named(label, () => filling(field, given, resolved, channel)),
    };
  };
  const components = objects(modal['components']).map((part): JsonObject => {
    const base: JsonObject = { type: part['type'], id: part['id'] };
    if (part['type'] === 1)
      return {
        ...base,
        components: objects(part['components']).map((input) => fill({ input, label: asString(input['label']) })),
      };
    return isObject(part['component'])
      ? { ...base, component: fill({ input: part['component'], label: asString(part['label']) }) }
      : base;
  });
  for (const key of left.keys()) throw new ClientRefusal(`The form has no field "${key}".`);
  return { custom_id: modal['custom_id'], components, ...resolved.part() };
}

/** Adds the field's label to a ClientRefusal. */
function named(label: string, body: () => JsonObject): JsonObject {
  try {
    return body();
  } catch (error) {
    throw error instanceof ClientRefusal ? new ClientRefusal(`"${label}": ${error.message}`) : error;
  }
}

const demandAnything = (input: JsonObject, isEmpty: boolean): void => {
  if (isEmpty && input['required'] !== false) throw new ClientRefusal('This is required.');
};

const text: Fill = ({ input }, given) => {
  const value = given === undefined ? asString(input['value']) : asString(given);
  const length = characters(value);
  demandAnything(input, length === 0);
  const min = asNumber(input['min_length'], 0);
  const max = asNumber(input['max_length'], limits.input);
  if (length > 0 && length < min) throw new ClientRefusal(`Type at least ${min} characters.`);
  if (length > max) throw new ClientRefusal(`Type at most ${max} characters.`);
  return { value };
};

const preset = (input: JsonObject): string[] =>
  objects(input['options']).flatMap((one) => (one['default'] === true ? [asString(one['value'])] : []));

const menu: Fill = ({ input }, given, resolved) => {
  const kind = asNumber(input['type']);
  const before = kind === 3 ? preset(input) : objects(input['default_values']).map((one) => asString(one['id']));
  const wanted = given === undefined ? before : asList(given);
  demandAnything(input, wanted.length === 0);
  return { values: wanted.length === 0 ? [] : selectedValues(input, kind, wanted, resolved) };
};

/** Reads a file that a player uploads, with its bytes in base64. */
export const readUpload = (raw: unknown, index: number): Upload => {
  const file = isObject(raw) ? raw : {};
  const type = asString(file['type']);
  const bytes = Buffer.from(asString(file['data']), 'base64');
  if (bytes.length > limits.fileBytes) throw new ClientRefusal('The file is too large.');
  return { index: String(index), name: cleanName(asString(file['name'], 'file')), type: type || null, bytes };
};

const fills: Record<number, Fill | undefined> = {
  19({ input }, given, resolved, channel) {
    const files = asArray(given).map(readUpload);
    demandAnything(input, files.length === 0);
    if (files.length > 0) requireCount(input, files.length);
    return { values: files.map((file) => resolved.file(channel.id, file)) };
  },
  21({ input }, given) {
    const wanted = given === undefined ? preset(input)[0] : given;
    const value =
      wanted === undefined || wanted === null || wanted === '' ? null : requireOptionValue(input, String(wanted));
    demandAnything(input, value === null);
    return { value };
  },
  22({ input }, given) {
    const wanted = given === undefined ? preset(input) : asList(given).map((one) => requireOptionValue(input, one));
    demandAnything(input, wanted.length === 0);
    if (wanted.length > 0) requireCount(input, wanted.length);
    if (new Set(wanted).size !== wanted.length) throw new ClientRefusal('You chose the same option twice.');
    return { values: wanted };
  },
  23({ input }, given) {
    if (given !== undefined && typeof given !== 'boolean')
      throw new ClientRefusal('This must be checked or unchecked.');
    return { value: given ?? input['default'] === true };
  },
};

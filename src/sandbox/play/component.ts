import { CannotPlay } from '../errors.ts';
import { walk } from '../check/components.ts';
import { asNumber, asObject, asString, characters, isObject, objects, strings, type Json } from '../json.ts';
import { channelType, flag } from '../limits.ts';
import type { StoredChannel } from '../state/channels.ts';
import type { StoredMessage } from '../state/messages.ts';
import type { World } from '../world.ts';
import { Resolved } from './resolve.ts';

const isSelect = (kind: number) => kind === 3 || (kind >= 5 && kind <= 8);

/** The component with this custom id, or, for a button, this label. */
export function findComponent(message: StoredMessage, wanted: string): Json | undefined {
  const all: Json[] = [];
  walk(message.components, (component) => all.push(component));
  const usable = all.filter((component) => component['type'] === 2 || isSelect(asNumber(component['type'])));
  return (
    usable.find((component) => component['custom_id'] === wanted) ??
    usable.find((component) => component['label'] === wanted || component['placeholder'] === wanted)
  );
}

/** The `data` of a pressed button or a menu's choice. Throws CannotPlay for what the client would not let happen. */
export function componentData(
  world: World,
  channel: StoredChannel,
  message: StoredMessage,
  wanted: string,
  values: string[] | undefined,
): Json {
  if (message.flags & flag.loading) throw new CannotPlay('The message is still loading.');
  const component = findComponent(message, wanted);
  if (!component) throw new CannotPlay(`The message has no "${wanted}".`);
  if (component['disabled'] === true) throw new CannotPlay(`"${wanted}" is disabled.`);
  const kind = asNumber(component['type']);
  const base: Json = { custom_id: component['custom_id'], component_type: kind, id: component['id'] };
  if (kind === 2) {
    if (values) throw new CannotPlay(`"${wanted}" is a button, not a menu.`);
    if (component['custom_id'] === undefined) throw new CannotPlay(`"${wanted}" is a link.`);
    return base;
  }
  if (!values) throw new CannotPlay(`"${wanted}" is a menu, not a button.`);
  const resolved = new Resolved(world, channel.type !== channelType.dm);
  return { ...base, values: selection(component, kind, values, resolved), ...resolved.part() };
}

function selection(component: Json, kind: number, values: string[], resolved: Resolved): string[] {
  const min = asNumber(component['min_values'], 1);
  const max = asNumber(component['max_values'], 1);
  if (values.length < min || values.length > max) throw new CannotPlay(`Between ${min} and ${max} must be chosen, not ${values.length}.`);
  if (kind === 5) return values.map((value) => resolved.user(value));
  if (kind === 6) return values.map((value) => resolved.role(value));
  if (kind === 7) return values.map((value) => resolved.mentionable(value));
  if (kind === 8)
    return values.map((value) => resolved.channel(value, Array.isArray(component['channel_types']) ? component['channel_types'] : []));
  const options = objects(component['options']);
  const chosen = values.map((value) => {
    const option = options.find((entry) => entry['value'] === value) ?? options.find((entry) => entry['label'] === value);
    if (!option) throw new CannotPlay(`The menu does not offer "${value}".`);
    return String(option['value']);
  });
  if (new Set(chosen).size !== chosen.length) throw new CannotPlay('The same option was chosen twice.');
  return chosen;
}

/** The `data` of a submitted modal, `fields` by custom id. */
export function modalData(world: World, channel: StoredChannel, modal: Json, fields: Json): Json {
  const resolved = new Resolved(world, channel.type !== channelType.dm);
  const known = new Set<string>();
  const fill = (input: Json, label: string): Json => {
    const customId = asString(input['custom_id']);
    known.add(customId);
    const kind = asNumber(input['type']);
    const base: Json = { type: kind, id: input['id'], custom_id: customId };
    const value = fields[customId];
    if (kind === 4) return { ...base, value: typed(input, value, label) };
    if (isSelect(kind)) {
      const values = typeof value === 'string' ? [value] : strings(value);
      if (values.length === 0 && input['required'] === false) return { ...base, values: [] };
      return { ...base, values: selection(input, kind, values, resolved) };
    }
    if (kind === 23) return { ...base, value: value === true };
    if (kind === 21) return { ...base, value: typeof value === 'string' ? value : null };
    return { ...base, values: strings(value) };
  };
  const components = objects(modal['components']).map((component): Json => {
    const base: Json = { type: component['type'], id: component['id'] };
    if (component['type'] === 1)
      return { ...base, components: objects(component['components']).map((input) => fill(input, asString(input['label']))) };
    if (isObject(component['component'])) return { ...base, component: fill(component['component'], asString(component['label'])) };
    return base;
  });
  for (const key of Object.keys(fields)) if (!known.has(key)) throw new CannotPlay(`The form has no field "${key}".`);
  return { custom_id: modal['custom_id'], components, ...resolved.part() };
}

function typed(input: Json, given: unknown, label: string): string {
  const value = typeof given === 'string' ? given : asString(input['value']);
  const length = characters(value);
  if (length === 0 && input['required'] === false) return '';
  if (length === 0) throw new CannotPlay(`"${label}" is required.`);
  const { min_length: min, max_length: max } = asObject(input);
  if (length < asNumber(min, 0)) throw new CannotPlay(`"${label}" takes ${String(min)} characters at least.`);
  if (length > asNumber(max, 4000)) throw new CannotPlay(`"${label}" takes ${asNumber(max, 4000)} characters at most.`);
  return value;
}

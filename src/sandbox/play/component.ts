import { ClientRefusal } from '#sandbox/errors.ts';
import { walkComponents } from '#sandbox/api-checks/message-components.ts';
import { asArray, asNumber, objects, type JsonObject } from '#sandbox/json.ts';
import { channelType, messageFlag } from '#sandbox/limits.ts';
import type { StoredChannel } from '#sandbox/discord-state/channels.ts';
import type { StoredMessage } from '#sandbox/discord-state/messages.ts';
import type { World } from '#sandbox/world.ts';
import { InteractionResolvedData } from './resolved-data.ts';

export const isSelect = (kind: number) => kind === 3 || (kind >= 5 && kind <= 8);

/** Finds a component by custom id, or by label or placeholder. */
export function findComponent(message: StoredMessage, wanted: string): JsonObject | undefined {
  const all: JsonObject[] = [];
  walkComponents(message.components, (component) => all.push(component));
  const usable = all.filter((component) => component['type'] === 2 || isSelect(asNumber(component['type'])));
  return (
    usable.find((component) => component['custom_id'] === wanted) ??
    usable.find((component) => component['label'] === wanted || component['placeholder'] === wanted)
  );
}

/**
 * Builds the `data` of a pressed button or a menu selection. Throws ClientRefusal for what a client would not allow.
 */
export function componentData(
  world: World,
  channel: StoredChannel,
  message: StoredMessage,
  wanted: string,
  values: string[] | undefined,
): JsonObject {
  if (message.flags & messageFlag.loading) throw new ClientRefusal('The message is still loading.');
  const component = findComponent(message, wanted);
  if (!component) throw new ClientRefusal(`The message has no "${wanted}".`);
  if (component['disabled'] === true) throw new ClientRefusal(`"${wanted}" is disabled.`);
  const kind = asNumber(component['type']);
  const base: JsonObject = { custom_id: component['custom_id'], component_type: kind, id: component['id'] };
  if (kind === 2) {
    if (values) throw new ClientRefusal(`"${wanted}" is a button, not a menu.`);
    if (component['custom_id'] === undefined) throw new ClientRefusal(`"${wanted}" is a link.`);
    return base;
  }
  if (!values) throw new ClientRefusal(`"${wanted}" is a menu, not a button.`);
  const resolved = new InteractionResolvedData(world, channel.type !== channelType.dm);
  return { ...base, values: selectedValues(component, kind, values, resolved), ...resolved.part() };
}

/** Converts selected values for sending. Throws ClientRefusal for unknown, repeated, too few or too many values. */
export function selectedValues(
  component: JsonObject,
  kind: number,
  values: string[],
  resolved: InteractionResolvedData,
): string[] {
  requireCount(component, values.length);
  const chosen = values.map((value) => sent(component, kind, value, resolved));
  if (new Set(chosen).size !== chosen.length) throw new ClientRefusal('You chose the same option twice.');
  return chosen;
}

/** Throws ClientRefusal unless the number of choices fits the component. */
export function requireCount(component: JsonObject, count: number): void {
  const min = asNumber(component['min_values'], 1);
  const max = asNumber(component['max_values'], 1);
  if (count >= min && count <= max) return;
  const wanted = min === max ? `exactly ${min}` : `${min} to ${max} options`;
  throw new ClientRefusal(`Choose ${wanted}; you chose ${count}.`);
}

function sent(component: JsonObject, kind: number, value: string, resolved: InteractionResolvedData): string {
  if (kind === 5) return resolved.user(value);
  if (kind === 6) return resolved.role(value);
  if (kind === 7) return resolved.mentionable(value);
  if (kind === 8) return resolved.channel(value, asArray(component['channel_types']));
  return requireOptionValue(component, value);
}

/** Value of the option with this value or label. Throws ClientRefusal if there is none. */
export function requireOptionValue(component: JsonObject, wanted: string): string {
  const options = objects(component['options']);
  const option =
    options.find((entry) => entry['value'] === wanted) ?? options.find((entry) => entry['label'] === wanted);
  if (!option) throw new ClientRefusal(`The menu does not offer "${wanted}".`);
  return String(option['value']);
}

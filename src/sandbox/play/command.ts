import { ClientRefusal } from '#sandbox/errors.ts';
import { asNumber, characters, isObject, objects, type JsonObject } from '#sandbox/json.ts';
import { channelType } from '#sandbox/limits.ts';
import type { StoredChannel } from '#sandbox/discord-state/channels.ts';
import type { StoredCommand } from '#sandbox/discord-state/commands.ts';
import type { Person } from '#sandbox/discord-state/people.ts';
import { guildPermissions } from '#sandbox/discord-state/member-permissions.ts';
import type { World } from '#sandbox/world.ts';
import { readUpload } from './modal.ts';
import { InteractionResolvedData } from './resolved-data.ts';

/** Commands a user can use in a channel; guild commands override global ones of the same name. */
export function commandsFor(world: World, person: Person, channel: StoredChannel): StoredCommand[] {
  const isDm = channel.type === channelType.dm;
  const own = isDm ? [] : world.commands.list(world.guild.id);
  const names = new Set(own.map((command) => `${command.type}:${command.name}`));
  const all = [...own, ...world.commands.list(null).filter((command) => !names.has(`${command.type}:${command.name}`))];
  return all.filter((command) => {
    if (command.type !== 1) return false;
    const contexts = command['contexts'];
    if (Array.isArray(contexts) ? !contexts.includes(isDm ? 1 : 0) : isDm && command['dm_permission'] === false)
      return false;
    const needed = command['default_member_permissions'];
    if (isDm || needed === null || needed === undefined) return true;
    const bits = BigInt(String(needed));
    const has = guildPermissions(world, person.id);
    // "0" restricts the command to administrators.
    return bits === 0n ? has === guildPermissions(world, world.guild.ownerId) : (has & bits) === bits;
  });
}

export type FoundCommand = { command: StoredCommand; path: JsonObject[]; options: JsonObject[] };

/** Finds a command such as "game create". `path` holds its group and subcommand. */
export function resolveCommand(commands: StoredCommand[], name: string): FoundCommand {
  const words = name.trim().replace(/^\//, '').split(/\s+/);
  const command = commands.find((entry) => entry.name === words[0]);
  if (!command) throw new ClientRefusal(`There is no command /${words[0]}.`);
  const path: JsonObject[] = [];
  let options = objects(command['options']);
  for (const word of words.slice(1)) {
    const next = options.find((option) => option['name'] === word && isBranch(option));
    if (!next)
      throw new ClientRefusal(
        `/${[command.name, ...path.map((step) => step['name'])].join(' ')} has no subcommand "${word}".`,
      );
    path.push(next);
    options = objects(next['options']);
  }
  const branches = options.filter(isBranch);
  if (branches.length > 0)
    throw new ClientRefusal(
      `/${words.join(' ')} needs one of its subcommands: ${branches.map((option) => String(option['name'])).join(', ')}.`,
    );
  return { command, path, options };
}

function isBranch(option: JsonObject): boolean {
  return option['type'] === 1 || option['type'] === 2;
}

/**
 * Builds the `data` of a command, or of its autocomplete if an option is `focused`. Throws ClientRefusal for input a
 * client would not send.
 */
export function commandData(
  world: World,
  channel: StoredChannel,
  found: FoundCommand,
  values: JsonObject,
  focused?: string,
): JsonObject {
  const resolved = new InteractionResolvedData(world, channel.type !== channelType.dm);
  const known = new Set(found.options.map((option) => option['name']));
  for (const key of Object.keys(values))
    if (!known.has(key)) throw new ClientRefusal(`/${found.command.name} has no option "${key}".`);
  const given = found.options.flatMap((option) =>
    givenOption(option, values[String(option['name'])], { resolved, channel }, focused),
  );
  // Autocomplete has no resolved data.
  const options = [...found.path]
    .reverse()
    .reduce<JsonObject[]>((inner, step) => [{ type: step['type'], name: step['name'], options: inner }], given);
  return {
    id: found.command.id,
    name: found.command.name,
    type: 1,
    options,
    ...(focused === undefined ? resolved.part() : {}),
    ...(found.command['guild_id'] ? { guild_id: found.command['guild_id'] } : {}),
  };
}

/** Destination of the values of options: resolved data, and the channel of files. */
interface Filling {
  resolved: InteractionResolvedData;
  channel: StoredChannel;
}

/** Converts an option for sending; empty if it has no value. */
function givenOption(option: JsonObject, value: unknown, filling: Filling, focused: string | undefined): JsonObject[] {
  const name = String(option['name']);
  const type = asNumber(option['type']);
  if (name === focused) return [{ type, name, value: String(value ?? ''), focused: true }];
  if (value === undefined || value === null || (value === '' && option['required'] !== true)) {
    if (option['required'] === true && focused === undefined)
      throw new ClientRefusal(`The option "${name}" is required.`);
    return [];
  }
  if (focused === undefined) return [{ type, name, value: convert(option, type, value, filling) }];
  return [{ type, name, value: loosely(() => convert(option, type, value, filling), value) }];
}

/** Falls back to the raw value, as other options may be incomplete during autocomplete. */
function loosely(convertIt: () => unknown, raw: unknown): unknown {
  try {
    return convertIt();
  } catch (error) {
    if (error instanceof ClientRefusal) return raw;
    throw error;
  }
}

function convert(option: JsonObject, type: number, value: unknown, { resolved, channel }: Filling): unknown {
  const name = String(option['name']);
  switch (type) {
    case 3:
      return text(option, name, String(value));
    case 4:
    case 10:
      return number(option, name, type, value);
    case 5:
      if (value === true || value === false) return value;
      if (/^true$/i.test(String(value))) return true;
      if (/^false$/i.test(String(value))) return false;
      throw new ClientRefusal(`The option "${name}" must be true or false, not "${String(value)}".`);
    case 6:
      return resolved.user(String(value));
    case 7:
      return resolved.channel(String(value), Array.isArray(option['channel_types']) ? option['channel_types'] : []);
    case 8:
      return resolved.role(String(value));
    case 9:
      return resolved.mentionable(String(value));
    case 11:
      if (!isObject(value)) throw new ClientRefusal(`The option "${name}" must be a file.`);
      return resolved.file(channel.id, readUpload(value, 0));
    default:
      throw new ClientRefusal(`The sandbox cannot fill in the option "${name}".`);
  }
}

function chosen(option: JsonObject, name: string, value: string): unknown {
  const choices = objects(option['choices']);
  const choice =
    choices.find((entry) => String(entry['value']) === value) ?? choices.find((entry) => entry['name'] === value);
  if (!choice)
    throw new ClientRefusal(
      `The option "${name}" must be one of ${choices.map((entry) => String(entry['name'])).join(', ')}, not "${value}".`,
    );
  return choice['value'];
}

function text(option: JsonObject, name: string, value: string): unknown {
  if (objects(option['choices']).length > 0) return chosen(option, name, value);
  const length = characters(value);
  const max = asNumber(option['max_length'], 6000);
  if (length > max) throw new ClientRefusal(`The option "${name}" can have at most ${max} characters.`);
  if (length < asNumber(option['min_length'], 0))
    throw new ClientRefusal(`The option "${name}" must have at least ${String(option['min_length'])} characters.`);
  return value;
}

function number(option: JsonObject, name: string, type: number, value: unknown): unknown {
  if (objects(option['choices']).length > 0) return chosen(option, name, String(value));
  const parsed = typeof value === 'number' ? value : Number(String(value).trim() || NaN);
  const fits = type === 4 ? Number.isSafeInteger(parsed) : Number.isFinite(parsed);
  if (!fits)
    throw new ClientRefusal(
      `The option "${name}" must be a ${type === 4 ? 'whole ' : ''}number, not "${String(value)}".`,
    );
  if (parsed < asNumber(option['min_value'], -Infinity))
    throw new ClientRefusal(`The option "${name}" must be at least ${String(option['min_value'])}.`);
  if (parsed > asNumber(option['max_value'], Infinity))
    throw new ClientRefusal(`The option "${name}" must be at most ${String(option['max_value'])}.`);
  return parsed;
}

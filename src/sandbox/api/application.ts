import { Validator } from '#sandbox/api-checks/validator.ts';
import { checkCommand, checkCommands } from '#sandbox/api-checks/command.ts';
import { discordErrors } from '#sandbox/errors.ts';
import { created, empty, ok, route, type Call, type HttpReply, type Route } from '#sandbox/http/router.ts';
import type { JsonObject } from '#sandbox/json.ts';
import { limits } from '#sandbox/limits.ts';
import { applicationShape } from '#sandbox/shapes/people.ts';
import type { StoredCommand } from '#sandbox/discord-state/commands.ts';
import { requireOwnApplication, requireOwnGuild } from './access.ts';

/** Guild of the commands, null for the global ones. */
function scope(call: Call): string | null {
  requireOwnApplication(call);
  if (call.params['guild'] === undefined) return null;
  requireOwnGuild(call);
  return call.params['guild'];
}

function shown(command: StoredCommand, call: Call): JsonObject {
  const { name_localizations: names, description_localizations: descriptions, ...rest } = command;
  return call.query.get('with_localizations') === 'true'
    ? { ...rest, name_localizations: names, description_localizations: descriptions }
    : rest;
}

function list(call: Call): HttpReply {
  return ok(call.world.commands.list(scope(call)).map((command) => shown(command, call)));
}

function replaceAll(call: Call): HttpReply {
  const guildId = scope(call);
  const form = new Validator();
  if (!Array.isArray(call.raw)) form.fail('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
  const definitions = Array.isArray(call.raw) ? checkCommands(call.raw as unknown[], form) : [];
  const ofType = (type: number) => definitions.filter((definition) => (definition['type'] ?? 1) === type).length;
  if (ofType(1) > limits.commands) form.fail('BASE_TYPE_MAX_LENGTH', `Must be ${limits.commands} or fewer in length.`);
  for (const type of [2, 3])
    if (ofType(type) > limits.contextCommands)
      form.fail('BASE_TYPE_MAX_LENGTH', `Must be ${limits.contextCommands} or fewer in length.`);
  form.finish();
  const made = call.world.commands.replaceAll(definitions, call.world.bot.id, guildId);
  call.world.bus.publish({ kind: 'commands-changed' });
  return ok(made.map((command) => ({ ...command })));
}

function add(call: Call): HttpReply {
  const guildId = scope(call);
  const form = new Validator();
  const definition = checkCommand(call.raw, form);
  form.finish();
  const type = Number(definition['type'] ?? 1);
  const existed = call.world.commands.named(String(definition['name']), type, guildId);
  const cap = type === 1 ? limits.commands : limits.contextCommands;
  if (!existed && call.world.commands.list(guildId).filter((command) => command.type === type).length >= cap)
    throw discordErrors.tooManyCommands(cap);
  const made = call.world.commands.put(definition, call.world.bot.id, guildId);
  call.world.bus.publish({ kind: 'commands-changed' });
  return existed ? ok(made) : created(made);
}

function found(call: Call): StoredCommand {
  const command = call.world.commands.get(call.params['command'] ?? '', scope(call));
  if (!command) throw discordErrors.unknownCommand();
  return command;
}

function change(call: Call): HttpReply {
  const old = found(call);
  const form = new Validator();
  const definition = checkCommand({ ...old, ...call.body, type: old.type }, form);
  form.finish();
  const made = call.world.commands.put(definition, call.world.bot.id, scope(call), old.id);
  call.world.bus.publish({ kind: 'commands-changed' });
  return ok(made);
}

function remove(call: Call): HttpReply {
  call.world.commands.remove(found(call).id, scope(call));
  call.world.bus.publish({ kind: 'commands-changed' });
  return empty();
}

export const applicationRoutes: Route[] = [
  route('GET', '/applications/@me', ({ world }) => ok(applicationShape(world))),
  route('GET', '/oauth2/applications/@me', ({ world }) => ok(applicationShape(world))),
  ...['/applications/:application/commands', '/applications/:application/guilds/:guild/commands'].flatMap((base) => [
    route('GET', base, list),
    route('PUT', base, replaceAll),
    route('POST', base, add),
    route('GET', `${base}/:command`, (call) => ok(found(call))),
    route('PATCH', `${base}/:command`, change),
    route('DELETE', `${base}/:command`, remove),
  ]),
];

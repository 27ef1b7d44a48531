import { ClientRefusal } from '#sandbox/errors.ts';
import { created, empty, ok, route, type Call, type HttpReply, type Route } from '#sandbox/http/router.ts';
import { asNumber, asString, strings, type JsonObject } from '#sandbox/json.ts';
import { channelType } from '#sandbox/limits.ts';
import { deleteChannel, joinServer, leaveServer, setBotPermissions } from '#sandbox/moderator.ts';
import { deleteMessage } from '#sandbox/message-operations.ts';
import { playerMessageShape } from '#sandbox/shapes/messages.ts';
import { isThread, newChannel, type StoredChannel } from '#sandbox/discord-state/channels.ts';
import { findOrCreateDm, joinThread, leaveThread, setArchived } from '#sandbox/threads.ts';
import { readOverwrites } from '#sandbox/api/guild.ts';
import {
  resolvePerson,
  findPersonEverSeen,
  resolveChannelFor,
  autocomplete,
  sendForged,
  useCommand,
  interactionState,
  postText,
  submitModal,
  useComponent,
} from './actions.ts';
import { commandsFor } from './command.ts';
import type { PlayContext } from './interaction.ts';
import { channelsView, maySee, messagesView, personView, pingsView } from './page-views.ts';

function state(call: Call, stage: PlayContext): HttpReply {
  const { world } = call;
  return ok({
    version: world.bus.version,
    guild: world.guild,
    bot: { id: world.bot.id, name: world.people.get(world.bot.id)?.name, connected: stage.gateway.connected },
    roles: world.people.roles().map((role) => ({ id: role.id, name: role.name })),
    commands: world.commands.list(null).length + world.commands.list(world.guild.id).length,
  });
}

function addPerson(call: Call): HttpReply {
  const name = asString(call.body['name']).trim();
  if (name === '' || name.length > 32) throw new ClientRefusal('A name must have 1 to 32 characters.');
  const person = call.world.people.add(name, call.world.now());
  call.world.bus.publish({ kind: 'people-changed' });
  return created(personView(call.world, person));
}

function changePerson(call: Call): HttpReply {
  const person = resolvePerson(call);
  const closed = call.body['closed_dms'];
  const changed = {
    ...person,
    closedDms: typeof closed === 'boolean' ? closed : person.closedDms,
    roles: Array.isArray(call.body['roles']) ? strings(call.body['roles']) : person.roles,
  };
  call.world.people.save(changed);
  call.world.bus.publish({ kind: 'people-changed' });
  return ok(personView(call.world, changed));
}

function messages(call: Call): HttpReply {
  const person = resolvePerson(call);
  const channel = resolveChannelFor(call, person, call.params['channel']);
  const before = call.query.get('before');
  const limit = Math.max(1, Math.min(asNumber(Number(call.query.get('limit') ?? 50), 50), 200));
  return ok(messagesView(call.world, person, channel, { limit, ...(before ? { before } : {}) }));
}

function oneMessage(call: Call): HttpReply {
  const person = resolvePerson(call);
  const message = call.world.messages.get(call.params['message'] ?? '');
  if (!message || !maySee(call.world, person.id, message))
    return { status: 404, body: { error: 'Cannot find that message.' } };
  return ok(playerMessageShape(call.world, message, person.id));
}

function markRead(call: Call): HttpReply {
  const person = resolvePerson(call);
  const channel = resolveChannelFor(call, person, call.body['channel']);
  call.world.attention.markRead(person.id, channel.id, call.world.ids.next());
  call.world.bus.publish({ kind: 'read', channelId: channel.id, userId: person.id });
  return empty();
}

function dismiss(call: Call): HttpReply {
  const person = resolvePerson(call);
  const message = call.world.messages.get(asString(call.body['message']));
  if (message?.onlyFor !== person.id)
    throw new ClientRefusal('You can dismiss only messages that no one else can see.');
  deleteMessage(call.world, message);
  return empty();
}

async function changes(call: Call): Promise<HttpReply> {
  const { world } = call;
  const since = asNumber(Number(call.query.get('since') ?? 0));
  const wait = Math.min(asNumber(Number(call.query.get('wait') ?? 0)), 30_000);
  return ok({ version: await world.bus.waitForNext(since, wait) });
}

function addChannel(call: Call): HttpReply {
  const { world, body } = call;
  const name = asString(body['name']).trim().toLowerCase().replace(/\s+/g, '-');
  if (name === '' || name.length > 100) throw new ClientRefusal('A channel name must have 1 to 100 characters.');
  const channel = newChannel(world.ids.next(), channelType.text, name, {
    position: world.channels.all().length,
    overwrites: readOverwrites(body['overwrites']),
  });
  world.channels.save(channel);
  world.bus.publish({ kind: 'channel-created', channel });
  return created({ ...channel });
}

/** Changes a channel or thread as a moderator could without the bot. */
function changeChannel(call: Call): HttpReply {
  const { world, body } = call;
  const found = world.channels.get(call.params['channel'] ?? '');
  if (!found) throw new ClientRefusal('Cannot find that channel.');
  const changed: StoredChannel = {
    ...found,
    name: asString(body['name'], found.name),
    overwrites: body['overwrites'] === undefined ? found.overwrites : readOverwrites(body['overwrites']),
    thread: found.thread && {
      ...found.thread,
      locked: typeof body['locked'] === 'boolean' ? body['locked'] : found.thread.locked,
    },
  };
  world.channels.save(changed);
  if (typeof body['archived'] === 'boolean' && changed.thread && changed.thread.archived !== body['archived'])
    setArchived(world, changed, body['archived']);
  else world.bus.publish({ kind: isThread(found) ? 'thread-updated' : 'channel-updated', channel: changed });
  return ok({ ...(world.channels.get(found.id) ?? changed) });
}

function removeChannel(call: Call): HttpReply {
  deleteChannel(call.world, call.params['channel'] ?? '');
  return empty();
}

function removeMessage(call: Call): HttpReply {
  const message = call.world.messages.get(call.params['message'] ?? '');
  if (!message) throw new ClientRefusal('Cannot find that message.');
  deleteMessage(call.world, message);
  return empty();
}

function changeBot(call: Call): HttpReply {
  const permissions = asString(call.body['permissions']);
  setBotPermissions(call.world, permissions);
  return ok({ permissions });
}

function depart(call: Call): HttpReply {
  leaveServer(call.world, resolvePerson(call));
  return empty();
}

function comeBack(call: Call): HttpReply {
  joinServer(call.world, findPersonEverSeen(call));
  return empty();
}

export function controlRoutes(stage: PlayContext): Route[] {
  const on = (method: string, path: string, handle: (call: Call) => HttpReply | Promise<HttpReply>) =>
    route(method, path, handle, true);
  const asUser = (path: string) => `/users/:user${path}`;
  return [
    on('GET', '/state', (call) => state(call, stage)),
    on('GET', '/changes', changes),
    on('GET', '/users', ({ world }) => ok(world.people.all().map((person) => personView(world, person)))),
    on('POST', '/users', addPerson),
    on('PATCH', asUser(''), changePerson),
    on('GET', asUser('/channels'), (call) => ok(channelsView(call.world, resolvePerson(call)))),
    on('GET', asUser('/channels/:channel/messages'), messages),
    on('GET', asUser('/channels/:channel/commands'), (call) => {
      const person = resolvePerson(call);
      return ok(
        commandsFor(call.world, person, resolveChannelFor(call, person, call.params['channel'])) as JsonObject[],
      );
    }),
    on('GET', asUser('/messages/:message'), oneMessage),
    on('GET', asUser('/pings'), (call) => ok(pingsView(call.world, resolvePerson(call)))),
    on('POST', asUser('/command'), (call) => useCommand(call, stage)),
    on('POST', asUser('/autocomplete'), (call) => autocomplete(call, stage)),
    on('POST', asUser('/press'), (call) => useComponent(call, stage, false)),
    on('POST', asUser('/select'), (call) => useComponent(call, stage, true)),
    on('POST', asUser('/modal'), (call) => submitModal(call, stage)),
    on('POST', asUser('/forge'), (call) => sendForged(call, stage)),
    on('POST', asUser('/say'), postText),
    on('POST', asUser('/read'), markRead),
    on('POST', asUser('/dismiss'), dismiss),
    on('POST', asUser('/dm'), (call) => ok({ id: findOrCreateDm(call.world, resolvePerson(call).id).id })),
    on('POST', asUser('/join'), (call) => {
      const person = resolvePerson(call);
      joinThread(call.world, resolveChannelFor(call, person, call.body['channel']).id, [person.id]);
      return empty();
    }),
    on('POST', asUser('/leave'), (call) => {
      const person = resolvePerson(call);
      leaveThread(call.world, resolveChannelFor(call, person, call.body['channel']).id, person.id);
      return empty();
    }),
    on('POST', asUser('/depart'), depart),
    on('POST', asUser('/return'), comeBack),
    on('GET', '/interactions/:interaction', interactionState),
    on('POST', '/channels', addChannel),
    on('PATCH', '/channels/:channel', changeChannel),
    on('DELETE', '/channels/:channel', removeChannel),
    on('DELETE', '/messages/:message', removeMessage),
    on('PATCH', '/bot', changeBot),
    on('GET', '/faults', () => ok(stage.faults.list())),
    on('POST', '/faults', (call) => {
      stage.faults.add(call.body);
      return ok(stage.faults.list());
    }),
    on('DELETE', '/faults', () => {
      stage.faults.clear();
      return empty();
    }),
  ];
}

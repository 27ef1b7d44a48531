import { ClientRefusal, DiscordError } from '#sandbox/errors.ts';
import type { Call, HttpReply } from '#sandbox/http/router.ts';
import { ok } from '#sandbox/http/router.ts';
import { asNumber, asObject, asString, strings, type JsonObject } from '#sandbox/json.ts';
import { callbackType, interactionType } from '#sandbox/limits.ts';
import { postMessage } from '#sandbox/message-operations.ts';
import { playerMessageShape } from '#sandbox/shapes/messages.ts';
import { isThread, type StoredChannel } from '#sandbox/discord-state/channels.ts';
import type { StoredMessage } from '#sandbox/discord-state/messages.ts';
import type { Person } from '#sandbox/discord-state/people.ts';
import { PERMISSIONS } from '#sandbox/discord-state/permission-bits.ts';
import { permissionsIn } from '#sandbox/discord-state/member-permissions.ts';
import { findOrCreateDm } from '#sandbox/threads.ts';
import { commandData, commandsFor, resolveCommand } from './command.ts';
import { componentData, findComponent } from './component.ts';
import { modalData } from './modal.ts';
import { isThinking, interactionOutcomeOf, sendInteraction, type PlayContext } from './interaction.ts';
import { maySee } from './page-views.ts';

/** Returns the user a request acts as, by id or name. Throws ClientRefusal if unknown or not in the server. */
export function resolvePerson(call: Call): Person {
  const person = findPersonEverSeen(call);
  if (person.departed) throw new ClientRefusal(`${person.name} is not in the server.`);
  return person;
}

/** Returns a user by id or name, even one who left the server. Throws ClientRefusal if unknown. */
export function findPersonEverSeen(call: Call): Person {
  const person = call.world.people.find(call.params['user'] ?? '');
  if (!person || person.bot) throw new ClientRefusal(`There is no player called "${call.params['user']}".`);
  return person;
}

/**
 * Returns a channel by id or name, "dm" for the direct messages with the bot; by default the first text channel. Throws
 * ClientRefusal if the user sees none.
 */
export function resolveChannelFor(call: Call, person: Person, which: unknown): StoredChannel {
  const { world } = call;
  const key = asString(which).replace(/^#/, '');
  if (key === 'dm') return findOrCreateDm(world, person.id);
  const known = world.channels.get(key);
  const candidates = known
    ? [known]
    : world.channels.all().filter((entry) => (key === '' ? entry.type === 0 : entry.name === key));
  const channel = candidates.find((entry) => permissionsIn(world, person.id, entry) & PERMISSIONS.viewChannel);
  if (!channel) throw new ClientRefusal(`${person.name} cannot see a channel "${key}".`);
  return channel;
}

function demand(call: Call, person: Person, channel: StoredChannel, bit: bigint, what: string): void {
  if (!(permissionsIn(call.world, person.id, channel) & bit))
    throw new ClientRefusal(`${person.name} cannot ${what} here.`);
}

export async function useCommand(call: Call, stage: PlayContext): Promise<HttpReply> {
  const { world, body } = call;
  const person = resolvePerson(call);
  const channel = resolveChannelFor(call, person, body['channel']);
  demand(call, person, channel, PERMISSIONS.useApplicationCommands, 'use commands');
  if (channel.thread?.archived)
    throw new ClientRefusal('You cannot use commands in an archived thread. Send a message first to reopen it.');
  const found = resolveCommand(commandsFor(world, person, channel), asString(body['name']));
  const data = commandData(world, channel, found, asObject(body['options']));
  return ok(
    await sendInteraction(stage, {
      type: interactionType.command,
      person,
      channel,
      data,
      command: [found.command, ...found.path].map((step) => String(step['name'])).join(' '),
    }),
  );
}

export async function autocomplete(call: Call, stage: PlayContext): Promise<HttpReply> {
  const { world, body } = call;
  const person = resolvePerson(call);
  const channel = resolveChannelFor(call, person, body['channel']);
  const found = resolveCommand(commandsFor(world, person, channel), asString(body['name']));
  const focused = asString(body['focused']);
  const option = found.options.find((entry) => entry['name'] === focused);
  if (option?.['autocomplete'] !== true) throw new ClientRefusal(`The option "${focused}" has no suggestions.`);
  const values: JsonObject = { ...asObject(body['options']), [focused]: body['value'] ?? '' };
  const data = commandData(world, channel, found, values, focused);
  return ok(await sendInteraction(stage, { type: interactionType.autocomplete, person, channel, data }));
}

/**
 * Returns the given message, or the newest one with such a component that the user sees. Throws ClientRefusal if there
 * is none.
 */
function messageFor(call: Call, person: Person, wanted: string): StoredMessage {
  const { world, body } = call;
  const id = asString(body['message']);
  if (id !== '') {
    const message = world.messages.get(id);
    if (!message || !maySee(world, person.id, message))
      throw new ClientRefusal(`${person.name} cannot see that message.`);
    return message;
  }
  const only = body['channel'] === undefined ? undefined : resolveChannelFor(call, person, body['channel']).id;
  const found = world.messages
    .newest(500)
    .find(
      (message) =>
        (only === undefined || message.channelId === only) &&
        findComponent(message, wanted) !== undefined &&
        maySee(world, person.id, message),
    );
  if (!found) throw new ClientRefusal(`${person.name} cannot see "${wanted}".`);
  return found;
}

export async function useComponent(call: Call, stage: PlayContext, isSelect: boolean): Promise<HttpReply> {
  const { world, body } = call;
  const person = resolvePerson(call);
  const wanted = asString(body['custom_id']) || asString(body['label']);
  const message = messageFor(call, person, wanted);
  const channel = world.channels.get(message.channelId);
  if (!channel) throw new ClientRefusal('The channel is gone.');
  const values = isSelect
    ? typeof body['values'] === 'string'
      ? [body['values']]
      : strings(body['values'])
    : undefined;
  const data = componentData(world, channel, message, wanted, values);
  return ok(await sendInteraction(stage, { type: interactionType.component, person, channel, data, source: message }));
}

/** Sends an interaction that no real client would send: any data, on any message or none. */
export async function sendForged(call: Call, stage: PlayContext): Promise<HttpReply> {
  const { world, body } = call;
  const person = resolvePerson(call);
  const channel = resolveChannelFor(call, person, body['channel']);
  const source = world.messages.get(asString(body['message']));
  return ok(
    await sendInteraction(stage, {
      type: asNumber(body['type'], interactionType.component),
      person,
      channel,
      data: asObject(body['data']),
      ...(source ? { source } : {}),
    }),
  );
}

export async function submitModal(call: Call, stage: PlayContext): Promise<HttpReply> {
  const { world, body } = call;
  const person = resolvePerson(call);
  const opener = world.interactions.get(asString(body['interaction']));
  if (!opener?.modal || opener.userId !== person.id)
    throw new ClientRefusal(`${person.name} does not have that form open.`);
  const channel = world.channels.get(opener.channelId);
  if (!channel) throw new ClientRefusal('The channel is gone.');
  const source = opener.sourceId ? world.messages.get(opener.sourceId) : undefined;
  const data = modalData(world, channel, opener.modal, asObject(body['fields']));
  const result = await sendInteraction(stage, {
    type: interactionType.modal,
    person,
    channel,
    data,
    opener,
    ...(source ? { source } : {}),
  });
  // A modal closes on success; otherwise it stays open for another attempt.
  if (result.acknowledged) world.interactions.save({ ...(world.interactions.get(opener.id) ?? opener), modal: null });
  return ok(result);
}

export function postText(call: Call): HttpReply {
  const { world, body } = call;
  const person = resolvePerson(call);
  const channel = resolveChannelFor(call, person, body['channel']);
  if (channel.type !== 1)
    demand(
      call,
      person,
      channel,
      isThread(channel) ? PERMISSIONS.sendMessagesInThreads : PERMISSIONS.sendMessages,
      'write',
    );
  if (channel.thread?.archived && channel.thread.locked) throw new ClientRefusal('The thread is locked.');
  try {
    const message = postMessage(world, {
      channel,
      authorId: person.id,
      body: { content: asString(body['content']) },
      uploads: [],
    });
    world.attention.markRead(person.id, channel.id, message.id);
    world.bus.publish({ kind: 'read', channelId: channel.id, userId: person.id });
    return ok(playerMessageShape(world, message, person.id));
  } catch (error) {
    if (error instanceof DiscordError) throw new ClientRefusal(error.message);
    throw error;
  }
}

const CHANGE_MS = 6_000;

/**
 * Returns the state of an interaction; with `wait` (ms), only after a deferred response has arrived or the time is up.
 */
export async function interactionState(call: Call): Promise<HttpReply> {
  const { world } = call;
  const id = call.params['interaction'] ?? '';
  const interaction = world.interactions.get(id);
  if (!interaction) throw new ClientRefusal('Cannot find that interaction.');
  // A deferred update need not be followed by an edit, so wait less for it.
  const most = interaction.answeredWith === callbackType.deferredUpdate ? CHANGE_MS : 60_000;
  const until = Date.now() + Math.min(asNumber(Number(call.query.get('wait') ?? 0)), most);
  while (isThinking(world, id) && Date.now() < until)
    await world.bus.waitForNext(world.bus.version, until - Date.now());
  const followUps = world.messages
    .byInteraction(id)
    .filter((message) => message.id !== interaction.originalId && maySee(world, interaction.userId, message));
  return ok({
    ...interactionOutcomeOf(world, id, interaction.userId),
    thinking: isThinking(world, id),
    follow_ups: followUps.map((message) => playerMessageShape(world, message, interaction.userId)),
  });
}

import { Validator } from '#sandbox/api-checks/validator.ts';
import { discordErrors } from '#sandbox/errors.ts';
import { created, empty, ok, route, type Call, type HttpReply, type Route } from '#sandbox/http/router.ts';
import { asNumber } from '#sandbox/json.ts';
import { archiveMinutes, channelType } from '#sandbox/limits.ts';
import { postSystem } from '#sandbox/message-operations.ts';
import { channelShape, threadMemberShape } from '#sandbox/shapes/channels.ts';
import { memberShape } from '#sandbox/shapes/people.ts';
import { isThread, type StoredChannel, type Thread } from '#sandbox/discord-state/channels.ts';
import { PERMISSIONS } from '#sandbox/discord-state/permission-bits.ts';
import { canSee } from '#sandbox/discord-state/member-permissions.ts';
import { joinThread, leaveThread, setArchived, startThread } from '#sandbox/threads.ts';
import { readOverwrites } from './guild.ts';
import { resolveChannel, requirePermissions, resolveMessage } from './access.ts';

function threadForm(call: Call): { name: string; autoArchiveMinutes: number; slowmode: number } {
  const form = new Validator();
  const name = form.at('name').text(call.body['name'], 100, 1);
  const minutes = call.body['auto_archive_duration'];
  if (minutes !== undefined && minutes !== null) form.at('auto_archive_duration').choice(minutes, archiveMinutes);
  const slowmode = form.at('rate_limit_per_user').integer(call.body['rate_limit_per_user'], 0, 21_600) ?? 0;
  form.finish();
  return { name, autoArchiveMinutes: asNumber(minutes, 4320), slowmode };
}

function threadAlone(call: Call): HttpReply {
  const { world } = call;
  const parent = resolveChannel(call);
  if (parent.type === channelType.dm) throw discordErrors.notInDm();
  if (parent.type !== channelType.text) throw discordErrors.wrongChannelType();
  const form = new Validator();
  // Discord creates a private thread by default.
  const type = asNumber(call.body['type'], channelType.privateThread);
  form.at('type').choice(type, [channelType.publicThread, channelType.privateThread]);
  form.finish();
  requirePermissions(
    call,
    parent,
    type === channelType.publicThread ? PERMISSIONS.createPublicThreads : PERMISSIONS.createPrivateThreads,
  );
  const thread = startThread(world, {
    ...threadForm(call),
    parent,
    id: world.ids.next(),
    type,
    ownerId: world.bot.id,
    invitable: call.body['invitable'] !== false,
  });
  if (type === channelType.publicThread)
    postSystem(world, parent, world.bot.id, 18, thread.name, { channelId: thread.id, messageId: thread.id });
  return created(channelShape(world, world.channels.get(thread.id) ?? thread));
}

function threadOnMessage(call: Call): HttpReply {
  const { world } = call;
  const parent = resolveChannel(call);
  if (parent.type !== channelType.text) throw discordErrors.wrongChannelType();
  const message = resolveMessage(call, parent);
  requirePermissions(call, parent, PERMISSIONS.createPublicThreads);
  if (message.threadId) throw discordErrors.threadExists();
  const thread = startThread(world, {
    ...threadForm(call),
    parent,
    id: message.id,
    type: channelType.publicThread,
    ownerId: world.bot.id,
    invitable: true,
  });
  const linked = world.messages.save({ ...message, threadId: thread.id, flags: message.flags | (1 << 5) });
  world.bus.publish({ kind: 'message-updated', message: linked });
  return created(channelShape(world, thread));
}

function change(call: Call): HttpReply {
  const channel = resolveChannel(call);
  if (channel.type === channelType.dm) throw discordErrors.notInDm();
  return isThread(channel) ? changeThread(call, channel) : changeChannel(call, channel);
}

function changeThread(call: Call, before: Thread): HttpReply {
  const { world, body } = call;
  const { thread } = before;
  const form = new Validator();
  const name =
    body['name'] === undefined || body['name'] === null ? before.name : form.at('name').text(body['name'], 100, 1);
  if (body['auto_archive_duration'] !== undefined && body['auto_archive_duration'] !== null)
    form.at('auto_archive_duration').choice(body['auto_archive_duration'], archiveMinutes);
  const slowmode = form.at('rate_limit_per_user').integer(body['rate_limit_per_user'], 0, 21_600);
  form.finish();
  const archived = typeof body['archived'] === 'boolean' ? body['archived'] : thread.archived;
  const wakesOnly = !archived && !thread.locked && Object.keys(body).every((key) => key === 'archived');
  const isOwner = before.ownerId === world.bot.id;
  if (!wakesOnly && !isOwner) requirePermissions(call, before, PERMISSIONS.manageThreads);
  if (typeof body['locked'] === 'boolean' || (thread.locked && !archived))
    requirePermissions(call, before, PERMISSIONS.manageThreads);
  // An archived thread only accepts changes of `archived` and `locked`.
  const othersChange = Object.keys(body).some((key) => key !== 'archived' && key !== 'locked');
  if (thread.archived && archived && othersChange) throw discordErrors.archivedThread();
  const changed: StoredChannel = {
    ...before,
    name,
    slowmode: slowmode ?? before.slowmode,
    thread: {
      ...thread,
      locked: typeof body['locked'] === 'boolean' ? body['locked'] : thread.locked,
      invitable: typeof body['invitable'] === 'boolean' ? body['invitable'] : thread.invitable,
      autoArchiveMinutes: asNumber(body['auto_archive_duration'], thread.autoArchiveMinutes),
    },
  };
  if (archived !== thread.archived) return ok(channelShape(world, setArchived(world, changed, archived)));
  world.channels.save(changed);
  world.bus.publish({ kind: 'thread-updated', channel: changed });
  return ok(channelShape(world, changed));
}

function changeChannel(call: Call, before: StoredChannel): HttpReply {
  const { world, body } = call;
  requirePermissions(call, before, PERMISSIONS.manageChannels);
  const form = new Validator();
  const name = body['name'] === undefined ? before.name : form.at('name').text(body['name'], 100, 1);
  const topic = body['topic'] === undefined ? before.topic : form.at('topic').text(body['topic'], 1024) || null;
  form.finish();
  const overwrites =
    body['permission_overwrites'] === undefined ? before.overwrites : readOverwrites(body['permission_overwrites']);
  const changed = world.channels.save({ ...before, name, topic, overwrites });
  world.bus.publish({ kind: 'channel-updated', channel: changed });
  return ok(channelShape(world, changed));
}

function remove(call: Call): HttpReply {
  const { world } = call;
  const channel = resolveChannel(call);
  if (channel.type === channelType.dm) return ok(channelShape(world, channel));
  requirePermissions(call, channel, isThread(channel) ? PERMISSIONS.manageThreads : PERMISSIONS.manageChannels);
  const shape = channelShape(world, channel);
  for (const thread of world.channels.threadsOf(channel.id)) world.channels.remove(thread.id);
  world.channels.remove(channel.id);
  world.bus.publish({ kind: isThread(channel) ? 'thread-deleted' : 'channel-deleted', channel });
  return ok(shape);
}

function threadOf(call: Call): StoredChannel {
  const channel = resolveChannel(call);
  if (!isThread(channel)) throw discordErrors.wrongChannelType();
  return channel;
}

function join(call: Call): HttpReply {
  const { world } = call;
  const thread = threadOf(call);
  if (thread.thread?.archived) throw discordErrors.archivedThread();
  const id = call.params['user'] === '@me' || call.params['user'] === undefined ? world.bot.id : call.params['user'];
  const person = world.people.get(id);
  if (!person || person.departed) throw discordErrors.unknownMember();
  if (id !== world.bot.id) requirePermissions(call, thread, PERMISSIONS.sendMessagesInThreads);
  const parent = world.channels.get(thread.parentId ?? '');
  if (!parent || !canSee(world, id, parent)) throw discordErrors.missingAccess();
  joinThread(world, thread.id, [id]);
  return empty();
}

function leave(call: Call): HttpReply {
  const { world } = call;
  const thread = threadOf(call);
  if (thread.thread?.archived) throw discordErrors.archivedThread();
  const id = call.params['user'] ?? world.bot.id;
  if (id !== world.bot.id && !(thread.type === channelType.privateThread && thread.ownerId === world.bot.id))
    requirePermissions(call, thread, PERMISSIONS.manageThreads);
  leaveThread(world, thread.id, id);
  return empty();
}

function listMembers(call: Call): HttpReply {
  const { world } = call;
  const thread = threadOf(call);
  const full = call.query.get('with_member') === 'true';
  return ok(
    world.channels.members(thread.id).map((entry) => {
      const person = world.people.get(entry.userId);
      return { ...threadMemberShape(thread.id, entry), ...(full && person ? { member: memberShape(person) } : {}) };
    }),
  );
}

function oneMember(call: Call): HttpReply {
  const thread = threadOf(call);
  const id = call.params['user'] === '@me' ? call.world.bot.id : call.params['user'];
  const entry = call.world.channels.members(thread.id).find((member) => member.userId === id);
  if (!entry) throw discordErrors.unknownMember();
  return ok(threadMemberShape(thread.id, entry));
}

function archivedThreads(type: number, joinedOnly = false) {
  return (call: Call): HttpReply => {
    const { world } = call;
    const channel = resolveChannel(call);
    if (type === channelType.privateThread && !joinedOnly) requirePermissions(call, channel, PERMISSIONS.manageThreads);
    const limit = Number(call.query.get('limit') ?? 50);
    const before = call.query.get('before');
    const threads = world.channels
      .threadsOf(channel.id)
      .filter((thread) => thread.type === type && thread.thread?.archived && canSee(world, world.bot.id, thread))
      .filter((thread) => !joinedOnly || world.channels.isMember(thread.id, world.bot.id))
      // Joined threads are paged by id, others by archive time.
      .filter(
        (thread) =>
          before === null ||
          (joinedOnly ? BigInt(thread.id) < BigInt(before) : (thread.thread?.archiveTime ?? 0) < Date.parse(before)),
      )
      .sort((a, b) => (b.thread?.archiveTime ?? 0) - (a.thread?.archiveTime ?? 0));
    const page = threads.slice(0, limit);
    const members = page.flatMap((thread) =>
      world.channels
        .members(thread.id)
        .filter((entry) => entry.userId === world.bot.id)
        .map((entry) => threadMemberShape(thread.id, entry)),
    );
    return ok({
      threads: page.map((thread) => channelShape(world, thread)),
      members,
      has_more: threads.length > page.length,
    });
  };
}

export const channelRoutes: Route[] = [
  route('GET', '/channels/:channel', (call) => ok(channelShape(call.world, resolveChannel(call)))),
  route('PATCH', '/channels/:channel', change),
  route('DELETE', '/channels/:channel', remove),
  route('POST', '/channels/:channel/threads', threadAlone),
  route('POST', '/channels/:channel/messages/:message/threads', threadOnMessage),
  route('GET', '/channels/:channel/thread-members', listMembers),
  route('GET', '/channels/:channel/thread-members/:user', oneMember),
  route('PUT', '/channels/:channel/thread-members/:user', join),
  route('DELETE', '/channels/:channel/thread-members/:user', (call) =>
    leave(call.params['user'] === '@me' ? { ...call, params: { ...call.params, user: call.world.bot.id } } : call),
  ),
  route('GET', '/channels/:channel/threads/archived/public', archivedThreads(channelType.publicThread)),
  route('GET', '/channels/:channel/threads/archived/private', archivedThreads(channelType.privateThread)),
  route(
    'GET',
    '/channels/:channel/users/@me/threads/archived/private',
    archivedThreads(channelType.privateThread, true),
  ),
];

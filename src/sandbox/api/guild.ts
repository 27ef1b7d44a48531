import { Validator } from '#sandbox/api-checks/validator.ts';
import { discordErrors } from '#sandbox/errors.ts';
import { created, empty, ok, route, type Call, type HttpReply, type Route } from '#sandbox/http/router.ts';
import { asNumber, objects } from '#sandbox/json.ts';
import { channelType } from '#sandbox/limits.ts';
import { activeThreads, channelShape, threadMemberShape } from '#sandbox/shapes/channels.ts';
import { guildShape, memberShape, ownGuildEntry, ownUserShape, roleShape, userShape } from '#sandbox/shapes/people.ts';
import { isThread, newChannel, type Overwrite, type StoredChannel } from '#sandbox/discord-state/channels.ts';
import { PERMISSIONS } from '#sandbox/discord-state/permission-bits.ts';
import { canSee, guildPermissions } from '#sandbox/discord-state/member-permissions.ts';
import { findOrCreateDm } from '#sandbox/threads.ts';
import type { World } from '#sandbox/world.ts';
import { resolveChannel, requirePermissions, requireOwnGuild } from './access.ts';

function gateway(world: World): HttpReply {
  const url = world.origin.replace(/^http/, 'ws') + '/gateway';
  return ok({
    url,
    shards: 1,
    session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 },
  });
}

function member(call: Call): HttpReply {
  requireOwnGuild(call);
  const id = call.params['user'] === '@me' ? call.world.bot.id : call.params['user'];
  const person = call.world.people.get(id ?? '');
  if (!person || person.departed) throw discordErrors.unknownMember();
  return ok(memberShape(person));
}

function members(call: Call): HttpReply {
  requireOwnGuild(call);
  // Discord lists members only for applications with the guild members intent.
  if (!call.world.settings.privilegedIntents) throw discordErrors.missingAccess();
  const after = call.query.get('after') ?? '0';
  return ok(
    call.world.people
      .present()
      .filter((person) => BigInt(person.id) > BigInt(after))
      .slice(0, Number(call.query.get('limit') ?? 1))
      .map(memberShape),
  );
}

function channels(call: Call): HttpReply {
  requireOwnGuild(call);
  return ok(
    call.world.channels
      .all()
      .filter((channel) => channel.type !== channelType.dm && !isThread(channel))
      .map((channel) => channelShape(call.world, channel)),
  );
}

function newGuildChannel(call: Call): HttpReply {
  requireOwnGuild(call);
  const { world, body } = call;
  if (!(guildPermissions(world, world.bot.id) & PERMISSIONS.manageChannels)) throw discordErrors.missingPermissions();
  const form = new Validator();
  const name = form.at('name').text(body['name'], 100, 1);
  form.at('type').choice(body['type'] ?? 0, [channelType.text, channelType.category]);
  form.finish();
  const channel = newChannel(world.ids.next(), asNumber(body['type']), name.toLowerCase().replace(/\s+/g, '-'), {
    parentId: typeof body['parent_id'] === 'string' ? body['parent_id'] : null,
    topic: typeof body['topic'] === 'string' ? body['topic'] : null,
    position: world.channels.all().length,
    overwrites: readOverwrites(body['permission_overwrites']),
  });
  world.channels.save(channel);
  world.bus.publish({ kind: 'channel-created', channel });
  return created(channelShape(world, channel));
}

export function readOverwrites(value: unknown): Overwrite[] {
  return objects(value).map((raw) => ({
    id: String(raw['id']),
    type: raw['type'] === 1 ? 1 : 0,
    allow: String(raw['allow'] ?? '0'),
    deny: String(raw['deny'] ?? '0'),
  }));
}

function overwrite(call: Call, put: boolean): HttpReply {
  const channel = resolveChannel(call);
  requirePermissions(call, channel, PERMISSIONS.manageRoles);
  const id = call.params['target'] ?? '';
  const others = channel.overwrites.filter((entry) => entry.id !== id);
  const changed: StoredChannel = {
    ...channel,
    overwrites: put ? [...others, ...readOverwrites([{ ...call.body, id }])] : others,
  };
  call.world.channels.save(changed);
  call.world.bus.publish({ kind: 'channel-updated', channel: changed });
  return empty();
}

function active(call: Call): HttpReply {
  requireOwnGuild(call);
  const { world } = call;
  const threads = activeThreads(world)
    .filter((thread) => canSee(world, world.bot.id, thread))
    .reverse();
  const own = threads.flatMap((thread) =>
    world.channels
      .members(thread.id)
      .filter((entry) => entry.userId === world.bot.id)
      .map((entry) => threadMemberShape(thread.id, entry)),
  );
  return ok({ threads: threads.map((thread) => channelShape(world, thread)), members: own, has_more: false });
}

function openDm(call: Call): HttpReply {
  const form = new Validator();
  const id = form.at('recipient_id').text(call.body['recipient_id'], 25, 1);
  form.finish();
  const person = call.world.people.get(id);
  if (!person) throw discordErrors.unknownUser();
  if (person.bot) throw discordErrors.cannotMessageUser();
  return ok(channelShape(call.world, findOrCreateDm(call.world, id)));
}

function user(call: Call): HttpReply {
  const person = call.world.people.get(call.params['user'] ?? '');
  if (!person) throw discordErrors.unknownUser();
  return ok(userShape(person));
}

export const guildRoutes: Route[] = [
  route('GET', '/gateway', ({ world }) => ok({ url: world.origin.replace(/^http/, 'ws') + '/gateway' }), true),
  route('GET', '/gateway/bot', ({ world }) => gateway(world)),
  route('GET', '/users/@me', ({ world }) => ok(ownUserShape(world))),
  route('GET', '/users/@me/guilds', ({ world }) => ok([ownGuildEntry(world)])),
  route('POST', '/users/@me/channels', openDm),
  route('GET', '/users/:user', user),
  route('GET', '/guilds/:guild', (call) => {
    requireOwnGuild(call);
    const counts =
      call.query.get('with_counts') === 'true'
        ? { approximate_member_count: call.world.people.present().length, approximate_presence_count: 1 }
        : {};
    return ok({ ...guildShape(call.world), ...counts });
  }),
  route('GET', '/guilds/:guild/roles', (call) => {
    requireOwnGuild(call);
    return ok(call.world.people.roles().map(roleShape));
  }),
  route('GET', '/guilds/:guild/channels', channels),
  route('POST', '/guilds/:guild/channels', newGuildChannel),
  route('GET', '/guilds/:guild/members', members),
  route('GET', '/guilds/:guild/members/:user', member),
  route('GET', '/guilds/:guild/threads/active', active),
  route('PUT', '/channels/:channel/permissions/:target', (call) => overwrite(call, true)),
  route('DELETE', '/channels/:channel/permissions/:target', (call) => overwrite(call, false)),
];

import type { WorldEvent } from '#sandbox/event-bus.ts';
import type { JsonObject } from '#sandbox/json.ts';
import { channelType } from '#sandbox/limits.ts';
import { channelShape, threadMemberShape } from '#sandbox/shapes/channels.ts';
import { messageShape } from '#sandbox/shapes/messages.ts';
import { memberShape, roleShape, userShape } from '#sandbox/shapes/people.ts';
import type { StoredChannel } from '#sandbox/discord-state/channels.ts';
import type { StoredMessage } from '#sandbox/discord-state/messages.ts';
import { canSee } from '#sandbox/discord-state/member-permissions.ts';
import type { World } from '#sandbox/world.ts';

export const intent = {
  guilds: 1 << 0,
  members: 1 << 1,
  presences: 1 << 8,
  guildMessages: 1 << 9,
  directMessages: 1 << 12,
  messageContent: 1 << 15,
} as const;

export const privileged = intent.members | intent.presences | intent.messageContent;

export type Event = { t: string; d: JsonObject };

/** Gateway events of a world event for a bot with these intents, limited to what the bot may see. */
export function eventsFor(world: World, happening: WorldEvent, intents: number): Event[] {
  switch (happening.kind) {
    case 'message-created':
    case 'message-updated':
    case 'message-deleted':
      return messageEvents(world, happening.kind, happening.message, intents);
    case 'messages-deleted':
      return bulkDeletion(world, happening.channel, happening.ids, intents);
    case 'channel-created':
    case 'channel-updated':
    case 'channel-deleted':
      if (!(intents & intent.guilds) || !canSee(world, world.bot.id, happening.channel)) return [];
      return [
        {
          t: happening.kind.replace('-', '_').replace(/d$/, '').toUpperCase(),
          d: channelShape(world, happening.channel),
        },
      ];
    case 'thread-created':
    case 'thread-updated':
    case 'thread-deleted':
      return threadEvents(world, happening.kind, happening.channel, intents);
    case 'member-added':
      if (!(intents & intent.members)) return [];
      return [{ t: 'GUILD_MEMBER_ADD', d: { guild_id: world.guild.id, ...memberShape(happening.person) } }];
    case 'member-removed':
      if (!(intents & intent.members)) return [];
      return [{ t: 'GUILD_MEMBER_REMOVE', d: { guild_id: world.guild.id, user: userShape(happening.person) } }];
    case 'role-updated':
      return intents & intent.guilds
        ? [{ t: 'GUILD_ROLE_UPDATE', d: { guild_id: world.guild.id, role: roleShape(happening.role) } }]
        : [];
    case 'thread-members':
      return memberEvents(world, happening.channel, happening.added, happening.removed, intents);
    default:
      return [];
  }
}

function messageEvents(world: World, kind: string, message: StoredMessage, intents: number): Event[] {
  const channel = world.channels.get(message.channelId);
  const isDm = channel?.type === channelType.dm;
  if (!channel || message.onlyFor !== null || !(intents & (isDm ? intent.directMessages : intent.guildMessages)))
    return [];
  if (!canSee(world, world.bot.id, channel)) return [];
  const place = isDm ? {} : { guild_id: world.guild.id };
  if (kind === 'message-deleted')
    return [{ t: 'MESSAGE_DELETE', d: { id: message.id, channel_id: channel.id, ...place } }];
  const author = world.people.get(message.authorId);
  const member = author && !isDm ? { member: withoutUser(memberShape(author)) } : {};
  const mayRead =
    isDm ||
    message.authorId === world.bot.id ||
    message.mentions.includes(world.bot.id) ||
    (intents & intent.messageContent) !== 0;
  const blanks = mayRead ? {} : { content: '', embeds: [], components: [], attachments: [] };
  return [
    {
      t: kind === 'message-created' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE',
      d: { ...messageShape(world, message), ...blanks, ...place, ...member },
    },
  ];
}

function bulkDeletion(world: World, channel: StoredChannel, ids: string[], intents: number): Event[] {
  if (!(intents & intent.guildMessages) || !canSee(world, world.bot.id, channel)) return [];
  return [{ t: 'MESSAGE_DELETE_BULK', d: { ids, channel_id: channel.id, guild_id: world.guild.id } }];
}

function withoutUser(member: JsonObject): JsonObject {
  const { user: _user, ...rest } = member;
  return rest;
}

function threadEvents(world: World, kind: string, channel: StoredChannel, intents: number): Event[] {
  if (!(intents & intent.guilds)) return [];
  if (kind === 'thread-deleted') {
    return [
      {
        t: 'THREAD_DELETE',
        d: { id: channel.id, guild_id: world.guild.id, parent_id: channel.parentId, type: channel.type },
      },
    ];
  }
  if (!canSee(world, world.bot.id, channel)) return [];
  const shape = channelShape(world, channel);
  return [
    kind === 'thread-created'
      ? { t: 'THREAD_CREATE', d: { ...shape, newly_created: true } }
      : { t: 'THREAD_UPDATE', d: shape },
  ];
}

function memberEvents(
  world: World,
  channel: StoredChannel,
  added: string[],
  removed: string[],
  intents: number,
): Event[] {
  if (!(intents & intent.guilds)) return [];
  const joined = world.channels.members(channel.id).filter((entry) => added.includes(entry.userId));
  const own = joined.find((entry) => entry.userId === world.bot.id);
  const events: Event[] = [];
  // Discord announces a thread to a bot that is added to it with THREAD_CREATE.
  if (own)
    events.push({
      t: 'THREAD_CREATE',
      d: { ...channelShape(world, channel), member: threadMemberShape(channel.id, own) },
    });
  // Without the members intent a bot only receives updates about itself.
  const hears = (id: string) => (intents & intent.members) !== 0 || id === world.bot.id;
  const shownIn = joined.filter((entry) => hears(entry.userId));
  const shownOut = removed.filter(hears);
  if (shownIn.length + shownOut.length > 0) {
    events.push({
      t: 'THREAD_MEMBERS_UPDATE',
      d: {
        id: channel.id,
        guild_id: world.guild.id,
        member_count: Math.min(world.channels.members(channel.id).length, 50),
        added_members: shownIn.map((entry) => threadMemberShape(channel.id, entry)),
        removed_member_ids: shownOut,
      },
    });
  }
  return events;
}

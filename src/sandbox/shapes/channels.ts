import type { JsonObject } from '#sandbox/json.ts';
import { channelType } from '#sandbox/limits.ts';
import { isThread, type StoredChannel, type Thread } from '#sandbox/discord-state/channels.ts';
import { canSee } from '#sandbox/discord-state/member-permissions.ts';
import type { World } from '#sandbox/world.ts';
import { guildShape, memberShape, userShapeById } from './people.ts';

const iso = (time: number) => new Date(time).toISOString();

export function threadMemberShape(threadId: string, member: { userId: string; joined: number }): JsonObject {
  return { id: threadId, user_id: member.userId, join_timestamp: iso(member.joined), flags: 0 };
}

export function channelShape(world: World, channel: StoredChannel): JsonObject {
  if (channel.type === channelType.dm) {
    return {
      id: channel.id,
      type: channel.type,
      last_message_id: channel.lastMessageId,
      flags: 0,
      recipients: channel.recipientId ? [userShapeById(world, channel.recipientId)] : [],
    };
  }
  if (isThread(channel)) return threadShape(world, channel);
  return {
    id: channel.id,
    type: channel.type,
    guild_id: world.guild.id,
    name: channel.name,
    parent_id: channel.parentId,
    position: channel.position,
    permission_overwrites: channel.overwrites,
    last_message_id: channel.lastMessageId,
    topic: channel.topic,
    nsfw: false,
    rate_limit_per_user: channel.slowmode,
    flags: 0,
  };
}

function threadShape(world: World, channel: Thread): JsonObject {
  const { thread } = channel;
  const members = world.channels.members(channel.id);
  const own = members.find((member) => member.userId === world.bot.id);
  return {
    id: channel.id,
    type: channel.type,
    guild_id: world.guild.id,
    parent_id: channel.parentId,
    owner_id: channel.ownerId,
    name: channel.name,
    last_message_id: channel.lastMessageId,
    rate_limit_per_user: channel.slowmode,
    flags: 0,
    message_count: thread.messageCount,
    // Discord counts at most fifty.
    member_count: Math.min(members.length, 50),
    total_message_sent: thread.messageCount,
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: iso(thread.archiveTime),
      auto_archive_duration: thread.autoArchiveMinutes,
      locked: thread.locked,
      create_timestamp: iso(thread.created),
      ...(channel.type === channelType.privateThread ? { invitable: thread.invitable } : {}),
    },
    ...(own ? { member: threadMemberShape(channel.id, own) } : {}),
  };
}

export function activeThreads(world: World): Thread[] {
  return world.channels
    .all()
    .filter(isThread)
    .filter((channel) => !channel.thread.archived);
}

/**
 * The guild as sent by the gateway: with its channels, active threads the bot sees, and either all members or only the
 * bot.
 */
export function guildCreateShape(world: World, everyMember: boolean): JsonObject {
  const people = world.people.present();
  const channels = world.channels.all().filter((channel) => channel.type !== channelType.dm && !isThread(channel));
  const threads = activeThreads(world).filter((thread) => canSee(world, world.bot.id, thread));
  const bot = world.people.get(world.bot.id);
  return {
    ...guildShape(world),
    joined_at: iso(bot?.joined ?? world.guild.created),
    large: false,
    unavailable: false,
    member_count: people.length,
    members: people.filter((person) => everyMember || person.id === world.bot.id).map(memberShape),
    channels: channels.map((channel) => channelShape(world, channel)),
    threads: threads.map((thread) => channelShape(world, thread)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

import type { JsonObject } from '#sandbox/json.ts';
import { channelType } from '#sandbox/limits.ts';
import { playerMessageShape } from '#sandbox/shapes/messages.ts';
import { isThread, type StoredChannel } from '#sandbox/discord-state/channels.ts';
import type { StoredMessage } from '#sandbox/discord-state/messages.ts';
import type { Person } from '#sandbox/discord-state/people.ts';
import { PERMISSIONS } from '#sandbox/discord-state/permission-bits.ts';
import { canSee, guildPermissions, permissionsIn } from '#sandbox/discord-state/member-permissions.ts';
import type { World } from '#sandbox/world.ts';

export function personView(world: World, person: Person): JsonObject {
  return {
    id: person.id,
    name: person.name,
    username: person.username,
    bot: person.bot,
    roles: person.roles,
    closed_dms: person.closedDms,
    pings: world.attention
      .pings(person.id)
      .filter((ping) => ping.messageId > world.attention.lastRead(person.id, ping.channelId)).length,
    admin: (guildPermissions(world, person.id) & PERMISSIONS.administrator) !== 0n,
  };
}

/** Channels in a user's list, with unread and ping counts. */
export function channelsView(world: World, person: Person): JsonObject[] {
  const pings = world.attention.pings(person.id);
  return world.channels
    .all()
    .filter((channel) => isListed(world, person.id, channel))
    .map((channel) => {
      const read = world.attention.lastRead(person.id, channel.id);
      const joined = !isThread(channel) || world.channels.isMember(channel.id, person.id);
      return {
        id: channel.id,
        type: channel.type,
        name: channel.type === channelType.dm ? (world.people.get(world.bot.id)?.name ?? 'Bot') : channel.name,
        topic: channel.topic,
        parent_id: channel.parentId,
        last_message_id: channel.lastMessageId,
        archived: channel.thread?.archived ?? false,
        locked: channel.thread?.locked ?? false,
        joined,
        unread: joined ? world.messages.countAfter(channel.id, person.id, read) : 0,
        pings: pings.filter((ping) => ping.channelId === channel.id && ping.messageId > read).length,
        can_write:
          (permissionsIn(world, person.id, channel) &
            (isThread(channel) ? PERMISSIONS.sendMessagesInThreads : PERMISSIONS.sendMessages)) !==
          0n,
      };
    });
}

function isListed(world: World, userId: string, channel: StoredChannel): boolean {
  // Even moderators only list private threads they have joined.
  if (channel.type === channelType.privateThread && !world.channels.isMember(channel.id, userId)) return false;
  return canSee(world, userId, channel) && (channel.type !== channelType.dm || channel.recipientId === userId);
}

export function maySee(world: World, userId: string, message: StoredMessage): boolean {
  const channel = world.channels.get(message.channelId);
  return (
    channel !== undefined && canSee(world, userId, channel) && (message.onlyFor === null || message.onlyFor === userId)
  );
}

/** Messages of a channel as a user sees them, oldest first. */
export function messagesView(
  world: World,
  person: Person,
  channel: StoredChannel,
  range: { before?: string; limit: number },
): JsonObject[] {
  return world.messages
    .list(channel.id, person.id, range)
    .reverse()
    .map((message) => playerMessageShape(world, message, person.id));
}

export function pingsView(world: World, person: Person): JsonObject[] {
  return world.attention.pings(person.id).flatMap(({ messageId }) => {
    const message = world.messages.get(messageId);
    return message ? [playerMessageShape(world, message, person.id)] : [];
  });
}

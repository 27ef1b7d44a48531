import { discordErrors } from '#sandbox/errors.ts';
import type { Call } from '#sandbox/http/router.ts';
import { channelType } from '#sandbox/limits.ts';
import { isThread, type StoredChannel } from '#sandbox/discord-state/channels.ts';
import type { StoredMessage } from '#sandbox/discord-state/messages.ts';
import { PERMISSIONS } from '#sandbox/discord-state/permission-bits.ts';
import { permissionsIn } from '#sandbox/discord-state/member-permissions.ts';

/** Returns the channel of a request. Throws 10003 if it is unknown, 50001 if the bot may not see it. */
export function resolveChannel(call: Call): StoredChannel {
  const { world } = call;
  const channel = world.channels.get(call.params['channel'] ?? '');
  if (!channel) throw discordErrors.unknownChannel();
  if (!(permissionsIn(world, world.bot.id, channel) & PERMISSIONS.viewChannel)) throw discordErrors.missingAccess();
  return channel;
}

export function requirePermissions(call: Call, channel: StoredChannel, ...wanted: bigint[]): void {
  const has = permissionsIn(call.world, call.world.bot.id, channel);
  for (const bit of wanted) if (!(has & bit)) throw discordErrors.missingPermissions();
}

export function requireCanWrite(call: Call, channel: StoredChannel): void {
  if (channel.type === channelType.category) throw discordErrors.wrongChannelType();
  if (channel.type === channelType.dm) {
    const recipient = call.world.people.get(channel.recipientId ?? '');
    if (recipient?.departed) throw discordErrors.noMutualGuilds();
    if (recipient?.closedDms !== false) throw discordErrors.cannotMessageUser();
    return;
  }
  requirePermissions(call, channel, isThread(channel) ? PERMISSIONS.sendMessagesInThreads : PERMISSIONS.sendMessages);
  if (channel.thread?.archived && channel.thread.locked) throw discordErrors.archivedThread();
}

/** Returns the public message of a request; ephemeral messages are not found here. Throws 10008. */
export function resolveMessage(call: Call, channel: StoredChannel): StoredMessage {
  const message = call.world.messages.get(call.params['message'] ?? '');
  if (!message || message.channelId !== channel.id || message.onlyFor !== null) throw discordErrors.unknownMessage();
  return message;
}

export function requireOwnGuild(call: Call): void {
  if (call.params['guild'] !== call.world.guild.id)
    throw call.params['guild']?.match(/^\d+$/) ? discordErrors.missingAccess() : discordErrors.unknownGuild();
}

export function requireOwnApplication(call: Call): void {
  if (call.params['application'] !== call.world.bot.id) throw discordErrors.unknownApplication();
}

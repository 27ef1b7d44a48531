import { ChannelType, PermissionFlagsBits, type Interaction } from 'discord.js';
import { Illegal } from '#service';
import type { InteractionOrigin, GamePlace } from './game-place.ts';

const REQUIRED_PERMISSIONS = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
];

/**
 * Finds the channel in which a game created here gets its thread: this channel, or the parent of this thread. Null if
 * the bot can make no thread there; undefined if the channel is unknown.
 */
export function findParentChannel({ channel, appPermissions }: Pick<Interaction, 'channel' | 'appPermissions'>): {
  parentChannel?: string | null;
} {
  if (!channel) return {}; // unknown
  const found = channel.isThread() ? channel.parent : channel;
  return {
    parentChannel: found?.type === ChannelType.GuildText && appPermissions.has(REQUIRED_PERMISSIONS) ? found.id : null,
  };
}

/** Returns the place of a game created here. Throws Illegal outside a server or where the bot can make no thread. */
export function resolvePlace({ guild, channel, parentChannel = channel }: InteractionOrigin): {
  guild: string;
  channel: string;
  thread: null;
} {
  if (!guild || !channel)
    throw new Illegal('You cannot create a game here. Use this command in a text channel of a server.');
  if (parentChannel === null)
    throw new Illegal(
      'I cannot create a thread for the game here. Use this command in a text channel where I may create threads and write in them.',
    );
  return { guild, channel: parentChannel, thread: null };
}

/** Formats a game's channel as seen from the interaction: "this channel" or a channel mention. */
export const formatGamePlace = ({ channel }: InteractionOrigin, place: GamePlace): string =>
  place.channel === channel ? 'this channel' : `<#${place.channel}>`;

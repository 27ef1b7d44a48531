import { ChannelType, PermissionFlagsBits, type Interaction } from 'discord.js';
import { Illegal } from '#service';
import type { InteractionOrigin, GamePlace } from './game-place.ts';

const REQUIRED_PERMISSIONS = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
];

/** The channel in which a game that comes from here gets its thread: this one, or the one in which this thread is; null where none can be made. */
export function findParentChannel({ channel, appPermissions }: Pick<Interaction, 'channel' | 'appPermissions'>): {
  parentChannel?: string | null;
} {
  if (!channel) return {}; // not known
  const found = channel.isThread() ? channel.parent : channel;
  return {
    parentChannel: found?.type === ChannelType.GuildText && appPermissions.has(REQUIRED_PERMISSIONS) ? found.id : null,
  };
}

/** Where a game that comes from here is played. Throws Illegal where it could not be. */
export function resolvePlace({ guild, channel, parentChannel = channel }: InteractionOrigin): {
  guild: string;
  channel: string;
  thread: null;
} {
  if (!guild || !channel) throw new Illegal('A game is played in a channel of a server.');
  if (parentChannel === null)
    throw new Illegal(
      'I can open no thread here, and a game is played in one: give this command in a text channel in which I may open threads and write in them.',
    );
  return { guild, channel: parentChannel, thread: null };
}

/** "this channel", as whoever stands here calls the place of a game. */
export const formatGamePlace = ({ channel }: InteractionOrigin, place: GamePlace): string =>
  place.channel === channel ? 'this channel' : `<#${place.channel}>`;

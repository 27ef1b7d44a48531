import { ChannelType, PermissionFlagsBits, type Interaction } from 'discord.js';
import { Illegal } from '#service';
import type { From, Place } from './game-place.ts';

const NEEDED = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
];

/** The channel in which a game that comes from here gets its thread: this one, or the one in which this thread is; null where none can be made. */
export function homeFor({ channel, appPermissions }: Pick<Interaction, 'channel' | 'appPermissions'>): {
  home?: string | null;
} {
  if (!channel) return {}; // not known
  const found = channel.isThread() ? channel.parent : channel;
  return { home: found?.type === ChannelType.GuildText && appPermissions.has(NEEDED) ? found.id : null };
}

/** Where a game that comes from here is played. Throws Illegal where it could not be. */
export function newPlace({ guild, channel, home = channel }: From): { guild: string; channel: string; thread: null } {
  if (!guild || !channel) throw new Illegal('A game is played in a channel of a server.');
  if (home === null)
    throw new Illegal(
      'I can open no thread here, and a game is played in one: give this command in a text channel in which I may open threads and write in them.',
    );
  return { guild, channel: home, thread: null };
}

/** "this channel", as whoever stands here calls the place of a game. */
export const whereOf = ({ channel }: From, place: Place): string =>
  place.channel === channel ? 'this channel' : `<#${place.channel}>`;

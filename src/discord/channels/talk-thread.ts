import { ChannelType, type Client } from 'discord.js';
import type { BotContext } from '#discord/interactions/replies.ts';
import { LIMITS } from '#discord/limits.ts';
import { gamePlaceOf } from './game-place.ts';
import { truncate } from '#text/markdown.ts';
import { fetchChannel, saveThreadId } from './game-thread.ts';

/**
 * Creates the talk thread if the game is to have one and it does not exist. Runs before the message that links to it.
 * A failure is only logged: the game goes on without a talk thread.
 */
export async function ensureTalkThread(client: Client, context: BotContext, id: string): Promise<void> {
  const place = gamePlaceOf(await context.service.getGame(id));
  if (place.talk === undefined) return;
  try {
    if (place.talk !== true && (await fetchChannel(client, place.guild, place.talk).catch(() => null))) return;
    const channel = await fetchChannel(client, place.guild, place.channel);
    if (channel?.type !== ChannelType.GuildText) return;
    const name = truncate(`Game ${id}: talk`, LIMITS.threadName);
    // Finds a thread that was created just before a crash.
    const active = await channel.threads.fetchActive();
    const before = active.threads.find(
      (one) => one.name === name && one.ownerId === client.user?.id && one.parentId === channel.id,
    );
    const thread =
      before ?? (await channel.threads.create({ name, autoArchiveDuration: 10080, type: ChannelType.PublicThread }));
    await saveThreadId(context, id, place, { talk: thread.id });
  } catch (error) {
    context.log.warn(
      { game: id, reason: error instanceof Error ? error.message : String(error) },
      'Cannot create the thread for table talk',
    );
  }
}

/** Formats the line that links to the talk thread; empty if there is none yet. */
export const formatTalkLine = (place: { talk?: true | string }): string[] =>
  typeof place.talk === 'string' ? [`Table talk has its own thread: <#${place.talk}>.`] : [];

import type { Client } from 'discord.js';
import type { BotContext } from '#discord/interactions/replies.ts';
import { formatGameTitle } from '#discord/format/game-title.ts';
import { LIMITS } from '#discord/limits.ts';
import { truncate } from '#text/markdown.ts';
import { withGameThread } from './game-thread.ts';

/**
 * Sets the title of a game's thread to its edition, name and round, unless the game is over or the title is right.
 * Discord allows about two changes in ten minutes. Throws RateLimitError beyond that.
 */
export async function updateThreadTitle(client: Client, context: BotContext, id: string): Promise<void> {
  const seen = await context.load(id);
  const { info } = seen;
  if (info.status === 'ended' || info.status === 'abandoned') return;
  const round = info.status === 'lobby' ? undefined : seen.round();
  const title = truncate(formatGameTitle(info, round), LIMITS.threadName);
  await withGameThread(
    client,
    context,
    id,
    async (thread) => {
      if (thread.isThread() && thread.name !== title) await thread.setName(title);
    },
    info,
  );
}

import type { Collection, Message as Posted, SendableChannels } from 'discord.js';
import type { OutboxMessage } from '#service';
import { hasMark } from '#discord/interactions/custom-id.ts';

/** Largest difference between Discord's clock and the host's. */
const MAX_CLOCK_SKEW_MS = 30_000;
/** Number of recent messages searched. */
const SEARCH_LIMIT = 100;

/** Finds the bot's own message (`us`: the bot's user id) that an uncertain attempt may have sent, by its mark. */
export async function findSentMessage(
  channel: SendableChannels,
  { nonce, createdAt }: OutboxMessage,
  us: string | undefined,
): Promise<Posted | undefined> {
  const recent: Collection<string, Posted> = await channel.messages.fetch({ limit: SEARCH_LIMIT });
  const own = recent.filter((one) => one.author.id === us && one.createdTimestamp >= createdAt - MAX_CLOCK_SKEW_MS);
  return own.find(({ components }) => hasMark(components, nonce));
}

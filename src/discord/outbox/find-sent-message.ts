import type { Collection, Message as Posted, SendableChannels } from 'discord.js';
import type { OutboxMessage } from '#service';
import { hasMark } from '#discord/interactions/custom-id.ts';

/** How far Discord's clock may be from the host's, in ms. */
const MAX_CLOCK_SKEW_MS = 30_000;
/** How far back a message is looked for. */
const SEARCH_LIMIT = 100;

/** A message of ours (`us`: our user) that may have gone out, where it would lie then: by its mark, whatever it said. */
export async function findSentMessage(
  channel: SendableChannels,
  { nonce, createdAt }: OutboxMessage,
  us: string | undefined,
): Promise<Posted | undefined> {
  const recent: Collection<string, Posted> = await channel.messages.fetch({ limit: SEARCH_LIMIT });
  const own = recent.filter((one) => one.author.id === us && one.createdTimestamp >= createdAt - MAX_CLOCK_SKEW_MS);
  return own.find(({ components }) => hasMark(components, nonce));
}

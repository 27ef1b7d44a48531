import type { Collection, Message as Posted, SendableChannels } from 'discord.js';
import type { OutboxRow } from '#service';
import { carries } from '#discord/interactions/custom-id.ts';

/** How far Discord's clock may be from the host's, in ms. */
const SKEW = 30_000;
/** How far back a message is looked for. */
const LOOK_BACK = 100;

/** A message of ours (`us`: our user) that may have gone out, where it would lie then: by its mark, whatever it said. */
export async function foundIn(
  channel: SendableChannels,
  { nonce, createdAt }: OutboxRow,
  us: string | undefined,
): Promise<Posted | undefined> {
  const recent: Collection<string, Posted> = await channel.messages.fetch({ limit: LOOK_BACK });
  const own = recent.filter((one) => one.author.id === us && one.createdTimestamp >= createdAt - SKEW);
  return own.find(({ components }) => carries(components, nonce));
}

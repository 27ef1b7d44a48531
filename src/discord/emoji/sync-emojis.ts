import type { ApplicationEmojiManager } from 'discord.js';
import type { BotContext } from '#discord/edition/edition-adapter.ts';
import { emojiName } from './application-emojis.ts';

/** Where another process gives Discord what it lacks, it is looked again so long after, in ms. */
const RESYNC_DELAY_MS = 60_000;

/**
 * Has Discord keep the signs of all editions, as emojis of the application's own: those it lacks are drawn and given to it, where that is
 * this process's to do (`gives`). Does what it can, and never more than say in the log where it cannot: plain signs stand instead.
 */
export async function syncEmojis(emojis: ApplicationEmojiManager, context: BotContext, gives = true): Promise<void> {
  const { adapters, emojis: signs, log } = context;
  try {
    let lacks = false;
    const there = new Map([...(await emojis.fetch()).values()].map(({ id, name }) => [name, { id, name }]));
    for (const { emojis: own } of adapters.all) {
      if (!own) continue;
      for (const one of await own.list()) {
        const name = emojiName(one);
        const found =
          there.get(name) ??
          (gives ? await emojis.create({ name, attachment: Buffer.from(await own.file(one.svg)) }) : undefined);
        lacks ||= !found;
        if (!found) continue;
        // Another edition may have the same.
        there.set(name, { id: found.id, name });
        signs?.register(one.name, { id: found.id, name });
      }
    }
    if (lacks) setTimeout(() => void syncEmojis(emojis, context, gives), RESYNC_DELAY_MS).unref();
  } catch (error) {
    log.warn(
      { err: error },
      'Signs could not be brought to Discord, and plain ones are shown: npm run doctor tries again',
    );
  }
}

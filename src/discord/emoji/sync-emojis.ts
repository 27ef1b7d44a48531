import type { ApplicationEmojiManager } from 'discord.js';
import type { BotContext } from '#discord/edition/edition-adapter.ts';
import { emojiName } from './application-emojis.ts';

/** Delay in ms before the emojis are checked again while another process uploads them. */
const RESYNC_DELAY_MS = 60_000;

/**
 * Registers the application emojis of all editions; draws and uploads missing ones if this process is responsible
 * (`gives`). Never throws: a failure is logged, and plain text is shown instead.
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
        // Another edition may use the same drawing.
        there.set(name, { id: found.id, name });
        signs?.register(one.name, { id: found.id, name });
      }
    }
    if (lacks) setTimeout(() => void syncEmojis(emojis, context, gives), RESYNC_DELAY_MS).unref();
  } catch (error) {
    log.warn(
      { err: error },
      'Cannot upload emojis to Discord, so texts use plain symbols; run npm run doctor to try again',
    );
  }
}

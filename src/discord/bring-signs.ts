import type { ApplicationEmojiManager } from 'discord.js';
import type { Workings } from './face.ts';
import { emojiName } from './signs.ts';

/**
 * Has Discord keep the signs of all editions, as emojis of the application's own: those it lacks are drawn and given to it. Does what it
 * can, and never more than say in the log where it cannot: plain signs stand instead.
 */
export async function bringSigns(emojis: ApplicationEmojiManager, { faces, signs, log }: Workings): Promise<void> {
  try {
    const there = new Map([...(await emojis.fetch()).values()].map(({ id, name }) => [name, { id, name }]));
    for (const { signs: own } of faces.all) {
      if (!own) continue;
      for (const one of await own.list()) {
        const name = emojiName(one);
        const found = there.get(name) ?? (await emojis.create({ name, attachment: Buffer.from(await own.file(one.svg)) }));
        // Another edition may have the same.
        there.set(name, { id: found.id, name });
        signs?.learn(one.name, { id: found.id, name });
      }
    }
  } catch (error) {
    log.warn({ err: error }, 'Signs could not be brought to Discord, and plain ones are shown: npm run doctor tries again');
  }
}

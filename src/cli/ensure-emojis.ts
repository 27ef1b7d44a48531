import { pass, fail, type CheckResult } from './check-result.ts';

/** Calls the Discord API: GET, or POST if there is a body. */
export type CallDiscord = (route: string, given?: object) => Promise<{ status: number; body: unknown }>;

/** An emoji that texts may use, to be uploaded to Discord. */
export interface EmojiImage {
  /** Name of the emoji. */
  name: string;
  file(): Promise<Uint8Array>;
}

const UNTIL_THEN = 'Run this again later. Until then, texts use plain symbols';

/** Uploads the emojis that Discord does not have yet. */
export async function ensureEmojis(call: CallDiscord, emojis: EmojiImage[]): Promise<CheckResult> {
  const { id = '' } = ((await call('/applications/@me')).body ?? {}) as { id?: string };
  const route = `/applications/${id}/emojis`;
  const listed = await call(route);
  if (listed.status !== 200)
    return fail(
      'Emojis',
      `Cannot list the bot's emojis: Discord answers with HTTP status ${listed.status}. ${UNTIL_THEN}.`,
    );
  const existing = (listed.body as { items: { name: string }[] }).items.map(({ name }) => name);
  const missing = emojis.filter(({ name }) => !existing.includes(name));
  for (const emoji of missing) {
    const image = `data:image/png;base64,${Buffer.from(await emoji.file()).toString('base64')}`;
    const { status } = await call(route, { name: emoji.name, image });
    if (status !== 201)
      return fail(
        'Emojis',
        `Cannot upload the emoji ${emoji.name}: Discord answers with HTTP status ${status}. ${UNTIL_THEN}.`,
      );
  }
  return pass(
    'Emojis',
    missing.length ? `Uploaded missing emojis: ${missing.length}.` : `All ${emojis.length} emojis are on Discord.`,
  );
}

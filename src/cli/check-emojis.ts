import { pass, fail, type CheckResult } from './check-result.ts';

/** Calls the Discord API: GET, or POST if there is a body. */
export type CallDiscord = (route: string, given?: object) => Promise<{ status: number; body: unknown }>;

/** An emoji that texts may use, to be uploaded to Discord. */
export interface EmojiImage {
  /** Name of the emoji. */
  name: string;
  file(): Promise<Uint8Array>;
}

/** Checks that Discord has every emoji, and uploads the missing ones. */
export async function checkEmojis(ask: CallDiscord, signs: EmojiImage[]): Promise<CheckResult> {
  const { id = '' } = ((await ask('/applications/@me')).body ?? {}) as { id?: string };
  const emojis = `/applications/${id}/emojis`;
  const listed = await ask(emojis);
  if (listed.status !== 200)
    return fail(
      'Signs',
      `Discord answered ${listed.status} when asked for them; try again later. Plain ones are shown meanwhile.`,
    );
  const there = (listed.body as { items: { name: string }[] }).items.map(({ name }) => name);
  const lacking = signs.filter(({ name }) => !there.includes(name));
  for (const one of lacking) {
    const image = `data:image/png;base64,${Buffer.from(await one.file()).toString('base64')}`;
    const { status } = await ask(emojis, { name: one.name, image });
    if (status !== 201)
      return fail(
        'Signs',
        `Discord answered ${status} when given ${one.name}; run this again later. Plain ones are shown meanwhile.`,
      );
  }
  return pass(
    'Signs',
    lacking.length ? `${lacking.length} were lacking, and are there now.` : `All ${signs.length} are there.`,
  );
}

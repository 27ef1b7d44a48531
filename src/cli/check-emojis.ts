import { pass, fail, type CheckResult } from './check-result.ts';

/** Asks Discord for something, or gives it something. */
export type CallDiscord = (route: string, given?: object) => Promise<{ status: number; body: unknown }>;

/** A sign that texts may hold, as Discord is to keep it. */
export interface EmojiImage {
  /** What its emoji is called. */
  name: string;
  file(): Promise<Uint8Array>;
}

/** Whether Discord has every sign; those it lacks are given to it. */
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

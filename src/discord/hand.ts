import type { From } from './place.ts';
import type { SeenId } from './in-view.ts';
import type { Context, Reply } from './context.ts';

/** What somebody holds, with a picture of it; without one where they have had as many as they may, for the words are never kept from them. */
export async function handOf({ eyes, allowance }: Context, from: From, game: SeenId, seat: string): Promise<Reply> {
  const refusal = allowance.refusal('pictures', from.caller.user);
  if (refusal !== undefined) return { message: { content: `${eyes.handText(game, seat)}\n-# ${refusal}` } };
  const { text: content, pictures } = await eyes.hand(game, seat, from.caller.user);
  return { message: { content, pictures } };
}

import type { SeatId } from '#engine';
import type { From } from '#discord/channels/game-place.ts';
import type { Seen } from '#discord/edition/edition-adapter.ts';
import { rows } from '#discord/messages/message.ts';
import { unaskedButton } from '#discord/questions/question-handler.ts';
import { say, type Context, type Reply } from '#discord/interactions/replies.ts';

/** What somebody holds, with a picture of it; without one where they have had as many as they may, for the words are never kept from them. */
export async function handOf({ allowance }: Context, from: From, { game, sight }: Seen, seat: SeatId): Promise<Reply> {
  if (!sight.hand || !sight.handText) return say('Nothing is held in secret in this game.');
  const refusal = allowance.refusal('pictures', from.caller.user);
  const uses = (sight.unasked?.(seat) ?? []).filter(({ path }) => path === 'use');
  const components = rows(uses.map((one) => unaskedButton(game.id, one)));
  if (refusal !== undefined) return { message: { content: `${sight.handText(seat)}\n-# ${refusal}`, components } };
  const { text: content, pictures } = await sight.hand(seat, from.caller.user);
  return { message: { content, pictures, components } };
}

import type { SeatId } from '../engine/index.ts';
import type { From } from './place.ts';
import type { Seen } from './face.ts';
import { rows } from './message.ts';
import { unaskedButton } from './questions.ts';
import { say, type Context, type Reply } from './context.ts';

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

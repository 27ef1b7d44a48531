import type { SeatId } from '#engine';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import { buttonRows } from '#discord/messages/message.ts';
import { anytimeCommandButton } from '#discord/questions/controls/reply-buttons.ts';
import { textReply, type HandlerContext, type Reply } from '#discord/interactions/replies.ts';

/** Shows a seat's hand as text, with pictures unless the user's picture quota is used up. The text is never limited. */
export async function showHand(
  { quota }: HandlerContext,
  from: InteractionOrigin,
  { info, presenter }: VisibleGame,
  seat: SeatId,
): Promise<Reply> {
  if (!presenter.hand || !presenter.formatHand) return textReply('No player has secret cards in this game.');
  const refusal = quota.tryTake('pictures', from.caller.user);
  const uses = (presenter.anytimeCommands?.(seat) ?? []).filter(({ path }) => path === 'use');
  const components = buttonRows(uses.map((one) => anytimeCommandButton(info.id, one)));
  if (refusal !== undefined)
    return { message: { content: `${presenter.formatHand(seat)}\n-# ${refusal}`, components } };
  const { text: content, pictures } = await presenter.hand(seat, from.caller.user);
  return { message: { content, pictures, components } };
}

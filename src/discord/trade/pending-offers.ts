import { customId } from '#discord/interactions/custom-id.ts';
import type { Reply } from '#discord/interactions/replies.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, buttonRows } from '#discord/messages/message.ts';
import { truncate, escapeMarkdown } from '#text/markdown.ts';

/** Longest text of a pending offer, in characters; the button shows longer ones in full. */
const MAX_OFFER_LENGTH = 300;

/** Adds the first offer made to a seat, and a button to view it, to a reply. */
export function appendPendingOffers(
  reply: Reply,
  { info, presenter }: Pick<VisibleGame, 'info' | 'presenter'>,
  seat: string | null,
): Reply {
  const { message } = reply;
  const mine =
    info.status === 'running' && seat !== null ? (presenter.offers?.() ?? []).filter(({ to }) => to === seat) : [];
  if (!message || !mine.length) return reply;
  const { components = [] } = message;
  const fits = components.length < LIMITS.rows;
  const more = mine.length > 1 ? `, and ${mine.length - 1} more` : '';
  const line = `\n-# :envelope: Offer to you: ${truncate(escapeMarkdown(mine[0].text), MAX_OFFER_LENGTH)}${more}.${fits ? '' : ' Accept or decline it with `/trade answer`.'}`;
  const look = fits ? buttonRows([button(customId('t', info.id, mine[0].alias, 'look'), 'Show my offers')]) : [];
  return {
    ...reply,
    message: {
      ...message,
      content: truncate(message.content, LIMITS.content - line.length) + line,
      components: [...components, ...look],
    },
  };
}

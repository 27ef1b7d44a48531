import { endOfQuietHours, type QueuedMessage, type OfferOutcome, type OutboxMessage } from '#service';
import type { Json } from '#engine';
import type { BotContext } from '#discord/interactions/replies.ts';
import { offerReplyKey } from '#discord/trade/offer-replies.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { capitalize } from '#text/sentences.ts';

type OfferNotice = Extract<QueuedMessage, { kind: 'offers' }>;

/** Words of each outcome, after the name of the other player. */
const OUTCOMES: Record<OfferOutcome, (name: string) => string> = {
  accepted: (name) => `${name} accepted your offer.`,
  declined: (name) => `${name} declined your offer.`,
  countered: (name) => `${name} declined your offer and made you another. Press **Trade** to see it.`,
  void: (name) => `Your offer to ${name} is no longer possible.`,
};

/** The fields of an edition's offer that all editions have. */
const partiesOf = (offer: Json): { id: string; to: string } => offer as { id: string; to: string };

/**
 * Adds the outcomes to the private replies that confirmed the offers. Returns the text of the direct message about all
 * others, with the delay in ms until the user's quiet hours end; undefined if there are none, or the user wants none.
 */
export async function tellOfferOutcomes(
  context: BotContext,
  row: OutboxMessage,
  { user, outcomes, dm }: OfferNotice,
  where: string,
): Promise<{ text: string; waitMs: number } | undefined> {
  const { presenter } = await context.load(row.game);
  const left: string[] = [];
  for (const { offer, outcome } of outcomes) {
    const { id, to } = partiesOf(offer);
    const line = capitalize(OUTCOMES[outcome](presenter.seatName(to)));
    if (await context.offerReplies?.tell(user, offerReplyKey(row.game, id), `**${line}**`)) continue;
    const terms = presenter.formatOffer?.(offer);
    left.push(terms === undefined ? line : `${line} (${escapeMarkdown(terms)})`);
  }
  if (!left.length || !dm) return undefined;
  const now = context.clock();
  const waitMs = endOfQuietHours(now, await context.service.getPreferences(user)) - now;
  return { text: `A trade in ${where}:\n${left.join('\n')}`, waitMs };
}

import { reloadGame } from '#discord/access/game-access.ts';
import type { GameInteraction, Reply } from '#discord/edition/edition-adapter.ts';
import type { ActionRow } from '#discord/messages/message.ts';
import { offerReplyKey } from './offer-replies.ts';

/** Makes an offer and replies with the confirmation that `make` returns. What becomes of it is added to the reply. */
export async function replyToOffer(
  at: GameInteraction,
  make: () => Promise<string>,
  components: ActionRow[] = [],
): Promise<Reply> {
  const finish = at.context.offerReplies?.expect(at.origin.caller.user);
  try {
    const content = await make();
    const reply: Reply = { message: { content, components }, update: true };
    const offer = finish && (await findMadeOffer(at));
    if (!finish || offer === undefined) {
      finish?.();
      return reply;
    }
    return {
      ...reply,
      afterShown: (shown) =>
        finish(
          shown && {
            offer: offerReplyKey(at.loaded.info.id, offer),
            message: shown.message,
            addLine: (line) => shown.edit({ content: `${content}\n${line}`, components }),
          },
        ),
    };
  } catch (error) {
    finish?.();
    throw error;
  }
}

/** Returns the id of the offer that the interaction has made; undefined if it has made none. */
async function findMadeOffer({ context, loaded, seat }: GameInteraction): Promise<string | undefined> {
  const after = await reloadGame(context, loaded);
  const facts = await after.facts(loaded.info.head + 1, after.info.head);
  const made = facts.findLast(({ fact }) => fact.type === 'offer-made' && fact.seat === seat)?.fact.offer;
  return typeof made === 'string' ? made : undefined;
}

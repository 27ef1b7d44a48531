import { Illegal } from '#service';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import { textReply, type HandlerContext, type Reply } from './replies.ts';
import { requestAlias, type CustomId } from './custom-id.ts';
import { formatPendingConsent } from '#discord/messages/consent-message.ts';
import { showNextQuestion } from '#discord/questions/next-question.ts';
import { findVisibleGame, reloadGame } from '#discord/access/game-access.ts';

export const OUTDATED_BUTTON_MESSAGE = 'This button is out of date. Use the newest message.';

export async function handleRequestButton(
  context: HandlerContext,
  from: InteractionOrigin,
  { game: code, id, verb }: CustomId,
): Promise<Reply> {
  const { service } = context;
  const { seen, request } = await resolveRequest(context, from, code, id);
  if (verb === 'agree' || verb === 'take') {
    await service.agree(from.caller, request);
    const asked = await service.findRequest(request);
    if (asked?.outcome === null)
      return textReply(
        `You agreed. ${formatPendingConsent('It is done', asked.missing) || 'It is done once the time in that message is over.'}`,
      );
    if (asked?.outcome === 'impossible') return textReply('You agreed, but this is no longer possible.');
    const { to } = (asked?.payload ?? {}) as { to?: string };
    if (asked?.kind === 'seat' && to === from.caller.user)
      return {
        ...(await showNextQuestion(context, from, await reloadGame(context, seen), 'You took the seat.')),
        update: false,
      };
    return textReply('Done. All players who had to agree have agreed.');
  }
  if (verb !== 'refuse') throw new Illegal(OUTDATED_BUTTON_MESSAGE);
  await service.refuse(from.caller, request);
  return textReply('You declined. Nothing was changed.');
}

/**
 * Finds the open request of a button. Throws the same Illegal for a game that the user cannot see, so that its
 * existence stays hidden.
 */
async function resolveRequest(
  context: HandlerContext,
  from: InteractionOrigin,
  code: string,
  id: string,
): Promise<{ seen: VisibleGame; request: number }> {
  const { service } = context;
  const seen = await findVisibleGame(context, from, code);
  const about = seen && (await service.openRequests(seen.info.id)).find((one) => requestAlias(seen, one.id) === id);
  if (!about) throw new Illegal('That request is no longer open.');
  return { seen, request: about.id };
}

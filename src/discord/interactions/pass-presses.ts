import { Illegal, type OpenQuestion } from '#service';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import { callerForPart } from './caller-for-part.ts';
import { textReply, type HandlerContext, type Reply } from './replies.ts';
import type { CustomId } from './custom-id.ts';
import { buttonRows } from '#discord/messages/message.ts';
import { passVoteButton, findOpenMoment, findOpenVote } from '#discord/questions/controls/pass-buttons.ts';
import { showNextQuestion } from '#discord/questions/next-question.ts';
import { WINDOW_QUESTION } from '#discord/questions/show-question.ts';
import { reloadGame } from '#discord/access/game-access.ts';

const MOVED_ON = 'You did not pass: the game has moved on since that button was shown.';

/**
 * Passes at the open timing window. Players with and without an option get the same reply; the service would have
 * passed for the latter. On a private message, the reply is the user's next question.
 */
export async function passMoment(
  context: HandlerContext,
  from: InteractionOrigin,
  seen: VisibleGame,
  { id: mark, arg }: CustomId,
): Promise<Reply> {
  const mine = covered(requireMember(seen, from), from);
  if (arg !== findOpenMoment(seen))
    return { ...(await showNextQuestion(context, from, seen, MOVED_ON)), update: mark === '' };
  await passAt(context, from, seen, mine);
  const said = mine.length ? 'You pass, even if others respond.' : 'You have nothing to respond to right now.';
  if (mark === '') return showNextQuestion(context, from, await reloadGame(context, seen), said);
  const vote = mine.some(({ inVote }) => inVote) ? findOpenVote(await reloadGame(context, seen)) : undefined;
  return vote === undefined
    ? textReply(said)
    : { message: { content: said, components: buttonRows([passVoteButton(seen.info.id, vote)]) } };
}

/** Passes at the open timing window and at all remaining ones of the vote that the button names. */
export async function handlePassVotePress(
  context: HandlerContext,
  from: InteractionOrigin,
  seen: VisibleGame,
  { arg }: CustomId,
): Promise<Reply> {
  const mine = covered(requireMember(seen, from), from);
  const vote = seen.vote();
  if (vote === undefined || arg !== findOpenVote(seen)) return showNextQuestion(context, from, seen, MOVED_ON);
  await context.service.passVote(callerForPart(from.caller, 'vote'), seen.info.id, vote);
  await passAt(context, from, seen, mine);
  return showNextQuestion(
    context,
    from,
    await reloadGame(context, seen),
    'You pass on all responses in this vote, even if others respond. I still ask how you vote.',
  );
}

/** Returns the unanswered timing windows at which others may think that the user is asked. */
const covered = (seen: VisibleGame, { caller }: InteractionOrigin): OpenQuestion[] =>
  seen
    .questionsOf(caller.user)
    .filter((one) => one.question === WINDOW_QUESTION && one.covered && one.reply === undefined);

async function passAt(
  { service }: HandlerContext,
  from: InteractionOrigin,
  { info }: VisibleGame,
  asked: readonly OpenQuestion[],
): Promise<void> {
  for (const { ask } of asked) await service.answer(callerForPart(from.caller, ask), info.id, ask, [], { firm: true });
}

export function requireMember(seen: VisibleGame, from: InteractionOrigin): VisibleGame {
  if (!seen.info.members.some((member) => member.user === from.caller.user))
    throw new Illegal('You are not playing in this game.');
  if (seen.info.status === 'lobby') throw new Illegal('The game has not started yet.');
  return seen;
}

import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import { passButton, passVoteButton, findOpenVote } from '#discord/questions/controls/pass-buttons.ts';
import { button, buttonRows } from '#discord/messages/message.ts';
import { reloadGame } from '#discord/access/game-access.ts';
import { listOthersWaiting } from '#discord/format/waiting.ts';
import { formatList } from '#text/sentences.ts';
import { unansweredQuestions, showQuestion } from './show-question.ts';
import { anytimeCommandButton, undoButton } from '#discord/questions/controls/reply-buttons.ts';

/**
 * Shows a user's next question, or what else they can do. `isHeld`: the reply is to an answer, after which the next
 * question may come at once.
 */
export async function showNextQuestion(
  context: HandlerContext,
  from: InteractionOrigin,
  seen: VisibleGame,
  before = '',
  isHeld = false,
): Promise<Reply> {
  const { user } = from.caller;
  const { info } = seen;
  if (info.status !== 'running')
    return {
      message: {
        content: before || (info.status === 'paused' ? 'The game is paused.' : 'The game has ended.'),
        components: [],
      },
      update: true,
      questionOf: info.id,
    };
  const open = unansweredQuestions(seen, user);
  if (!open.length)
    return {
      ...(await showIdle(from, seen, before)),
      follow: {
        game: info.id,
        isHeld,
        refresh: async () => showNextQuestion(context, from, await reloadGame(context, seen), before),
      },
    };
  const several = open.length > 1 ? `-# Question 1 of ${open.length}.` : '';
  return showQuestion(context, from, seen, open[0], [before, several].filter(Boolean).join('\n'));
}

/**
 * Explains why others see a player as waited for who has nothing to answer: the player seems to be asked, or is in a
 * combat.
 */
const namedFor = (seeming: boolean): string =>
  seeming
    ? ' Other players cannot see that. They wait until you press **Pass on this** or time runs out.'
    : ' In a combat, I always show both sides as waiting.';

/** Names the timing windows at which a seat is publicly waited for, each followed by a space: "Winnu plays Sabotage. ". */
const formatMoments = ({ presenter }: VisibleGame, seat: string): string =>
  [...new Set(presenter.pendingActions().flatMap((one) => (one.moment && one.seat === seat ? [one.about] : [])))]
    .map((about) => `${about} `)
    .join('');

/** Names the players that the game publicly waits for, other than `seat`; empty if there are none. */
function formatOthersWaiting(seen: VisibleGame, seat: string): string {
  const others = listOthersWaiting(seen, seat);
  return others.length ? `Waiting for ${formatList(others)}. I will ping you.` : '';
}

async function showIdle(from: InteractionOrigin, seen: VisibleGame, before: string): Promise<Reply> {
  const { info } = seen;
  const { user } = from.caller;
  // Questions without a choice are answered by the service.
  const held = seen
    .questionsOf(user)
    .filter((one) => one.reply !== undefined && !one.veiled && one.spec.kind !== 'none');
  const seat = info.members.find((member) => member.user === user)?.seat ?? '';
  // Others cannot tell that there is nothing to answer: unless the player passes, they wait until the service does.
  const isNamed = !held.length && seen.pendingPlayers().some((one) => one.covered && one.seat === seat);
  const seeming = isNamed && seen.questionsOf(user).some((one) => one.covered && one.reply === undefined);
  const out = seen.presenter.eliminationNotice?.(seat);
  const waiting = formatOthersWaiting(seen, seat);
  const rest = held.length
    ? `I saved your answer. ${waiting}`.trim()
    : out
      ? `${out} You have no more questions. Press **More** to follow the game.`
      : isNamed
        ? [`${formatMoments(seen, seat)}You have no open question.${namedFor(seeming)}`, waiting]
            .filter(Boolean)
            .join('\n')
        : waiting || 'You have no open question. I will ping you when you do.';
  const vote = seen.questionsOf(user).some((one) => one.inVote && one.reply === undefined)
    ? findOpenVote(seen)
    : undefined;
  const buttons = [
    ...(seeming ? [passButton(seen), ...(vote === undefined ? [] : [passVoteButton(info.id, vote)])] : []),
    ...held.slice(0, 3).map((one) => button(customId('q', info.id, one.ask, 'again'), 'Change my answer')),
    ...(seen.presenter.advanceOrderChoices?.(seat) ?? []).map(({ key, label }) =>
      button(customId('g', info.id, key, 'ahead'), label),
    ),
    ...(seen.presenter.anytimeCommands?.(seat) ?? []).map((one) => anytimeCommandButton(info.id, one)),
    // A user without a move has nothing to undo.
    ...((await seen.findLastMove(user)) ? [undoButton(info.id)] : []),
  ];
  return {
    message: { content: [before, rest].filter(Boolean).join('\n'), components: buttonRows(buttons) },
    update: true,
    questionOf: info.id,
  };
}

import { Illegal, type ChangeOutcome } from '#service';
import { type HandlerContext, type Reply, textReply } from '#discord/interactions/replies.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import { button, buttonRows } from '#discord/messages/message.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { showNextQuestion } from './next-question.ts';
import { findBackStep } from './show-question.ts';
import { reloadGame } from '#discord/access/game-access.ts';
import { endSentence, formatMove } from '#discord/format/last-move.ts';
import { formatPendingConsent } from '#discord/messages/consent-message.ts';
import { joinWithinLimit, formatTimestamp } from '#text/markdown.ts';

/** Says whose consent an undo awaits. */
async function formatUndoConsent({ service }: HandlerContext, request: number): Promise<string> {
  const { missing = [], until = null } = (await service.findRequest(request)) ?? {};
  const why = 'Your move rolled or revealed something, or it involved other players';
  if (missing.length) return `${why}, so I asked them. ${formatPendingConsent('It is undone', missing)}`;
  return `${why}. Players who left the game can object${until === null ? '' : ` until ${formatTimestamp(until, 'f')}`}. After that, use \`/undo\` again.`;
}

/** Longest list of other players' moves that an undo takes back too, in characters. */
const MAX_SINCE_LENGTH = 700;

/**
 * Describes the user's last move as they know it: "Sol takes Leadership"; `named` is empty if it had no visible effect.
 * Throws Illegal if there is no move.
 */
async function resolveLastMove(
  seen: VisibleGame,
  user: string,
): Promise<{ number: number; alias: string; named: string; besides: string }> {
  const last = await seen.findLastMove(user);
  if (!last) throw new Illegal('You have no move to undo.');
  const seat = seen.info.members.find((member) => member.user === user)?.seat ?? null;
  const since = seen.presenter.narrate(last.since, seat);
  const besides = since.length
    ? `\nThis also undoes what happened since then:\n${joinWithinLimit(
        since.map((line) => `- ${line}`),
        MAX_SINCE_LENGTH,
      )}`
    : '';
  return {
    number: last.number,
    alias: last.alias,
    named: formatMove(seen.presenter, last.facts, { viewer: seat, mover: seat }),
    besides,
  };
}

/** Undoes exactly the given command; a later move of any player is not undone instead. */
const undo = (
  { service }: HandlerContext,
  { caller }: InteractionOrigin,
  { info }: VisibleGame,
  what: { command: number; alone?: true },
): Promise<ChangeOutcome> => service.undo(caller, info.id, what);

/** Shows what an undo would take back and asks whether to do it. */
export async function askToUndo(from: InteractionOrigin, seen: VisibleGame): Promise<Reply> {
  const { alias, named, besides } = await resolveLastMove(seen, from.caller.user);
  return {
    message: {
      content: `Undo ${named ? `this and its effects: ${endSentence(named, '?')}` : 'your last answer? No one else has seen it.'}${besides}`,
      components: buttonRows([
        button(customId('g', seen.info.id, '', 'undo', alias), 'Undo it', 'danger'),
        button(customId('g', seen.info.id, '', 'keep'), 'Keep it'),
      ]),
    },
    update: true,
  };
}

/** Goes back to the previous question of the user. */
export async function goBack(
  context: HandlerContext,
  from: InteractionOrigin,
  seen: VisibleGame,
  step: string,
): Promise<Reply> {
  const { user } = from.caller;
  const last = await seen.findLastMove(user);
  const isThere = last?.alias === step && step === (await findBackStep(seen, user));
  // Another player may act at this moment: `alone` ensures that going back never asks the others for consent.
  if (!isThere || !(await undoQuietly(context, from, seen, last.number)))
    return showNextQuestion(
      context,
      from,
      await reloadGame(context, seen),
      'You can no longer go back from here. `/undo` shows what you can undo.',
    );
  const now = await reloadGame(context, seen);
  const open = now.questionsOf(user).filter(({ reply }) => reply === undefined);
  const isCovered = open.length > 0 && open.every(({ veiled }) => veiled);
  return showNextQuestion(context, from, now, isCovered ? PASS_TAKEN_BACK : undefined);
}

/** Note after a pass was taken back at a window that does not ask the player, because of a standing order or its hand. */
const PASS_TAKEN_BACK =
  'Your pass is taken back. If you gave an order for this moment, cancel it with `/orders` to be asked.';

async function undoQuietly(
  context: HandlerContext,
  from: InteractionOrigin,
  seen: VisibleGame,
  command: number,
): Promise<boolean> {
  try {
    await undo(context, from, seen, { command, alone: true });
    return true;
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return false;
  }
}

/** Undoes the user's last move. Throws Illegal if `asked` names another move. */
export async function undoLastMove(
  context: HandlerContext,
  from: InteractionOrigin,
  seen: VisibleGame,
  asked: string,
): Promise<Reply> {
  const { user } = from.caller;
  const { number, alias, named } = await resolveLastMove(seen, user);
  if (asked && asked !== alias)
    throw new Illegal('You cannot undo that: it is no longer your last move. `/undo` shows the one that is.');
  const outcome = await undo(context, from, seen, { command: number });
  if (outcome.request !== null && outcome.request !== undefined)
    return textReply(await formatUndoConsent(context, outcome.request));
  return showNextQuestion(
    context,
    from,
    await reloadGame(context, seen),
    named ? `Undone: ${endSentence(named)}` : 'Undone.',
  );
}

import { Illegal, type ChangeOutcome } from '#service';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import { textReply } from '#discord/interactions/replies.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import { button, buttonRows } from '#discord/messages/message.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { showNextQuestion, findBackStep } from './question-handler.ts';
import { reloadGame } from '#discord/access/game-access.ts';
import { endSentence, formatMove } from '#discord/format/last-move.ts';
import { formatPendingConsent } from '#discord/messages/consent-message.ts';
import { joinWithinLimit, formatTimestamp } from '#text/markdown.ts';

/** What somebody hears whose move the others have a say in: whose consent is awaited. */
async function formatUndoConsent({ service }: HandlerContext, request: number): Promise<string> {
  const { missing = [], until = null } = (await service.findRequest(request)) ?? {};
  const why = 'Something was rolled or shown, or others have had a part in it';
  if (missing.length)
    return `${why}: the other players are asked. ${formatPendingConsent('It is taken back', missing)}`;
  return `${why}: whoever has left the game can say no${until === null ? '' : ` until ${formatTimestamp(until)}`}; \`/undo\` given again after that takes it back.`;
}

/** So much is told of what goes with a move. */
const MAX_SINCE_LENGTH = 700;

/** A person's last move, as they may know it: "Sol takes Leadership"; nothing where nothing of it was told. */
async function resolveLastMove(
  seen: VisibleGame,
  user: string,
): Promise<{ number: number; alias: string; named: string; besides: string }> {
  const last = await seen.findLastMove(user);
  if (!last) throw new Illegal('There is nothing of yours to take back.');
  const seat = seen.info.members.find((member) => member.user === user)?.seat ?? null;
  const since = seen.presenter.narrate(last.since, seat);
  const besides = since.length
    ? `\nThat takes back as well what others have done since:\n${joinWithinLimit(
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

/** Takes back just the move that was looked at: what has come since may be another's, or another move of theirs. */
const undo = (
  { service }: HandlerContext,
  { caller }: InteractionOrigin,
  { info }: VisibleGame,
  what: { command: number; alone?: true },
): Promise<ChangeOutcome> => service.undo(caller, info.id, what);

/** Asks before anything is taken back, and says what it would be. */
export async function askToUndo(from: InteractionOrigin, seen: VisibleGame): Promise<Reply> {
  const { alias, named, besides } = await resolveLastMove(seen, from.caller.user);
  return {
    message: {
      content: `Take back ${named ? `this, and what came of it: ${endSentence(named, '?')}` : 'your last answer? Nobody else has heard of it.'}${besides}`,
      components: buttonRows([
        button(customId('g', seen.info.id, '', 'undo', alias), 'Take it back', 'danger'),
        button(customId('g', seen.info.id, '', 'keep'), 'Leave it'),
      ]),
    },
    update: true,
  };
}

/** Puts the question again that led to the one they are asked. */
export async function goBack(
  context: HandlerContext,
  from: InteractionOrigin,
  seen: VisibleGame,
  step: string,
): Promise<Reply> {
  const { user } = from.caller;
  const last = await seen.findLastMove(user);
  const isThere = last?.alias === step && step === (await findBackStep(seen, user));
  // Somebody may do something in this very moment: the others are never asked about a step back.
  if (!isThere || !(await undoQuietly(context, from, seen, last.number)))
    return showNextQuestion(
      context,
      from,
      await reloadGame(context, seen),
      'You can no longer go back from here: `/undo` names what you can take back.',
    );
  return showNextQuestion(context, from, await reloadGame(context, seen));
}

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

/** Takes back a person's last move: the one they were asked about, where they were. */
export async function undoLastMove(
  context: HandlerContext,
  from: InteractionOrigin,
  seen: VisibleGame,
  asked: string,
): Promise<Reply> {
  const { user } = from.caller;
  const { number, alias, named } = await resolveLastMove(seen, user);
  if (asked && asked !== alias)
    throw new Illegal('That is not your last move any more. `/undo` names the one that is.');
  const outcome = await undo(context, from, seen, { command: number });
  if (outcome.request !== null && outcome.request !== undefined)
    return textReply(await formatUndoConsent(context, outcome.request));
  return showNextQuestion(
    context,
    from,
    await reloadGame(context, seen),
    named ? `Taken back: ${endSentence(named)}` : 'Taken back.',
  );
}

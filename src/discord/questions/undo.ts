import { Illegal, type Outcome } from '#service';
import type { Context, Reply } from '#discord/interactions/replies.ts';
import { say } from '#discord/interactions/replies.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import type { Seen } from '#discord/edition/edition-adapter.ts';
import { button, rows } from '#discord/messages/message.ts';
import type { From } from '#discord/channels/game-place.ts';
import { nextQuestion, stepOf } from './question-handler.ts';
import { seenAgain } from '#discord/access/game-access.ts';
import { ended, moved } from '#discord/format/last-move.ts';
import { onceAgreed } from '#discord/messages/consent-message.ts';
import { lines, moment } from '#text/markdown.ts';

/** What somebody hears whose move the others have a say in: whose consent is awaited. */
async function whoIsAsked({ table }: Context, request: number): Promise<string> {
  const { missing = [], until = null } = (await table.request(request)) ?? {};
  const why = 'Something was rolled or shown, or others have had a part in it';
  if (missing.length) return `${why}: the other players are asked. ${onceAgreed('It is taken back', missing)}`;
  return `${why}: whoever has left the game can say no${until === null ? '' : ` until ${moment(until)}`}; \`/undo\` given again after that takes it back.`;
}

/** So much is told of what goes with a move. */
const BESIDES = 700;

/** A person's last move, as they may know it: "Sol takes Leadership"; nothing where nothing of it was told. */
async function lastMove(
  seen: Seen,
  user: string,
): Promise<{ number: number; alias: string; named: string; besides: string }> {
  const last = await seen.lastMove(user);
  if (!last) throw new Illegal('There is nothing of yours to take back.');
  const seat = seen.game.members.find((member) => member.user === user)?.seat ?? null;
  const since = seen.sight.narrate(last.since, seat);
  const besides = since.length
    ? `\nThat takes back as well what others have done since:\n${lines(
        since.map((line) => `- ${line}`),
        BESIDES,
      )}`
    : '';
  return {
    number: last.number,
    alias: last.alias,
    named: moved(seen.sight, last.facts, { viewer: seat, mover: seat }),
    besides,
  };
}

/** Takes back just the move that was looked at: what has come since may be another's, or another move of theirs. */
const undo = (
  { table }: Context,
  { caller }: From,
  { game }: Seen,
  what: { command: number; alone?: true },
): Promise<Outcome> => table.undo(caller, game.id, what);

/** Asks before anything is taken back, and says what it would be. */
export async function askToTakeBack(from: From, seen: Seen): Promise<Reply> {
  const { alias, named, besides } = await lastMove(seen, from.caller.user);
  return {
    message: {
      content: `Take back ${named ? `this, and what came of it: ${ended(named, '?')}` : 'your last answer? Nobody else has heard of it.'}${besides}`,
      components: rows([
        button(customId('g', seen.game.id, '', 'undo', alias), 'Take it back', 'danger'),
        button(customId('g', seen.game.id, '', 'keep'), 'Leave it'),
      ]),
    },
    update: true,
  };
}

/** Puts the question again that led to the one they are asked. */
export async function goBack(context: Context, from: From, seen: Seen, step: string): Promise<Reply> {
  const { user } = from.caller;
  const last = await seen.lastMove(user);
  const isThere = last?.alias === step && step === (await stepOf(seen, user));
  // Somebody may do something in this very moment: the others are never asked about a step back.
  if (!isThere || !(await wentBack(context, from, seen, last.number)))
    return nextQuestion(
      context,
      from,
      await seenAgain(context, seen),
      'You can no longer go back from here: `/undo` names what you can take back.',
    );
  return nextQuestion(context, from, await seenAgain(context, seen));
}

async function wentBack(context: Context, from: From, seen: Seen, command: number): Promise<boolean> {
  try {
    await undo(context, from, seen, { command, alone: true });
    return true;
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return false;
  }
}

/** Takes back a person's last move: the one they were asked about, where they were. */
export async function takeBack(context: Context, from: From, seen: Seen, asked: string): Promise<Reply> {
  const { user } = from.caller;
  const { number, alias, named } = await lastMove(seen, user);
  if (asked && asked !== alias)
    throw new Illegal('That is not your last move any more. `/undo` names the one that is.');
  const outcome = await undo(context, from, seen, { command: number });
  if (outcome.request !== null && outcome.request !== undefined) return say(await whoIsAsked(context, outcome.request));
  return nextQuestion(
    context,
    from,
    await seenAgain(context, seen),
    named ? `Taken back: ${ended(named)}` : 'Taken back.',
  );
}

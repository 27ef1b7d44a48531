import { Illegal } from '../table/index.ts';
import type { Context, Reply } from './context.ts';
import { say } from './context.ts';
import { customId } from './custom-id.ts';
import type { Seen } from './face.ts';
import { button, rows } from './message.ts';
import type { From } from './place.ts';
import { nextQuestion, stepOf } from './questions.ts';
import { seenAgain } from './seen.ts';
import { ended, moved } from './presenters/moved.ts';
import { onceAgreed } from './presenters/requests.ts';
import { lines, moment } from './text.ts';

/** What somebody hears whose move the others have a say in: whose consent is awaited. */
function whoIsAsked({ table }: Context, request: number): string {
  const { missing = [], until = null } = table.request(request) ?? {};
  const why = 'Something was rolled or shown, or others have had a part in it';
  if (missing.length) return `${why}: the other players are asked. ${onceAgreed('It is taken back', missing)}`;
  return `${why}: whoever has left the game can say no${until === null ? '' : ` until ${moment(until)}`}; \`/undo\` given again after that takes it back.`;
}

/** So much is told of what goes with a move. */
const BESIDES = 700;

/** A person's last move, as they may know it: "Sol takes Leadership"; nothing where nothing of it was told. */
function lastMove(seen: Seen, user: string): { alias: string; named: string; besides: string } {
  const last = seen.lastMove(user);
  if (!last) throw new Illegal('There is nothing of yours to take back.');
  const seat = seen.game.members.find((member) => member.user === user)?.seat ?? null;
  const since = seen.sight.narrate(last.since, seat);
  const besides = since.length
    ? `\nThat takes back as well what others have done since:\n${lines(
        since.map((line) => `- ${line}`),
        BESIDES,
      )}`
    : '';
  return { alias: last.alias, named: moved(seen.sight, last.facts, { viewer: seat, mover: seat }), besides };
}

/** Asks before anything is taken back, and says what it would be. */
export function askToTakeBack(from: From, seen: Seen): Reply {
  const { alias, named, besides } = lastMove(seen, from.caller.user);
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
export function goBack(context: Context, from: From, seen: Seen, step: string): Promise<Reply> {
  if (step !== stepOf(seen, from.caller.user))
    return nextQuestion(context, from, seen, 'You can no longer go back from here: `/undo` names what you can take back.');
  context.table.undo(from.caller, seen.game.id);
  return nextQuestion(context, from, seenAgain(context, seen));
}

/** Takes back a person's last move: the one they were asked about, where they were. */
export async function takeBack(context: Context, from: From, seen: Seen, asked: string): Promise<Reply> {
  const { user } = from.caller;
  const { alias, named } = lastMove(seen, user);
  if (asked && asked !== alias) throw new Illegal('That is not your last move any more. `/undo` names the one that is.');
  const outcome = context.table.undo(from.caller, seen.game.id);
  if (outcome.request !== null && outcome.request !== undefined) return say(whoIsAsked(context, outcome.request));
  return nextQuestion(context, from, seenAgain(context, seen), named ? `Taken back: ${ended(named)}` : 'Taken back.');
}

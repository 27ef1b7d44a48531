import type { Answer } from '../engine/index.ts';
import { Illegal, type Alias, type OpenQuestion } from '../table/index.ts';
import type { From } from './place.ts';
import type { Seen } from './face.ts';
import type { Context, Reply } from './context.ts';
import { customId, type CustomId } from './custom-id.ts';
import { atOnce, drafted, pressed, type Draft } from './press-to-answer.ts';
import { LIMITS } from './limits.ts';
import { button, rows } from './message.ts';
import { questionMessage } from './presenters/question.ts';
import { seenAgain, seenGame } from './seen.ts';
import { clip, lines } from './text.ts';

/** The question of every moment that can be answered. */
export const WINDOW = 'window';

/** Questions a person still has to answer, the oldest first. */
export const unanswered = (seen: Seen, user: string): OpenQuestion[] =>
  seen.asks(user).filter((one) => one.reply === undefined && !one.veiled);

/** Puts one question to its player, as far as they have drafted an answer. */
export function putQuestion({ game }: Seen, open: OpenQuestion, before = ''): Reply {
  const draft = (open.draft() ?? {}) as Draft;
  const reply = open.spec.kind === 'allot' || (open.spec.kind === 'choose' && draft.keys) ? drafted(open.spec, draft) : undefined;
  const problem = reply === undefined ? undefined : open.problem(reply);
  const shown = {
    game: game.id,
    ask: open.ask,
    spec: open.spec,
    draft,
    ...(open.reply !== undefined && { held: open.reply }),
    ...(problem && { problem }),
    closesAt: open.closesAt,
    ...(open.question === WINDOW && { firmly: true as const }),
  };
  const message = questionMessage(shown);
  // The question itself is always shown whole.
  const room = LIMITS.content - message.content.length - 2;
  return {
    message: { ...message, content: before && room > 20 ? `${clip(before, room)}\n\n${message.content}` : message.content },
    update: true,
  };
}

/** The next question of a person in a game, or what else they may do. */
export function nextQuestion(from: From, seen: Seen, before = ''): Reply {
  const { user } = from.caller;
  const { game } = seen;
  if (game.status !== 'running')
    return {
      message: { content: before || (game.status === 'paused' ? 'The game is paused.' : 'The game has ended.'), components: [] },
      update: true,
    };
  const open = unanswered(seen, user);
  if (!open.length) return nothingWaits(from, seen, before);
  const several = open.length > 1 ? `-# 1 of ${open.length} questions for you.` : '';
  return putQuestion(seen, open[0], [before, several].filter(Boolean).join('\n'));
}

function nothingWaits(from: From, seen: Seen, before: string): Reply {
  const { game } = seen;
  const { user } = from.caller;
  const held = seen.asks(user).filter((one) => one.reply !== undefined && !one.veiled);
  const seat = game.members.find((member) => member.user === user)?.seat ?? '';
  // For all that others know, there may be something: unless told they wait until the table says that there is not.
  const seeming = !held.length && seen.waiting().some((one) => one.covered && one.seat === seat);
  const rest = held.length
    ? 'You have answered; others are still thinking.'
    : `Nothing waits for you just now.${seeming ? ' Others think that you may answer: **Nothing for me** under the newest message says that you do not.' : ''}`;
  const buttons = [
    ...held.slice(0, 3).map((one) => button(customId('q', game.id, one.ask, 'again'), 'Change my answer')),
    ...(seen.sight.ahead?.(seat) ?? []).map(({ key, label }) => button(customId('g', game.id, key, 'ahead'), label)),
    button(customId('g', game.id, '', 'undo'), 'Take back my last move', 'secondary'),
  ];
  return { message: { content: [before, rest].filter(Boolean).join('\n'), components: rows(buttons) }, update: true };
}

/** Gives an answer, says what came of it as the answerer may know, and shows what they are asked next. */
export function giveAnswer(context: Context, from: From, before: Seen, { ask, answer, firm = false }: Given): Reply {
  const seat = before.game.members.find((member) => member.user === from.caller.user)?.seat ?? null;
  const outcome = context.table.answer(from.caller, before.game.id, ask, answer, { firm });
  const now = seenAgain(context, before);
  const facts = outcome.command === null ? [] : now.facts(outcome.command, outcome.command).map(({ fact }) => fact);
  const told = now.sight.narrate(facts, seat).slice(-12);
  const came = lines(
    told.map((line) => `- ${line}`),
    1500,
  );
  return nextQuestion(from, now, ['✅ Done.', came].filter(Boolean).join('\n'));
}

interface Given {
  ask: Alias;
  answer: Answer;
  /** It stands whatever the others do. */
  firm?: boolean;
}

/** A press or a choice on a question's message. */
export function onQuestion(context: Context, from: From, id: CustomId, values: string[]): Reply {
  const { user } = from.caller;
  const seen = seenGame(context, from, id.game);
  const { game } = seen;
  if (!game.members.some((member) => member.user === user)) throw new Illegal('You are not playing in this game.');
  if (game.status === 'lobby') throw new Illegal('The game has not begun yet.');
  const ask = id.id;
  const open = seen.asks(user).find((one) => one.ask === ask);
  if (!open)
    return nextQuestion(
      from,
      seen,
      /^\d+$/.test(ask) ? 'That button is from before an update of mine.' : 'That question is no longer open.',
    );
  if (id.verb === 'again') {
    context.table.withdraw(from.caller, game.id, ask);
    return nextQuestion(from, seenAgain(context, seen));
  }
  // Most presses say all by themselves: what may be answered is then looked at by the engine alone.
  const led = atOnce(id.verb, id.arg, values) ?? pressed(open.spec, (open.draft() ?? {}) as Draft, id.verb, id.arg, values);
  if (!led) throw new Illegal('That button does not belong to this question any more.');
  if ('answer' in led) return giveAnswer(context, from, seen, { ask, ...led });
  context.table.saveDraft(game.id, ask, from.caller, { ...led.draft } as never);
  return putQuestion(seen, open);
}

import type { Answer } from '../engine/index.ts';
import { Illegal, type Alias, type OpenQuestion } from '../table/index.ts';
import type { From } from './place.ts';
import type { SeenId } from './in-view.ts';
import type { Context, Reply } from './context.ts';
import { customId, type CustomId } from './custom-id.ts';
import { drafted, pressed, type Draft } from './drafting.ts';
import { LIMITS } from './limits.ts';
import { button, rows } from './message.ts';
import { questionMessage } from './presenters/question.ts';
import { seenGame } from './seen.ts';
import { clip, lines } from './text.ts';

/** The question of every moment that can be answered. */
export const WINDOW = 'window';

/** A question of a game that is in view. */
export type Unanswered = OpenQuestion & { game: SeenId };

/** Questions a person still has to answer, the oldest first. */
export const unanswered = ({ table }: Context, game: SeenId, user: string): Unanswered[] =>
  table
    .openAsks(game, user)
    .filter((one) => one.reply === undefined && !one.veiled)
    .map((one) => ({ ...one, game }));

/** Puts one question to its player, as far as they have drafted an answer. */
export function putQuestion(context: Context, user: string, open: Unanswered, before = ''): Reply {
  const draft = (context.table.draft(open.game, open.ask, user) ?? {}) as Draft;
  const reply = open.spec.kind === 'allot' || (open.spec.kind === 'choose' && draft.keys) ? drafted(open.spec, draft) : undefined;
  const problem = reply === undefined ? undefined : context.table.problem(open.game, user, open.ask, reply);
  const shown = {
    game: open.game,
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
export function nextQuestion(context: Context, from: From, game: SeenId, before = ''): Reply {
  const { user } = from.caller;
  const info = context.table.game(game);
  if (info.status !== 'running')
    return {
      message: { content: before || (info.status === 'paused' ? 'The game is paused.' : 'The game has ended.'), components: [] },
      update: true,
    };
  const open = unanswered(context, game, user);
  if (open.length)
    return putQuestion(
      context,
      user,
      open[0],
      [before, open.length > 1 ? `-# 1 of ${open.length} questions for you.` : ''].filter(Boolean).join('\n'),
    );
  const held = context.table.openAsks(game, user).filter((one) => one.reply !== undefined && !one.veiled);
  const seat = info.members.find((member) => member.user === user)?.seat ?? '';
  // For all that others know, there may be something: unless told they wait until the table says that there is not.
  const seeming = !held.length && context.table.waiting(game).some((one) => one.covered && one.seat === seat);
  const rest = held.length
    ? 'You have answered; others are still thinking.'
    : `Nothing waits for you just now.${seeming ? ' Others think that you may answer: **Nothing for me** under the newest message says that you do not.' : ''}`;
  const buttons = [
    ...held.slice(0, 3).map((one) => button(customId('q', game, one.ask, 'again'), 'Change my answer')),
    ...context.eyes.ahead(game, seat).map(({ key, label }) => button(customId('g', game, key, 'ahead'), label)),
    button(customId('g', game, '', 'undo'), 'Take back my last move', 'secondary'),
  ];
  return { message: { content: [before, rest].filter(Boolean).join('\n'), components: rows(buttons) }, update: true };
}

/** Gives an answer, says what came of it as the answerer may know, and shows what they are asked next. */
export function giveAnswer(context: Context, from: From, open: { game: SeenId; ask: Alias }, answer: Answer, firm = false): Reply {
  const seat = context.table.game(open.game).members.find((member) => member.user === from.caller.user)?.seat ?? null;
  const outcome = context.table.answer(from.caller, open.game, open.ask, answer, { firm });
  const facts = outcome.command === null ? [] : context.table.facts(open.game, outcome.command, outcome.command).map(({ fact }) => fact);
  const told = context.eyes.narrate(open.game, facts, seat).slice(-12);
  return nextQuestion(
    context,
    from,
    open.game,
    [
      '✅ Done.',
      lines(
        told.map((line) => `- ${line}`),
        1500,
      ),
    ]
      .filter(Boolean)
      .join('\n'),
  );
}

/** A press or a choice on a question's message. */
export function onQuestion(context: Context, from: From, id: CustomId, values: string[]): Reply {
  const { user } = from.caller;
  const game = seenGame(context, from, id.game);
  if (!game.members.some((member) => member.user === user)) throw new Illegal('You are not playing in this game.');
  if (game.status === 'lobby') throw new Illegal('The game has not begun yet.');
  const ask = id.id;
  const found = context.table.openAsks(game.id, user).find((one) => one.ask === ask);
  const open = found && { ...found, game: game.id };
  if (!open)
    return nextQuestion(
      context,
      from,
      game.id,
      /^\d+$/.test(ask) ? 'That button is from before an update of mine.' : 'That question is no longer open.',
    );
  if (id.verb === 'again') {
    context.table.withdraw(from.caller, game.id, ask);
    return nextQuestion(context, from, game.id);
  }
  const draft = (context.table.draft(game.id, ask, user) ?? {}) as Draft;
  const led = pressed(open.spec, draft, id.verb, id.arg, values);
  if (!led) throw new Illegal('That button does not belong to this question any more.');
  if ('answer' in led) return giveAnswer(context, from, { game: game.id, ask }, led.answer, led.firm);
  context.table.saveDraft(game.id, ask, from.caller, { ...led.draft } as never);
  return putQuestion(context, user, open);
}

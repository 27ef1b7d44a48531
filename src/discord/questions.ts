import type { Answer } from '../engine/index.ts';
import { Illegal, type Alias, type OpenQuestion, type Planned, type Standing } from '../table/index.ts';
import { ledId } from './commands/led-id.ts';
import type { From } from './place.ts';
import type { Led, Seen } from './face.ts';
import type { Context, Reply } from './context.ts';
import { customId, type CustomId } from './custom-id.ts';
import { atOnce, drafted, pressed, type Draft } from './press-to-answer.ts';
import { LIMITS } from './limits.ts';
import { button, rows, type Message } from './message.ts';
import { questionMessage } from './presenters/question.ts';
import type { ShownWindow } from './presenters/shown.ts';
import { seenAgain, seenGame } from './seen.ts';
import { optionsSigned } from './signs.ts';
import { clip, lines } from './text.ts';

/** The question of every moment that can be answered. */
export const WINDOW = 'window';

/** Questions a person still has to answer, the oldest first. */
export const unanswered = (seen: Seen, user: string): OpenQuestion[] =>
  seen.asks(user).filter((one) => one.reply === undefined && !one.veiled);

/** Where nothing is proposed yet, something may be: it is put together from the draft. */
const wantsProposal = ({ question, spec, reply }: OpenQuestion): boolean =>
  question !== WINDOW &&
  reply === undefined &&
  (spec.kind === 'allot'
    ? !Object.values(spec.start).some((count) => count > 0) && spec.lines.some(({ max }) => max > 0)
    : spec.kind === 'choose' && spec.max > 1);

/** Puts one question to its player, as far as they have drafted an answer; before they have, with what is proposed. */
export async function putQuestion(context: Context, from: From, seen: Seen, open: OpenQuestion, before = ''): Promise<Reply> {
  if (wantsProposal(open) && open.draft() === undefined) await context.table.propose(seen.game.id, open.ask, from.caller.user);
  return shownQuestion(from, seen, open, before);
}

/** Whether anybody else may act at this moment, as all may know, and what its player may say of it. */
function windowOf({ sight, waiting }: Seen, { seat, data, spec }: OpenQuestion): ShownWindow {
  const moment = sight.declinable?.(data);
  const options = spec.kind === 'choose' ? spec.options.filter(({ off }) => off === undefined).map(({ key }) => key) : [];
  return {
    others: waiting().some((one) => one.seat !== seat),
    ...(moment !== undefined && { moment }),
    spared: sight.spared?.(seat, data, options) ?? [],
  };
}

/** A question that is only there so that something may be done before a turn is over. */
const endsTurn = ({ spec }: OpenQuestion): boolean =>
  spec.kind === 'choose' && spec.options.length === 1 && spec.options[0].key === 'end-turn';

/** The last choice of somebody, where it has led to what they are asked now and to nothing that anybody was told of: by what it is called for them. */
export function stepOf(seen: Seen, user: string, since = Infinity): string | undefined {
  const last = seen.lastMove(user);
  const seat = seen.game.members.find((member) => member.user === user)?.seat ?? null;
  return last?.step !== undefined && last.step <= since && !seen.sight.narrate(last.facts, seat).length ? last.alias : undefined;
}

const unaskedButton = (game: string, { path, label, ask }: Led) => button(ledId(game, path, ask), label, 'secondary');

/** With what may be done unasked just now, where there is room below it. */
function withUnasked({ game, sight }: Seen, { seat }: OpenQuestion, message: Message): Message {
  const buttons = (sight.unasked?.(seat) ?? []).map((one) => unaskedButton(game.id, one));
  const { components = [] } = message;
  return buttons.length && components.length < LIMITS.rows ? { ...message, components: [...components, ...rows(buttons)] } : message;
}

function shownQuestion(from: From, seen: Seen, open: OpenQuestion, before: string): Reply {
  const { game, face, sight } = seen;
  const draft = (open.draft() ?? {}) as Draft;
  const reply = open.spec.kind === 'allot' || (open.spec.kind === 'choose' && draft.keys) ? drafted(open.spec, draft) : undefined;
  const problem = reply === undefined ? undefined : open.problem(reply);
  const told = reply === undefined || open.spec.kind !== 'allot' ? undefined : open.told(reply);
  const back =
    open.reply === undefined && unanswered(seen, from.caller.user).length === 1 ? stepOf(seen, from.caller.user, open.openedAt) : undefined;
  const shown = {
    game: game.id,
    ask: open.ask,
    spec: open.spec,
    draft,
    ...(open.reply !== undefined && { held: open.reply }),
    ...(problem && { problem }),
    ...(back !== undefined && { back }),
    ...(told && { told }),
    closesAt: open.closesAt,
    ...(open.question === WINDOW && { window: windowOf(seen, open) }),
    ...(endsTurn(open) && { ahead: sight.ahead?.(open.seat).filter(({ key }) => key === 'always') ?? [] }),
    ...(open.reply === undefined &&
      face.forms && { forms: face.forms.offered({ sight, seat: open.seat, open, person: from.caller.user }) }),
  };
  const message = optionsSigned(withUnasked(seen, open, questionMessage(shown)), sight.signOf?.bind(sight));
  // The question itself is always shown whole.
  const room = LIMITS.content - message.content.length - 2;
  return {
    message: { ...message, content: before && room > 20 ? `${clip(before, room)}\n\n${message.content}` : message.content },
    update: true,
  };
}

/** The next question of a person in a game, or what else they may do. */
export async function nextQuestion(context: Context, from: From, seen: Seen, before = ''): Promise<Reply> {
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
  return putQuestion(context, from, seen, open[0], [before, several].filter(Boolean).join('\n'));
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
    : `Nothing waits for you just now.${seeming ? ' The others cannot see that: press **Nothing for me** under the newest message, and they know it.' : ''}`;
  const buttons = [
    ...held.slice(0, 3).map((one) => button(customId('q', game.id, one.ask, 'again'), 'Change my answer')),
    ...(seen.sight.ahead?.(seat) ?? []).map(({ key, label }) => button(customId('g', game.id, key, 'ahead'), label)),
    ...(seen.sight.unasked?.(seat) ?? []).map((one) => unaskedButton(game.id, one)),
    button(customId('g', game.id, '', 'undo'), 'Take back my last move', 'secondary'),
  ];
  return { message: { content: [before, rest].filter(Boolean).join('\n'), components: rows(buttons) }, update: true };
}

/** Gives an answer, says what came of it as the answerer may know, and shows what they are asked next. */
export async function giveAnswer(context: Context, from: From, before: Seen, { ask, answer, firm = false, then }: Given): Promise<Reply> {
  const seat = before.game.members.find((member) => member.user === from.caller.user)?.seat ?? null;
  const outcome = context.table.answer(from.caller, before.game.id, ask, answer, { firm, ...(then && { then }) });
  const now = seenAgain(context, before);
  // What was planned has come of it too.
  const until = then && !outcome.repeated ? now.game.head : (outcome.command ?? 0);
  const facts = outcome.command === null ? [] : now.facts(outcome.command, until).map(({ fact }) => fact);
  const told = now.sight.narrate(facts, seat).slice(-12);
  const came = lines(
    told.map((line) => `- ${line}`),
    1500,
  );
  return nextQuestion(context, from, now, ['✅ Done.', came].filter(Boolean).join('\n'));
}

interface Given {
  ask: Alias;
  answer: Answer;
  /** It stands whatever the others do. */
  firm?: boolean;
  /** What is answered as soon as it is asked. */
  then?: { steps: Planned[]; standing?: Standing[] };
}

/** A press or a choice on a question's message. */
export async function onQuestion(context: Context, from: From, id: CustomId, values: string[]): Promise<Reply> {
  const seen = playedGame(context, from, id);
  const { game } = seen;
  const ask = id.id;
  const open = seen.asks(from.caller.user).find((one) => one.ask === ask);
  if (!open)
    return nextQuestion(
      context,
      from,
      seen,
      /^\d+$/.test(ask) ? 'That button is from before an update of mine.' : 'That question is no longer open.',
    );
  if (id.verb === 'again') {
    context.table.withdraw(from.caller, game.id, ask);
    return nextQuestion(context, from, seenAgain(context, seen));
  }
  if (id.verb === 'show') return putQuestion(context, from, seen, open);
  // Most presses say all by themselves: what may be answered is then looked at by the engine alone.
  const led = atOnce(id.verb, id.arg, values) ?? pressed(open.spec, (open.draft() ?? {}) as Draft, id.verb, id.arg, values);
  if (!led) throw new Illegal('That button does not belong to this question any more.');
  if ('answer' in led) return giveAnswer(context, from, seen, { ask, ...led });
  context.table.saveDraft(game.id, ask, from.caller, { ...led.draft } as never);
  return shownQuestion(from, seen, open, '');
}

/** The game of a button, for whoever plays in it. */
export function playedGame(context: Context, from: From, id: CustomId): Seen {
  const seen = seenGame(context, from, id.game);
  if (!seen.game.members.some((member) => member.user === from.caller.user)) throw new Illegal('You are not playing in this game.');
  if (seen.game.status === 'lobby') throw new Illegal('The game has not begun yet.');
  return seen;
}

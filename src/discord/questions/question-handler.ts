import type { Answer } from '#engine';
import { Illegal, type Alias, type OpenQuestion } from '#service';
import { ledId } from '#discord/commands/menu-command-id.ts';
import type { From } from '#discord/channels/game-place.ts';
import type { Led, Seen } from '#discord/edition/edition-adapter.ts';
import type { Context, Reply } from '#discord/interactions/replies.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import { atOnce, drafted, pressed, type Draft } from './answer-draft.ts';
import { askOnceMore, meantAllTheSame, type Wanted } from './confirmation.ts';
import { LIMITS } from '#discord/limits.ts';
import { nothingForMe, nothingInVote, openVote } from './pass-buttons.ts';
import { button, rows, type Message } from '#discord/messages/message.ts';
import { doneTold } from './answer-text.ts';
import { questionMessage } from './question-message.ts';
import type { ShownWindow } from './question-view.ts';
import { seenAgain, seenGame } from '#discord/access/game-access.ts';
import { optionsSigned } from '#discord/emoji/application-emojis.ts';
import { clip, lines } from '#text/markdown.ts';

/** The question of every moment that can be answered. */
export const WINDOW = 'window';

/** Questions a person still has to answer, the oldest first. */
export const unanswered = (seen: Pick<Seen, 'asks'>, user: string): OpenQuestion[] =>
  seen.asks(user).filter((one) => one.reply === undefined && !one.veiled);

/** Where nothing is proposed yet, something may be: it is put together from the draft. */
const wantsProposal = ({ question, spec, reply }: OpenQuestion): boolean =>
  question !== WINDOW &&
  reply === undefined &&
  (spec.kind === 'allot'
    ? !Object.values(spec.start).some((count) => count > 0) && spec.lines.some(({ max }) => max > 0)
    : spec.kind === 'choose' && spec.max > 1);

/** Puts one question to its player, as far as they have drafted an answer; before they have, with what is proposed. */
export async function putQuestion(
  context: Context,
  from: From,
  seen: Seen,
  open: OpenQuestion,
  before = '',
): Promise<Reply> {
  const draft = open.draft();
  if (!wantsProposal(open) || draft !== undefined) return shownQuestion(from, seen, open, before, draft);
  const { user } = from.caller;
  // Where nothing was proposed now, something may have been kept meanwhile: what is shown is what a press gives.
  const kept =
    (await context.table.propose(seen.game.id, open.ask, user)) ??
    (await context.table.draft(seen.game.id, open.ask, user));
  return shownQuestion(from, seen, open, before, kept);
}

/** Whether anybody else may act at this moment, as all may know, and what its player may say of it. */
function windowOf({ sight, waiting, vote, alias }: Seen, { seat, data, spec, inVote }: OpenQuestion): ShownWindow {
  const moment = sight.declinable?.(data);
  const options =
    spec.kind === 'choose' ? spec.options.filter(({ off }) => off === undefined).map(({ key }) => key) : [];
  return {
    others: waiting().some((one) => one.seat !== seat),
    ...(moment !== undefined && { moment }),
    ...(inVote && { vote: openVote({ waiting, vote, alias }) }),
    spared: sight.spared?.(seat, data, options) ?? [],
  };
}

/** A question that is only there so that something may be done before a turn is over. */
const endsTurn = ({ spec }: OpenQuestion): boolean =>
  spec.kind === 'choose' && spec.options.length === 1 && spec.options[0].key === 'end-turn';

/** The last choice of somebody, where it has led to what they are asked now and to nothing that anybody was told of: by what it is called for them. */
export async function stepOf(seen: Seen, user: string, since = Infinity): Promise<string | undefined> {
  const last = await seen.lastMove(user);
  const seat = seen.game.members.find((member) => member.user === user)?.seat ?? null;
  return last?.step !== undefined && last.step <= since && !seen.sight.narrate(last.facts, seat).length
    ? last.alias
    : undefined;
}

export const unaskedButton = (game: string, { path, label, ask }: Led) =>
  button(ledId(game, path, ask, 'question'), label, 'secondary');

/** With what may be done unasked just now, where there is room below it. */
function withUnasked({ game, sight }: Seen, { seat }: OpenQuestion, message: Message): Message {
  const buttons = (sight.unasked?.(seat) ?? []).map((one) => unaskedButton(game.id, one));
  const { components = [] } = message;
  return buttons.length && components.length < LIMITS.rows
    ? { ...message, components: [...components, ...rows(buttons)] }
    : message;
}

/** `kept`: what is put together so far, which may be newer than what was seen. */
async function shownQuestion(
  from: From,
  seen: Seen,
  open: OpenQuestion,
  before: string,
  kept: unknown,
): Promise<Reply> {
  const { game, face, sight } = seen;
  const draft = (kept ?? {}) as Draft;
  const reply =
    open.spec.kind === 'allot' || (open.spec.kind === 'choose' && draft.keys) ? drafted(open.spec, draft) : undefined;
  const problem = reply === undefined ? undefined : open.problem(reply);
  const told = reply === undefined || open.spec.kind !== 'allot' ? undefined : open.told(reply);
  const back =
    open.reply === undefined && unanswered(seen, from.caller.user).length === 1
      ? await stepOf(seen, from.caller.user, open.openedAt)
      : undefined;
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
    message: {
      ...message,
      content: before && room > 20 ? `${clip(before, room)}\n\n${message.content}` : message.content,
    },
    update: true,
  };
}

/** The next question of a person in a game, or what else they may do. */
export async function nextQuestion(context: Context, from: From, seen: Seen, before = ''): Promise<Reply> {
  const { user } = from.caller;
  const { game } = seen;
  if (game.status !== 'running')
    return {
      message: {
        content: before || (game.status === 'paused' ? 'The game is paused.' : 'The game has ended.'),
        components: [],
      },
      update: true,
    };
  const open = unanswered(seen, user);
  if (!open.length) return nothingWaits(from, seen, before);
  const several = open.length > 1 ? `-# 1 of ${open.length} questions for you.` : '';
  return putQuestion(context, from, seen, open[0], [before, several].filter(Boolean).join('\n'));
}

const takingBack = (game: string) => button(customId('g', game, '', 'undo'), 'Take back my last move', 'secondary');

/** What somebody has done beside a question is taken back from there, as far as there is room. */
export function withTakingBack(reply: Reply, game: string): Reply {
  const { message } = reply;
  const components = message?.components ?? [];
  const has = JSON.stringify(components).includes(customId('g', game, '', 'undo'));
  if (!message || has || components.length >= LIMITS.rows) return reply;
  return { ...reply, message: { ...message, components: [...components, ...rows([takingBack(game)])] } };
}

/** Why others read that somebody is waited for who has nothing to answer: they seem to be asked, or are a side of a combat. */
const namedFor = (seeming: boolean): string =>
  seeming
    ? ' The others cannot see that, and wait until you press **Nothing for me**, or the time is up.'
    : ' In a combat both sides are named, whoever is asked.';

async function nothingWaits(from: From, seen: Seen, before: string): Promise<Reply> {
  const { game } = seen;
  const { user } = from.caller;
  // What there was nothing to choose of was answered by the table.
  const held = seen.asks(user).filter((one) => one.reply !== undefined && !one.veiled && one.spec.kind !== 'none');
  const seat = game.members.find((member) => member.user === user)?.seat ?? '';
  // For all that others know, there may be something: unless told they wait until the table says that there is not.
  const isNamed = !held.length && seen.waiting().some((one) => one.covered && one.seat === seat);
  const seeming = isNamed && seen.asks(user).some((one) => one.covered && one.reply === undefined);
  const out = seen.sight.isOut?.(seat);
  const rest = held.length
    ? 'You have answered; others are still thinking.'
    : out
      ? `${out} Nothing waits for you any more; **More** shows how it goes on.`
      : `Nothing waits for you just now.${isNamed ? namedFor(seeming) : ''}`;
  const vote = seen.asks(user).some((one) => one.inVote && one.reply === undefined) ? openVote(seen) : undefined;
  const buttons = [
    ...(seeming ? [nothingForMe(seen), ...(vote === undefined ? [] : [nothingInVote(game.id, vote)])] : []),
    ...held.slice(0, 3).map((one) => button(customId('q', game.id, one.ask, 'again'), 'Change my answer')),
    ...(seen.sight.ahead?.(seat) ?? []).map(({ key, label }) => button(customId('g', game.id, key, 'ahead'), label)),
    ...(seen.sight.unasked?.(seat) ?? []).map((one) => unaskedButton(game.id, one)),
    // Whoever has done nothing yet has nothing to take back.
    ...((await seen.lastMove(user)) ? [takingBack(game.id)] : []),
  ];
  return { message: { content: [before, rest].filter(Boolean).join('\n'), components: rows(buttons) }, update: true };
}

/** Gives an answer, says what came of it as the answerer may know, and shows what they are asked next. */
export async function giveAnswer(
  context: Context,
  from: From,
  before: Seen,
  { ask, answer, firm = false, then }: Given,
): Promise<Reply> {
  const seat = before.game.members.find((member) => member.user === from.caller.user)?.seat ?? null;
  const outcome = await context.table.answer(from.caller, before.game.id, ask, answer, { firm, ...(then && { then }) });
  const now = await seenAgain(context, before);
  // What was planned has come of it too.
  const until = then && !outcome.repeated ? now.game.head : (outcome.command ?? 0);
  const facts = outcome.command === null ? [] : (await now.facts(outcome.command, until)).map(({ fact }) => fact);
  const told = now.sight.narrate(facts, seat).slice(-12);
  const came = lines(
    told.map((line) => `- ${line}`),
    1500,
  );
  const spec = before.asks(from.caller.user).find((one) => one.ask === ask)?.spec;
  const done = doneTold(spec, answer, { isHeld: outcome.command === null, isTold: came !== '' });
  return nextQuestion(context, from, now, [done, came].filter(Boolean).join('\n'));
}

interface Given extends Wanted {
  ask: Alias;
  /** It stands whatever the others do. */
  firm?: boolean;
}

/** What is asked about once more, of an answer that would be taken. That nothing is counted at all is asked about by the draft itself (`pressed`). */
function regretOf(open: OpenQuestion, answer: Answer): string | undefined {
  const isNothing =
    answer !== null && typeof answer === 'object' && !Array.isArray(answer) && !Object.values(answer).some(Boolean);
  if (isNothing && open.spec.kind === 'allot' && open.spec.wastes !== undefined) return undefined;
  return open.problem(answer) === undefined ? open.regret(answer) : undefined;
}

/** A press or a choice on a question's message. */
export async function onQuestion(context: Context, from: From, id: CustomId, values: string[]): Promise<Reply> {
  const seen = await playedGame(context, from, id);
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
    await context.table.withdraw(from.caller, game.id, ask);
    return nextQuestion(context, from, await seenAgain(context, seen));
  }
  if (id.verb === 'sure') return giveAnswer(context, from, seen, { ask, ...meantAllTheSame(open, id.arg) });
  if (id.verb === 'show') return putQuestion(context, from, seen, open);
  // Most presses say all by themselves: what may be answered is then looked at by the engine alone.
  const led =
    atOnce(id.verb, id.arg, values) ?? pressed(open.spec, (open.draft() ?? {}) as Draft, id.verb, id.arg, values);
  if (!led) throw new Illegal('That button does not belong to this question any more.');
  const regret = 'answer' in led && !led.firm ? regretOf(open, led.answer) : undefined;
  if ('answer' in led && regret !== undefined) return askOnceMore(context, from, { seen, open, wanted: led, regret });
  if ('answer' in led) return giveAnswer(context, from, seen, { ask, ...led });
  await context.table.saveDraft(game.id, ask, from.caller, { ...led.draft } as never);
  return shownQuestion(from, seen, open, '', led.draft);
}

/** The game of a button, for whoever plays in it. */
export async function playedGame(context: Context, from: From, id: CustomId): Promise<Seen> {
  const seen = await seenGame(context, from, id.game);
  if (!seen.game.members.some((member) => member.user === from.caller.user))
    throw new Illegal('You are not playing in this game.');
  if (seen.game.status === 'lobby') throw new Illegal('The game has not begun yet.');
  return seen;
}

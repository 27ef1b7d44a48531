import type { Answer } from '#engine';
import { Illegal, type Alias, type OpenQuestion } from '#service';
import type { EventsSinceLastMove } from '#discord/commands/look/history.ts';
import { menuCommandId } from '#discord/commands/menu-command-id.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import type { MenuCommand } from '#discord/edition/game-presenter.ts';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import { immediateAnswer, answerOfDraft, applyPress, type Draft } from './answer-draft.ts';
import { askForConfirmation, resolveConfirmedAnswer, type UnconfirmedAnswer } from './confirmation.ts';
import { LIMITS } from '#discord/limits.ts';
import { passButton, passVoteButton, findOpenVote } from './pass-buttons.ts';
import { button, buttonRows, type Message } from '#discord/messages/message.ts';
import { formatConfirmation } from './answer-text.ts';
import { givePermanentOrders, permanentOrdersOf, PERMANENT_ORDER_VERB } from './permanent-orders.ts';
import { questionMessage } from './question-message.ts';
import type { WindowView } from './question-view.ts';
import { reloadGame, resolveVisibleGame } from '#discord/access/game-access.ts';
import { addOptionEmojis } from '#discord/emoji/application-emojis.ts';
import { listOthersWaiting } from '#discord/format/waiting.ts';
import { truncate, joinWithinLimit } from '#text/markdown.ts';
import { capitalize, formatList } from '#text/sentences.ts';

/** Most lines about what happened that a reply to an answer shows. */
const MAX_CONFIRMED_LINES = 12;

/** Question name of every timing window. */
export const WINDOW_QUESTION = 'window';

/** Returns the questions that a user still has to answer, the oldest first. */
export const unansweredQuestions = (seen: Pick<VisibleGame, 'questionsOf'>, user: string): OpenQuestion[] =>
  seen.questionsOf(user).filter((one) => one.reply === undefined && !one.veiled);

/** Tells whether to propose an answer to a question that proposes none itself. The proposal is saved as a draft. */
const wantsProposal = ({ question, spec, reply }: OpenQuestion): boolean =>
  question !== WINDOW_QUESTION &&
  reply === undefined &&
  (spec.kind === 'allot'
    ? !Object.values(spec.proposed).some((count) => count > 0) && spec.amounts.some(({ max }) => max > 0)
    : spec.kind === 'choose' && spec.max > 1);

/** Shows a question with the user's draft, or with a proposal if there is no draft. */
export async function showQuestion(
  context: HandlerContext,
  from: InteractionOrigin,
  seen: VisibleGame,
  open: OpenQuestion,
  before = '',
): Promise<Reply> {
  const draft = open.draft();
  if (!wantsProposal(open) || draft !== undefined) return renderQuestion(from, seen, open, before, draft);
  const { user } = from.caller;
  // If no proposal was created, a draft may have been saved meanwhile: show what a press would submit.
  const kept =
    (await context.service.createProposal(seen.info.id, open.ask, user)) ??
    (await context.service.findDraft(seen.info.id, open.ask, user));
  return renderQuestion(from, seen, open, before, kept);
}

/**
 * Builds the view of a timing window: whether others may publicly act as well, and the options for declining later
 * windows.
 */
function windowViewOf(
  { presenter, pendingPlayers, vote, aliasOf }: VisibleGame,
  { seat, data, spec, inVote }: OpenQuestion,
): WindowView {
  const moments = presenter.declinableMoments?.(data) ?? [];
  const options =
    spec.kind === 'choose'
      ? spec.options.filter(({ disabledReason }) => disabledReason === undefined).map(({ key }) => key)
      : [];
  return {
    others: pendingPlayers().some((one) => one.seat !== seat),
    // In a vote, the player can pass in all of it.
    ...(moments.length > 0 && !inVote && { moments, span: presenter.turnSpan?.() ?? 'this turn' }),
    ...(inVote && { vote: findOpenVote({ pendingPlayers, vote, aliasOf }) }),
    standingOrders: presenter.standingOrderChoices?.(seat, data, options) ?? [],
    permanent: permanentOrdersOf(presenter, { seat, data, spec }),
  };
}

/** Tells whether a question only gives the player time before the turn ends. */
const isEndTurnQuestion = ({ spec }: OpenQuestion): boolean =>
  spec.kind === 'choose' && spec.options.length === 1 && spec.options[0].key === 'end-turn';

/**
 * Returns the alias of the user's last choice if it led to the current question and had no visible effect; else
 * undefined.
 */
export async function findBackStep(seen: VisibleGame, user: string, since = Infinity): Promise<string | undefined> {
  const last = await seen.findLastMove(user);
  const seat = seen.info.members.find((member) => member.user === user)?.seat ?? null;
  return last?.step !== undefined && last.step <= since && !seen.presenter.narrate(last.facts, seat).length
    ? last.alias
    : undefined;
}

export const anytimeCommandButton = (game: string, { path, label, ask }: MenuCommand) =>
  button(menuCommandId(game, path, ask, 'question'), label, 'secondary');

/** Adds buttons for commands that can be used at any time, if there is room. */
function withAnytimeCommands({ info, presenter }: VisibleGame, asked: OpenQuestion, message: Message): Message {
  const buttons = (presenter.anytimeCommands?.(asked.seat, asked) ?? []).map((one) =>
    anytimeCommandButton(info.id, one),
  );
  const { components = [] } = message;
  return buttons.length && components.length < LIMITS.rows
    ? { ...message, components: [...components, ...buttonRows(buttons)] }
    : message;
}

/** Renders a question. `kept` is the draft, which may be newer than the one in `open`. */
async function renderQuestion(
  from: InteractionOrigin,
  seen: VisibleGame,
  open: OpenQuestion,
  before: string,
  kept: unknown,
): Promise<Reply> {
  const { info, adapter, presenter } = seen;
  const draft = (kept ?? {}) as Draft;
  const reply =
    open.spec.kind === 'allot' || (open.spec.kind === 'choose' && draft.keys)
      ? answerOfDraft(open.spec, draft)
      : undefined;
  const problem = reply === undefined ? undefined : open.problem(reply);
  const told = reply === undefined || open.spec.kind !== 'allot' ? undefined : open.describeAnswer(reply);
  const back =
    open.reply === undefined && unansweredQuestions(seen, from.caller.user).length === 1
      ? await findBackStep(seen, from.caller.user, open.openedAt)
      : undefined;
  const shown = {
    game: info.id,
    ask: open.ask,
    spec: open.spec,
    draft,
    ...(open.reply !== undefined && { heldAnswer: open.reply }),
    ...(problem && { problem }),
    ...(back !== undefined && { undoAlias: back }),
    ...(told && { summary: told }),
    closesAt: open.closesAt,
    usedCard: presenter.usedCard?.(open),
    ...(open.question === WINDOW_QUESTION && { window: windowViewOf(seen, open) }),
    ...(isEndTurnQuestion(open) && {
      advanceOrders: presenter.advanceOrderChoices?.(open.seat).filter(({ key }) => key === 'always') ?? [],
    }),
    ...(open.reply === undefined &&
      adapter.forms && { forms: adapter.forms.list({ presenter, seat: open.seat, open, user: from.caller.user }) }),
  };
  const message = addOptionEmojis(
    withAnytimeCommands(seen, open, questionMessage(shown)),
    presenter.emojiFor?.bind(presenter),
  );
  // The question itself is never truncated.
  const room = LIMITS.content - message.content.length - 2;
  return {
    message: {
      ...message,
      content: before && room > 20 ? `${truncate(before, room)}\n\n${message.content}` : message.content,
    },
    update: true,
    questionOf: info.id,
  };
}

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

const undoButton = (game: string) => button(customId('g', game, '', 'undo'), 'Undo my last move', 'secondary');

/** Adds an undo button to the reply of an action outside a question, if there is room. */
export function withUndoButton(reply: Reply, game: string): Reply {
  const { message } = reply;
  const components = message?.components ?? [];
  const has = JSON.stringify(components).includes(customId('g', game, '', 'undo'));
  if (!message || has || components.length >= LIMITS.rows) return reply;
  return { ...reply, message: { ...message, components: [...components, ...buttonRows([undoButton(game)])] } };
}

/** Adds a button for the events since a user's last move that a short summary leaves out, if there is room. */
export function withEventsButton(reply: Reply, game: string, { short, long }: EventsSinceLastMove): Reply {
  const { message } = reply;
  const components = message?.components ?? [];
  if (!message || short === long || components.length >= LIMITS.rows) return reply;
  const look = button(customId('g', game, '', 'events'), 'Show what happened', 'secondary');
  return { ...reply, message: { ...message, components: [...components, ...buttonRows([look])] } };
}

/**
 * Explains why others see a player as waited for who has nothing to answer: the player seems to be asked, or is in a
 * combat.
 */
const namedFor = (seeming: boolean): string =>
  seeming
    ? ' Other players cannot see that. They wait until you press **Pass on this** or time runs out.'
    : ' In a combat, I always show both sides as waiting.';

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
        ? [`You have no open question.${namedFor(seeming)}`, waiting].filter(Boolean).join('\n')
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

/** Submits an answer, and shows its visible effects and the user's next question. */
export async function submitAnswer(
  context: HandlerContext,
  from: InteractionOrigin,
  before: VisibleGame,
  { ask, answer, firm = false, then, note }: SubmittedAnswer,
): Promise<Reply> {
  const seat = before.info.members.find((member) => member.user === from.caller.user)?.seat ?? null;
  const outcome = await context.service.answer(from.caller, before.info.id, ask, answer, {
    firm,
    ...(then && { plan: then }),
  });
  const now = await reloadGame(context, before);
  // Includes the effects of planned answers.
  const until = then && !outcome.repeated ? now.info.head : (outcome.command ?? 0);
  const facts = outcome.command === null ? [] : (await now.facts(outcome.command, until)).map(({ fact }) => fact);
  const told = now.presenter.narrateLast(facts, seat, MAX_CONFIRMED_LINES);
  const came = joinWithinLimit(
    told.map((line) => `- ${line}`),
    1500,
  );
  const spec = before.questionsOf(from.caller.user).find((one) => one.ask === ask)?.spec;
  const done = formatConfirmation(spec, answer, { isHeld: outcome.command === null, isTold: came !== '' });
  const below = note?.split('\n').map((line) => `-# ${capitalize(line)}`) ?? [];
  return showNextQuestion(context, from, now, [done, came, ...below].filter(Boolean).join('\n'), true);
}

interface SubmittedAnswer extends UnconfirmedAnswer {
  ask: Alias;
  /** The answer stands even if others act first. */
  firm?: boolean;
  /** Sums and odds of the answer, as lines of the confirmation. */
  note?: string;
}

/**
 * Returns the confirmation that a legal answer needs; undefined if it needs none. The draft itself asks about an empty
 * count (`applyPress`).
 */
function confirmationFor(open: OpenQuestion, answer: Answer): string | undefined {
  const isNothing =
    answer !== null && typeof answer === 'object' && !Array.isArray(answer) && !Object.values(answer).some(Boolean);
  if (isNothing && open.spec.kind === 'allot' && open.spec.emptyWarning !== undefined) return undefined;
  return open.problem(answer) === undefined ? open.confirmation(answer) : undefined;
}

/** Handles a press or choice on a question's message. */
export async function handleQuestionPress(
  context: HandlerContext,
  from: InteractionOrigin,
  id: CustomId,
  values: string[],
): Promise<Reply> {
  const seen = await resolvePlayedGame(context, from, id);
  const { info } = seen;
  const ask = id.id;
  const open = seen.questionsOf(from.caller.user).find((one) => one.ask === ask);
  if (!open)
    return showNextQuestion(
      context,
      from,
      seen,
      /^\d+$/.test(ask) ? 'That button is from before an update.' : 'That question is no longer open.',
    );
  if (id.verb === 'again') {
    await context.service.withdraw(from.caller, info.id, ask);
    return showNextQuestion(context, from, await reloadGame(context, seen));
  }
  if (id.verb === 'sure') return submitAnswer(context, from, seen, { ask, ...resolveConfirmedAnswer(open, id.arg) });
  if (id.verb === PERMANENT_ORDER_VERB)
    return showNextQuestion(context, from, ...(await givePermanentOrders(context, from, seen, open, values)));
  if (id.verb === 'show') return showQuestion(context, from, seen, open);
  // Most presses do not depend on the options, so the question's spec need not be computed here.
  const led =
    immediateAnswer(id.verb, id.arg, values) ??
    applyPress(open.spec, (open.draft() ?? {}) as Draft, id.verb, id.arg, values);
  if (!led) throw new Illegal('That button no longer fits this question. Use the newest message.');
  const regret = 'answer' in led && !led.firm ? confirmationFor(open, led.answer) : undefined;
  if ('answer' in led && regret !== undefined)
    return askForConfirmation(context, from, { seen, open, wanted: led, regret });
  if ('answer' in led) return submitAnswer(context, from, seen, { ask, ...led });
  await context.service.saveDraft(info.id, ask, from.caller, { ...led.draft } as never);
  return renderQuestion(from, seen, open, '', led.draft);
}

/** Loads the game of a button. Throws Illegal if the user does not play in it or if it is still a lobby. */
export async function resolvePlayedGame(
  context: HandlerContext,
  from: InteractionOrigin,
  id: CustomId,
): Promise<VisibleGame> {
  const seen = await resolveVisibleGame(context, from, id.game);
  if (!seen.info.members.some((member) => member.user === from.caller.user))
    throw new Illegal('You are not playing in this game.');
  if (seen.info.status === 'lobby') throw new Illegal('The game has not started yet.');
  return seen;
}

import type { OpenQuestion } from '#service';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import { answerOfDraft, type Draft } from './answer-draft.ts';
import { LIMITS } from '#discord/limits.ts';
import { findOpenVote } from '#discord/questions/controls/pass-buttons.ts';
import { buttonRows, type Message } from '#discord/messages/message.ts';
import { permanentOrdersOf } from './permanent-orders.ts';
import { findSkips } from './skips.ts';
import { questionMessage } from './question-message.ts';
import type { WindowView } from './question-view.ts';
import { addOptionEmojis } from '#discord/emoji/application-emojis.ts';
import { truncate } from '#text/markdown.ts';
import { anytimeCommandButton } from '#discord/questions/controls/reply-buttons.ts';

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
export async function renderQuestion(
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
    ...findSkips(presenter, open),
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

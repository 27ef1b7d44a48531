import type { Answer } from '#engine';
import { Illegal, type Alias, type OpenQuestion } from '#service';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import type { CustomId } from '#discord/interactions/custom-id.ts';
import { immediateAnswer, applyPress, type Draft } from './answer-draft.ts';
import { askForConfirmation, resolveConfirmedAnswer, type UnconfirmedAnswer } from './confirmation.ts';
import { formatConfirmation } from './answer-text.ts';
import { ORDER_PRESSES } from './permanent-orders.ts';
import { skipQuestion, SKIP_VERB } from './skips.ts';
import { reloadGame, resolveVisibleGame } from '#discord/access/game-access.ts';
import { joinWithinLimit } from '#text/markdown.ts';
import { capitalize } from '#text/sentences.ts';
import { showNextQuestion } from './next-question.ts';
import { renderQuestion, showQuestion, WINDOW_QUESTION } from './show-question.ts';

/** Maximum number of lines about what happened that a reply to an answer shows. */
const MAX_CONFIRMED_LINES = 12;

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
  const giveOrders = open.question === WINDOW_QUESTION ? ORDER_PRESSES.get(id.verb) : undefined;
  if (giveOrders) return showNextQuestion(context, from, ...(await giveOrders(context, from, seen, open, values)));
  if (id.verb === SKIP_VERB)
    return showNextQuestion(context, from, ...(await skipQuestion(context, from, seen, open, values)));
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

import { Illegal } from '#engine';
import type { OpenQuestion } from '#service';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import type { HandlerContext } from '#discord/interactions/replies.ts';
import { LIMITS } from '#discord/limits.ts';
import { menu, type ActionRow } from '#discord/messages/message.ts';
import { giveStandingOrders } from './permanent-orders.ts';
import { questionCustomId, type QuestionView } from './question-view.ts';

// Menu in a question that comes again and again: skips it, and others like it, by a standing order.

/** Verb of the menu's custom id. */
export const SKIP_VERB = 'skips';

const SPANS = [
  { value: 'round', label: 'This round' },
  { value: 'always', label: 'In this game' },
];

/** Rows that other buttons below a question need. */
const ROWS_FOR_OTHERS = 1;

/** Returns what the player of a question can skip; empty if it cannot be skipped. */
export const findSkips = (
  presenter: Pick<GamePresenter, 'skipFor'>,
  open: Pick<OpenQuestion, 'question' | 'data' | 'reply' | 'spec'>,
): { skips?: string } => {
  const found = open.reply === undefined ? presenter.skipFor?.(open) : undefined;
  return found ? { skips: found.label } : {};
};

/** Adds the menu, if there is room. */
export const withSkips = (shown: QuestionView, rows: ActionRow[]): ActionRow[] =>
  shown.skips === undefined || rows.length >= LIMITS.rows - ROWS_FOR_OTHERS
    ? rows
    : [...rows, menu(questionCustomId(shown, SKIP_VERB), `Skip ${shown.skips}`, SPANS)];

/**
 * Gives the order to skip a question and others like it, which declines it. Returns the game then, and what was done.
 * Throws Illegal if it cannot be skipped.
 */
export async function skipQuestion(
  context: HandlerContext,
  { caller }: InteractionOrigin,
  seen: VisibleGame,
  open: OpenQuestion,
  [chosen]: readonly string[],
): Promise<[VisibleGame, string]> {
  const skip = seen.presenter.skipFor?.(open);
  const span = SPANS.find(({ value }) => value === chosen);
  if (!skip || !span) throw new Illegal('That button no longer fits this question. Use the newest message.');
  const now = await giveStandingOrders(context, caller, seen, { moment: skip.order, until: span.value });
  return [now, `✅ Done: you skip ${skip.label} ${span.label.toLowerCase()}. Cancel it with \`/orders\`.`];
}

import { Illegal, type Json, type SeatId, type Spec } from '#engine';
import type { OpenQuestion } from '#service';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { reloadGame } from '#discord/access/game-access.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import type { HandlerContext } from '#discord/interactions/replies.ts';
import { LIMITS } from '#discord/limits.ts';
import { menu, type ActionRow } from '#discord/messages/message.ts';
import { questionCustomId, type QuestionView } from './question-view.ts';

// Menu in a timing window's question: orders about such moments for the rest of the game. They are listed and canceled
// by `/orders`.

/** Verb of the menu's custom id. */
export const PERMANENT_ORDER_VERB = 'orders';

type Orders = { key: string; label: string }[];

/** Lists the permanent orders that the player of a timing window can give. */
export const permanentOrdersOf = (
  presenter: Pick<GamePresenter, 'permanentOrders'>,
  { seat, data, spec }: { seat: SeatId; data: Json; spec: Spec },
): Orders =>
  presenter.permanentOrders?.(seat, data, spec.kind === 'choose' ? spec.options : []).slice(0, LIMITS.menuOptions) ??
  [];

/** Rows that other buttons below a question need. */
const ROWS_FOR_OTHERS = 1;

/** Adds the menu, if there is room. */
export function withPermanentOrders(shown: QuestionView, rows: ActionRow[]): ActionRow[] {
  const { permanent = [] } = shown.window ?? {};
  if (!permanent.length || rows.length >= LIMITS.rows - ROWS_FOR_OTHERS) return rows;
  const options = permanent.map(({ key, label }) => ({ value: key, label }));
  return [
    ...rows,
    menu(questionCustomId(shown, PERMANENT_ORDER_VERB), 'When should I ask you?', options, 1, options.length),
  ];
}

/**
 * Gives the chosen orders, and passes at the window if they decline it. Returns the game then, and what was done.
 * Throws Illegal if none of the orders can be given now.
 */
export async function givePermanentOrders(
  context: HandlerContext,
  { caller }: InteractionOrigin,
  seen: VisibleGame,
  open: OpenQuestion,
  chosen: readonly string[],
): Promise<[VisibleGame, string]> {
  const orders = permanentOrdersOf(seen.presenter, open).filter(({ key }) => chosen.includes(key));
  if (!orders.length) throw new Illegal('That button no longer fits this question. Use the newest message.');
  for (const { key } of orders)
    await context.service.act(caller, seen.info.id, 'standing-order', { moment: key, until: 'always' });
  const now = await reloadGame(context, seen);
  const said = orders.map(({ label }) => label).join(', ');
  return [await passIfDeclined(context, caller, now, open), `✅ Done: ${said}. Cancel this with \`/orders\`.`];
}

/** Passes at a window that orders have declined: nothing is left to answer, but other players would wait. */
async function passIfDeclined(
  context: HandlerContext,
  caller: InteractionOrigin['caller'],
  seen: VisibleGame,
  { ask }: OpenQuestion,
): Promise<VisibleGame> {
  const still = seen.questionsOf(caller.user).find((one) => one.ask === ask && one.veiled && one.reply === undefined);
  if (!still) return seen;
  await context.service.answer(caller, seen.info.id, ask, [], { firm: true });
  return reloadGame(context, seen);
}

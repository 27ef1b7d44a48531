import { Illegal, type Json, type SeatId, type Spec } from '#engine';
import type { Caller, OpenQuestion } from '#service';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { reloadGame } from '#discord/access/game-access.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import type { GamePresenter, PermanentOrder } from '#discord/edition/game-presenter.ts';
import type { HandlerContext } from '#discord/interactions/replies.ts';
import { LIMITS } from '#discord/limits.ts';
import { menu, type ActionRow } from '#discord/messages/message.ts';
import { formatList } from '#text/sentences.ts';
import { questionCustomId, type QuestionView } from './question-view.ts';

// Menu in a timing window's question: orders about its moments for the rest of the game. They are listed and canceled
// by `/orders`.

/** Verb of the menu's custom id. */
const PERMANENT_ORDER_VERB = 'orders';

/** Verb of the button that declines a window's moments for the rest of the turn; it names the window's question. */
export const TURN_ORDER_VERB = 'this-turn';

/** Lists the permanent orders that the player of a timing window can give. */
export const permanentOrdersOf = (
  presenter: Pick<GamePresenter, 'permanentOrders'>,
  { seat, data, spec }: { seat: SeatId; data: Json; spec: Spec },
): PermanentOrder[] =>
  presenter.permanentOrders?.(seat, data, spec.kind === 'choose' ? spec.options : []).slice(0, LIMITS.menuOptions) ??
  [];

/** Rows that other buttons below a question need. */
const ROWS_FOR_OTHERS = 1;

/** Adds the menu, if there is room. */
export function withPermanentOrders(shown: QuestionView, rows: ActionRow[]): ActionRow[] {
  const { permanent = [] } = shown.window ?? {};
  if (!permanent.length || rows.length >= LIMITS.rows - ROWS_FOR_OTHERS) return rows;
  const options = permanent.map(({ key, label, moments }) => ({
    value: key,
    label,
    ...(moments.length > 1 && { description: `For ${formatList(moments)}` }),
  }));
  return [
    ...rows,
    menu(questionCustomId(shown, PERMANENT_ORDER_VERB), 'When should I ask you?', options, 1, options.length),
  ];
}

/**
 * Gives the chosen orders, and passes at the window if they decline it. Returns the game then, and what was done.
 * Throws Illegal if none of the orders can be given now.
 */
async function givePermanentOrders(
  context: HandlerContext,
  { caller }: InteractionOrigin,
  seen: VisibleGame,
  open: OpenQuestion,
  chosen: readonly string[],
): Promise<[VisibleGame, string]> {
  const wanted = permanentOrdersOf(seen.presenter, open).filter(({ key }) => chosen.includes(key));
  if (!wanted.length) throw new Illegal('That button no longer fits this question. Use the newest message.');
  const moment = wanted.flatMap(({ orders }) => orders);
  const now = await giveStandingOrders(context, caller, seen, { moment, until: 'always' });
  const moments = new Set(wanted.flatMap((order) => order.moments));
  const said = wanted.map(({ label }) => label).join(', ');
  return [now, `✅ Done: ${said}. This covers: ${formatList([...moments])}. Cancel it with \`/orders\`.`];
}

/**
 * Declines the moments of a window for the rest of the turn. Returns the game then, and what was done. Throws Illegal if
 * they cannot be declined.
 */
async function declineMomentsForTurn(
  context: HandlerContext,
  { caller }: InteractionOrigin,
  seen: VisibleGame,
  { data }: OpenQuestion,
): Promise<[VisibleGame, string]> {
  const moment = seen.presenter.declinableMoments?.(data) ?? [];
  if (!moment.length) throw new Illegal('That button no longer fits this question. Use the newest message.');
  const now = await giveStandingOrders(context, caller, seen, { moment, until: 'turn' });
  return [now, `✅ Done: I will not ask you about that again ${seen.presenter.turnSpan?.() ?? 'this turn'}.`];
}

/** Handlers of the components of a window's question that give orders, by the verb of their custom id. */
export const ORDER_PRESSES: ReadonlyMap<string, typeof givePermanentOrders> = new Map([
  [PERMANENT_ORDER_VERB, givePermanentOrders],
  [TURN_ORDER_VERB, declineMomentsForTurn],
]);

/** Standing orders to give or cancel, and for how long. */
export interface GivenOrders {
  moment: string | string[];
  until: string;
}

/** Gives or cancels standing orders, and passes at the open windows that they decline. Returns the game then. */
export async function giveStandingOrders(
  context: HandlerContext,
  caller: Caller,
  seen: VisibleGame,
  orders: GivenOrders,
): Promise<VisibleGame> {
  await context.service.giveOrders(caller, seen.info.id, orders as unknown as Json);
  return reloadGame(context, seen);
}

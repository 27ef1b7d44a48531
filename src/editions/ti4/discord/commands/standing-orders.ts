import {
  createOrdersCommand,
  formatOrderDuration,
  toAnytimeAbility,
  createUseCommand,
  type AnytimeAbility,
} from '#discord/commands/play/standing-orders.ts';
import type { Choice } from '#discord/edition/edition-adapter.ts';
import type { SeatId } from '#engine';
import { anytimeAbilities } from '#ti4/rules/components/component-actions.ts';
import { ANY_MOMENT, declinableMoments, END_TURN_ORDER, hasStandingOrder } from '#ti4/rules/events/standing-orders.ts';
import { agentOrders, ORDER_FOR_NOBODY } from '#ti4/rules/leaders/agent-standing-orders.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { Game } from '#ti4/rules/game.ts';
import { RANKING_ID, rankingButtons, formatRanking, clearRanking } from './strategy-ranking.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';

/** Labels of moments whose name is not clear enough. */
const MOMENT_LABELS: Record<string, string> = {
  [ANY_MOMENT]: 'any moment at which a card could be used',
  [END_TURN_ORDER]: 'the end of my own turn: it ends by itself',
  'action-card-played': 'an action card is played (Sabotage)',
};

/** Returns the moments that a standing order can decline. */
const momentsOf = (game: Game): Choice[] =>
  declinableMoments(game).map((key) => ({ key, label: MOMENT_LABELS[key] ?? key.replaceAll('-', ' ') }));

/**
 * Returns orders that restrict each agent of a seat to one player, or turn it off. The seat is not asked about other
 * players.
 */
const agentOrderChoices = (game: Game, seat: SeatId): Choice[] =>
  agentOrders(game, seat).map(({ order, agent, whom }) => {
    const only = whom === ORDER_FOR_NOBODY ? 'for nobody' : `only for ${whom === seat ? 'me' : nameOfSeat(game, whom)}`;
    return { key: order, label: `${agent.name}: ${only}` };
  });

export const anytimeAbilitiesOf = (game: Game, seat: SeatId): AnytimeAbility[] =>
  anytimeAbilities(game, seat)
    .filter((one) => one.problem === undefined)
    .map(toAnytimeAbility);

/** Returns a seat's orders in force, with their duration. */
const activeOrders = (game: Game, seat: SeatId): Choice[] =>
  [...agentOrderChoices(game, seat), ...momentsOf(game)]
    .filter(({ key }) => hasStandingOrder(game, seat, key))
    .map(({ key, label }) => ({
      key,
      label,
      hint: formatOrderDuration(seatOf(game, seat).orders[key], game.state.round),
    }));

/** The command for standing orders. */
export const { command: ordersCommand, press: handleOrderPress } = createOrdersCommand<FourthEditionPresenter>({
  description: 'Standing orders: when you are not asked, whom an agent is for, which strategy cards you have ranked.',
  moments: ({ game }, seat) => [...(seat === undefined ? [] : agentOrderChoices(game, seat)), ...momentsOf(game)],
  inForce: ({ game }, seat) => activeOrders(game, seat),
  extraOrders: async (at) => {
    const ranking = await formatRanking(at);
    return {
      lines: ranking === undefined ? [] : [`When it is yours to choose a strategy card, you take ${ranking}.`],
      buttons: await rankingButtons(at),
    };
  },
  cancelExtra: async (at, { id }) => {
    if (id === RANKING_ID) await clearRanking(at);
    return id === RANKING_ID;
  },
});

/** Command for abilities that a player can use at any time. */
export const useCommand = createUseCommand<FourthEditionPresenter>(({ game }, seat) => anytimeAbilitiesOf(game, seat));

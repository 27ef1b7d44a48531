import { createOrdersCommand, createUseCommand, labelSkips } from '#discord/commands/play/standing-orders.ts';
import { labelMoment, labelMoments } from '#kit/prompts/order-words.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import type { SeatId } from '#engine';
import { anytimeAbilities } from '#ti4/rules/components/component-actions.ts';
import {
  ANY_MOMENT,
  declinableMoments,
  END_TURN_ORDER,
  hasStandingOrder,
  labelNarrowed,
  narrowedOrders,
  otherDeclinedMoments,
} from '#ti4/rules/events/standing-orders.ts';
import { skipChoices } from '#ti4/rules/events/skips.ts';
import { agentOrders, ORDER_FOR_NOBODY } from '#ti4/rules/leaders/agent-standing-orders.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { Game } from '#ti4/rules/game.ts';
import { RANKING_ID, rankingButtons, formatRanking, clearRanking } from './strategy-ranking.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';

/** Labels of moments that this edition words in its own way. */
const MOMENT_LABELS: Record<string, string> = {
  [ANY_MOMENT]: 'any time you could play a card or use an ability',
  [END_TURN_ORDER]: 'the end of my turn (it ends automatically)',
  'action-card-played': 'an action card is played (Sabotage)',
};

/**
 * Returns orders that restrict each agent of a seat to one player, or turn it off. The seat is not asked about other
 * players.
 */
const agentOrderChoices = (game: Game, seat: SeatId): Choice[] =>
  agentOrders(game, seat).map(({ order, agent, whom }) => {
    const only = whom === ORDER_FOR_NOBODY ? 'for no one' : `only for ${whom === seat ? 'me' : nameOfSeat(game, whom)}`;
    return { key: order, label: `${agent.name}: ${only}` };
  });

/** The command for standing orders. */
export const { command: ordersCommand, press: handleOrderPress } = createOrdersCommand<FourthEditionPresenter>({
  description: 'Show or give standing orders: when not to ask you, agents, strategy card ranking.',
  moments: (game, seat) => [
    ...(seat === undefined ? [] : agentOrderChoices(game, seat)),
    ...labelMoments(declinableMoments(game), MOMENT_LABELS),
    ...(seat === undefined ? [] : labelMoments(otherDeclinedMoments(game, seat))),
    ...labelSkips(skipChoices(game)),
  ],
  hasStandingOrder,
  narrowedOrders: (game, seat) =>
    narrowedOrders(game, seat).map((key) => ({ key, label: labelNarrowed(game, key, labelMoment) })),
  extraOrders: async (at) => {
    const ranking = await formatRanking(at);
    return {
      lines: ranking === undefined ? [] : [`On your turn to pick a strategy card, you pick ${ranking}.`],
      buttons: await rankingButtons(at),
    };
  },
  cancelExtra: async (at, { id }) => {
    if (id === RANKING_ID) await clearRanking(at);
    return id === RANKING_ID;
  },
});

/** Command for abilities that a player can use at any time. */
export const useCommand = createUseCommand<FourthEditionPresenter>(anytimeAbilities);

import { ANY_MOMENT } from '#kit/prompts/order-words.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { agentOrders } from '#ti4/rules/leaders/agent-standing-orders.ts';
import { reactionKey } from '#kit/components/window-host.ts';
import { componentOf } from '#ti4/rules/components/card-ids.ts';
import { kit } from '#ti4/rules/components/component.ts';
import { eventAliases } from './events.ts';
import { skipChoices } from './skips.ts';

export { ANY_MOMENT };

/** Standing order to end one's own turn as soon as its action is done. */
export const END_TURN_ORDER = 'end-turn';

/**
 * Standing orders such as "do not ask me at this moment": for this turn (or this agenda phase), this round, always, or
 * no longer.
 */
export const {
  declinableMoments,
  hasStandingOrder,
  otherDeclinedMoments,
  standingOrderActions,
  orderEndCheck,
  narrowedOrders,
  declinesEvent,
  sparesComponent,
  ordersAt,
  momentsOf,
  labelNarrowed,
} = kit.configureStandingOrders({
  of: (game, seat) => seatOf(game, seat).orders,
  round: ({ state }) => state.round,
  turn: ({ state }) => state.turn.number,
  extraMoments: [END_TURN_ORDER],
  seatMoments: (game, seat) => [...agentOrders(game, seat), ...skipChoices(game)].map(({ order }) => order),
  seats: ({ state }) => state.order,
  componentOf: (key) => componentOf(reactionKey.parse(key)[0]),
  eventAliases,
});

import { ANY_MOMENT } from '#kit/prompts/standing-orders.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { agentOrders } from '#ti4/rules/leaders/agent-standing-orders.ts';
import { kit } from '#ti4/rules/components/component.ts';

export { ANY_MOMENT };

/** The end of one's own turn, which then comes as soon as its action is done. */
export const END_OF_TURN = 'end-turn';

/** "Do not ask me at this moment": for this turn (or this agenda phase), this round, always, or no longer. */
export const { declinableMoments, standsOrdered, standingOrderActions } = kit.standingOrders({
  of: (game, seat) => seatOf(game, seat).orders,
  round: ({ state }) => state.round,
  turn: ({ state }) => state.turn.number,
  besides: [END_OF_TURN],
  own: (game, seat) => agentOrders(game, seat).map(({ order }) => order),
});

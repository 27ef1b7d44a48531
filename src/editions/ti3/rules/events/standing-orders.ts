import { reactionKey } from '#kit/components/window-host.ts';
import { componentOf } from '#ti3/rules/components/card-ids.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { kit } from '#ti3/rules/components/component.ts';
import { skipChoices } from './skips.ts';

/** Standing orders of the form "do not ask me at this moment". */
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
  extraMoments: [],
  seatMoments: (game) => skipChoices(game).map(({ order }) => order),
  seats: ({ state }) => state.order,
  componentOf: (key) => componentOf(reactionKey.parse(key)[0]),
});

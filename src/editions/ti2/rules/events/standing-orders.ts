import { reactionKey } from '#kit/components/window-host.ts';
import { kit } from '#ti2/rules/components/component.ts';
import { resolveComponentId } from '#ti2/rules/components/kit.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import { skipChoices } from './skips.ts';

/** Standing orders of the form "Do not ask me at this moment". */
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
  round: (game) => game.state.round,
  turn: (game) => game.state.turn.number,
  extraMoments: [],
  seatMoments: () => skipChoices().map(({ order }) => order),
  seats: (game) => game.state.order,
  componentOf: (key) => resolveComponentId(reactionKey.parse(key)[0]),
});

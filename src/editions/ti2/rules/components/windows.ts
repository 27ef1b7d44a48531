import { ANY_MOMENT } from '../../../../kit/orders.ts';
import { byInfluence, seatOf } from '../seats.ts';
import { kit } from './component.ts';
import { describeEvent } from './event-text.ts';
import type { GameEvent } from './events.ts';

/** "Do not ask me at this moment". */
export const { declinableMoments, standsOrdered, standingOrderActions } = kit.standingOrders({
  of: (game, seat) => seatOf(game, seat).orders,
  round: (game) => game.state.round,
  turn: (game) => game.state.turn.number,
  besides: [],
});

/** Moments are answered in the order of influence, most first (E2 5.1); in a turn whoever's it is comes first. */
export const windowHost = kit.windowHost({
  seats: (game) => game.state.order,
  order: (game) => {
    const { active, order } = game.state;
    const seats = byInfluence(game, order);
    return active === null ? seats : [active, ...seats.filter((seat) => seat !== active)];
  },
  heardAs: (event) => [event.name],
  open: () => true,
  veiled: (game, seat, event) => {
    const { veil } = game.state.options;
    if (veil === 'everything') return true;
    return veil === 'cards' && event.name === 'action-card-played' && event.seat !== seat;
  },
  declines: (game, seat, event) => standsOrdered(game, seat, ANY_MOMENT) || standsOrdered(game, seat, event.name),
  prompt: (game, event) => describeEvent(game, event as GameEvent),
});

import type { Action, SeatId } from '#engine';
import type { BoundTypes, GameOf } from '#kit/components/types.ts';
import { ANY_MOMENT, thisTurn, orderSubject } from './order-words.ts';
import {
  answerableMoments,
  declinableByCards,
  isForMissingComponent,
  isNarrowed,
  orderEndCheck,
  windowOrders,
  type StandingOrderConfig,
} from './window-orders.ts';

type Until = 'turn' | 'round' | 'always' | 'ask';

/** Data of the action that gives orders: one, or several at once. */
interface OrderData {
  moment: string | string[];
  until: Until;
}

const inForceBy =
  <T extends BoundTypes<T>>(ways: StandingOrderConfig<T>) =>
  (game: GameOf<T>, seat: SeatId, order: string): boolean => {
    const orders = ways.of(game, seat);
    const until = orders[order];
    return (
      (until !== undefined && (until === 0 || ways.round(game) <= until)) || orders[thisTurn(order)] === ways.turn(game)
    );
  };

const ordersOf = (moment: unknown): unknown[] => (Array.isArray(moment) ? moment : [moment]);

/**
 * Creates the action that sets orders "do not ask me at this moment": for this turn, this round, always, or no longer.
 * Only the seat itself knows of it.
 */
function standingOrderAction<T extends BoundTypes<T>>(
  ways: StandingOrderConfig<T>,
  isKnown: (game: GameOf<T>, seat: SeatId, order: string) => boolean,
): Action<GameOf<T>> {
  const action: Action<GameOf<T>> = {
    name: 'standing-order',
    check: (game, seat, { moment, until }: { moment?: unknown; until?: unknown }) => {
      const orders = ordersOf(moment);
      const isPossible = (order: unknown): boolean =>
        typeof order === 'string' &&
        isKnown(game, seat, order) &&
        (until === 'ask' || !isForMissingComponent<T>(game, seat, order));
      if (!orders.length || !orders.every(isPossible))
        return "I don't know that standing order. Choose one of the suggestions.";
      return (['turn', 'round', 'always', 'ask'] as unknown[]).includes(until)
        ? undefined
        : 'Choose for how long: this turn, this round, always or ask me again.';
    },
    run: (game, seat, { moment, until }: OrderData) => {
      const orders = ways.of(game, seat);
      for (const order of ordersOf(moment) as string[]) {
        if (until === 'ask') {
          delete orders[order];
          delete orders[thisTurn(order)];
        } else if (until === 'turn') {
          orders[thisTurn(order)] = ways.turn(game);
        } else {
          orders[order] = until === 'always' ? 0 : ways.round(game);
        }
      }
      return undefined;
    },
  };
  return action;
}

/** Binds standing orders to an edition. */
export const bindStandingOrders = <T extends BoundTypes<T>>() => ({
  configureStandingOrders: (ways: StandingOrderConfig<T>) => {
    /** Lists the moments that are suggested to players who want to decline some in advance. */
    const declinableMoments = (game: Pick<GameOf<T>, 'book'>): string[] => [
      ...ways.extraMoments,
      ANY_MOMENT,
      ...declinableByCards<T>(game),
    ];
    const isInForce = inForceBy<T>(ways);
    const isKnown = (game: GameOf<T>, seat: SeatId, order: string): boolean =>
      [...declinableMoments(game), ...answerableMoments<T>(game), ...(ways.seatMoments?.(game, seat) ?? [])].includes(
        order,
      ) || isNarrowed<T>(game, order);
    return {
      declinableMoments,
      /** Lists the moments that a seat has declined without being suggested them: they came with others of a question. */
      otherDeclinedMoments: (game: GameOf<T>, seat: SeatId): string[] => {
        const suggested = declinableMoments(game);
        const orders = new Set(Object.keys(ways.of(game, seat)).map(orderSubject));
        return answerableMoments<T>(game).filter(
          (moment) => orders.has(moment) && !suggested.includes(moment) && isInForce(game, seat, moment),
        );
      },
      /** Tells whether a seat has declined such a moment in advance. */
      hasStandingOrder: isInForce,
      standingOrderActions: [standingOrderAction<T>(ways, isKnown)],
      orderEndCheck: orderEndCheck<T>(ways),
      ...windowOrders<T>(ways, isInForce),
    };
  },
});

import type { Action, SeatId } from '#engine';
import { zonesFor } from '#kit/components/zones.ts';
import type { BoundTypes, GameOf, EditionTypes } from '#kit/components/types.ts';

/** Stands for every moment. */
export const ANY_MOMENT = 'any';

/** Labels of moments whose name is not clear enough. */
const MOMENT_LABELS: Readonly<Record<string, string>> = {
  [ANY_MOMENT]: 'any time you could play a card or use an ability',
  'action-card-played': 'an action card is played',
};

/** Returns moments with their labels; `labels` replaces the usual ones. */
export const labelMoments = (
  moments: readonly string[],
  labels: Readonly<Record<string, string>> = {},
): { key: string; label: string }[] =>
  moments.map((key) => ({ key, label: { ...MOMENT_LABELS, ...labels }[key] ?? key.replaceAll('-', ' ') }));

/** Configuration of an edition's standing orders. */
export interface StandingOrderConfig<T extends EditionTypes> {
  /**
   * Returns a seat's orders: moments that it declines without being asked, until the round given (0: always), or during
   * the turn of that number ('... this turn').
   */
  of: (game: GameOf<T>, seat: SeatId) => Record<string, number>;
  round: (game: GameOf<T>) => number;
  turn: (game: GameOf<T>) => number;
  /** Moments that can be ordered in addition to those that components answer. */
  extraMoments: readonly string[];
  /** Returns additional moments that one seat can order. */
  seatMoments?: (game: GameOf<T>, seat: SeatId) => readonly string[];
}

type Until = 'turn' | 'round' | 'always' | 'ask';

const thisTurn = (moment: string): string => `${moment} this turn`;

/** Lists the moments at which components can be used that players may decline in advance. */
const declinable = <T extends BoundTypes<T>>(game: Pick<GameOf<T>, 'book'>): string[] => {
  const moments = Object.entries(game.book.listenersByMoment)
    .filter(([, list]) => list.some(({ component }) => zonesFor<T>(game, component).some((zone) => zone.declinable)))
    .flatMap(([moment]) => moment.split(' ').slice(1, 2));
  return [...new Set(moments)].sort();
};

/** Binds standing orders to an edition. */
export const bindStandingOrders = <T extends BoundTypes<T>>() => ({
  configureStandingOrders: (ways: StandingOrderConfig<T>) => {
    /** Lists the moments that players can decline in advance. */
    const declinableMoments = (game: Pick<GameOf<T>, 'book'>): string[] => [
      ...ways.extraMoments,
      ANY_MOMENT,
      ...declinable<T>(game),
    ];

    /**
     * Sets the order "do not ask me at this moment": for this turn, this round, always, or no longer. Only the seat
     * itself knows of it.
     */
    const standingOrder: Action<GameOf<T>> = {
      name: 'standing-order',
      check: (game, seat, { moment, until }: { moment?: unknown; until?: unknown }) => {
        if (
          typeof moment !== 'string' ||
          ![...declinableMoments(game), ...(ways.seatMoments?.(game, seat) ?? [])].includes(moment)
        )
          return "I don't know that standing order. Choose one of the suggestions.";
        return (['turn', 'round', 'always', 'ask'] as unknown[]).includes(until)
          ? undefined
          : 'Choose for how long: this turn, this round, always or ask me again.';
      },
      run: (game, seat, { moment, until }: { moment: string; until: Until }) => {
        const orders = ways.of(game, seat);
        if (until === 'ask') {
          delete orders[moment];
          delete orders[thisTurn(moment)];
        } else if (until === 'turn') {
          orders[thisTurn(moment)] = ways.turn(game);
        } else {
          orders[moment] = until === 'always' ? 0 : ways.round(game);
        }
        return undefined;
      },
    };

    return {
      declinableMoments,
      /** Tells whether a seat has declined such a moment in advance. */
      hasStandingOrder(game: GameOf<T>, seat: SeatId, moment: string): boolean {
        const orders = ways.of(game, seat);
        const until = orders[moment];
        return (
          (until !== undefined && (until === 0 || ways.round(game) <= until)) ||
          orders[thisTurn(moment)] === ways.turn(game)
        );
      },
      standingOrderActions: [standingOrder],
    };
  },
});

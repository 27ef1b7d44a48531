import type { Action, Option, SeatId, WindowEvent } from '#engine';
import { zonesFor } from '#kit/components/zones.ts';
import type { BoundTypes, GameOf, EditionTypes, HeldComponent } from '#kit/components/types.ts';
import { cardOrder, concerningOrder, happensToOthers, parseNarrowedOrder } from './narrowed-orders.ts';

/** Stands for every moment. */
export const ANY_MOMENT = 'any';

/** Labels of moments whose name is not clear enough. */
const MOMENT_LABELS: Readonly<Record<string, string>> = {
  [ANY_MOMENT]: 'any time you could play a card or use an ability',
  'action-card-played': 'an action card is played',
};

/** Returns the label of a moment. */
export const labelMoment = (moment: string): string => MOMENT_LABELS[moment] ?? moment.replaceAll('-', ' ');

/** Returns moments with their labels; `labels` replaces the usual ones. */
export const labelMoments = (
  moments: readonly string[],
  labels: Readonly<Record<string, string>> = {},
): { key: string; label: string }[] => moments.map((key) => ({ key, label: labels[key] ?? labelMoment(key) }));

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
  /** Returns all players. */
  seats: (game: GameOf<T>) => readonly SeatId[];
  /** Returns the component of a card or ability, by the key of the option that uses it. */
  componentOf: (key: string) => string;
}

type Until = 'turn' | 'round' | 'always' | 'ask';

const THIS_TURN = ' this turn';
const thisTurn = (moment: string): string => `${moment}${THIS_TURN}`;

/** Returns what an order is about, without how long it stands. */
const withoutSpan = (order: string): string => (order.endsWith(THIS_TURN) ? order.slice(0, -THIS_TURN.length) : order);

/** Tells whether a component answers a kind of moment. */
const answersAt = <T extends BoundTypes<T>>(game: Pick<GameOf<T>, 'book'>, moment: string, id: string): boolean =>
  ['when', 'after'].some((timing) =>
    (game.book.listenersByMoment[`${timing} ${moment}`] ?? []).some(({ component }) => component.id === id),
  );

/** Lists the moments at which components can be used that players may decline in advance. */
const declinable = <T extends BoundTypes<T>>(game: Pick<GameOf<T>, 'book'>): string[] => {
  const moments = Object.entries(game.book.listenersByMoment)
    .filter(([, list]) => list.some(({ component }) => zonesFor<T>(game, component).some((zone) => zone.declinable)))
    .flatMap(([moment]) => moment.split(' ').slice(1, 2));
  return [...new Set(moments)].sort();
};

/** Tells whether an order narrows the questions at a moment that players can decline. */
function isNarrowed<T extends BoundTypes<T>>(game: Pick<GameOf<T>, 'book'>, order: string): boolean {
  const narrowed = parseNarrowedOrder(order);
  if (!narrowed || !declinable<T>(game).includes(narrowed.moment)) return false;
  return narrowed.is === 'concerning' || answersAt<T>(game, narrowed.moment, narrowed.component);
}

type InForce<T extends BoundTypes<T>> = (game: GameOf<T>, seat: SeatId, order: string) => boolean;

const inForceBy =
  <T extends BoundTypes<T>>(ways: StandingOrderConfig<T>): InForce<T> =>
  (game, seat, order) => {
    const orders = ways.of(game, seat);
    const until = orders[order];
    return (
      (until !== undefined && (until === 0 || ways.round(game) <= until)) || orders[thisTurn(order)] === ways.turn(game)
    );
  };

/**
 * Creates the action that sets the order "do not ask me at this moment": for this turn, this round, always, or no
 * longer. Only the seat itself knows of it.
 */
function standingOrderAction<T extends BoundTypes<T>>(
  ways: StandingOrderConfig<T>,
  isKnown: (game: GameOf<T>, seat: SeatId, order: string) => boolean,
): Action<GameOf<T>> {
  const action: Action<GameOf<T>> = {
    name: 'standing-order',
    check: (game, seat, { moment, until }: { moment?: unknown; until?: unknown }) => {
      if (typeof moment !== 'string' || !isKnown(game, seat, moment))
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
  return action;
}

/** Creates what timing windows ask of standing orders, and the orders that narrow their questions. */
const windowOrders = <T extends BoundTypes<T>>(ways: StandingOrderConfig<T>, isInForce: InForce<T>) => ({
  /** Lists the orders of a seat that are in force and narrow the questions at some moment. */
  narrowedOrders: (game: GameOf<T>, seat: SeatId): string[] =>
    [...new Set(Object.keys(ways.of(game, seat)).map(withoutSpan))].filter(
      (order) => isNarrowed<T>(game, order) && isInForce(game, seat, order),
    ),
  /** Tells whether a seat has declined an event in advance. */
  declinesEvent: (game: GameOf<T>, seat: SeatId, event: WindowEvent): boolean =>
    isInForce(game, seat, ANY_MOMENT) ||
    isInForce(game, seat, event.name) ||
    (isInForce(game, seat, concerningOrder(event.name)) && happensToOthers(event, seat, ways.seats(game))),
  /** Tells whether a seat wants to be asked at such a moment for other cards and abilities only. */
  sparesComponent: (game: GameOf<T>, { holder, component }: HeldComponent, { name }: WindowEvent): boolean => {
    const wanted = Object.keys(ways.of(game, holder)).flatMap((key) => {
      const order = withoutSpan(key);
      const narrowed = parseNarrowedOrder(order);
      const isAbout = narrowed?.is === 'card' && narrowed.moment === name && isInForce(game, holder, order);
      return isAbout ? [narrowed.component] : [];
    });
    return wanted.length > 0 && !wanted.includes(component);
  },
  /** Lists the permanent orders that a seat can give when it is asked at an event; `offered`: what it can use. */
  ordersAt: (game: GameOf<T>, seat: SeatId, event: WindowEvent, offered: readonly Option[]): Option[] => {
    const { name } = event;
    if (!declinable<T>(game).includes(name)) return [];
    const cards = new Map(offered.map(({ key, label }) => [ways.componentOf(key), label]));
    return [
      { key: name, label: 'Never in this game' },
      ...(happensToOthers(event, seat, ways.seats(game))
        ? [{ key: concerningOrder(name), label: 'Only if it concerns me' }]
        : []),
      ...[...cards]
        .filter(([id]) => answersAt<T>(game, name, id))
        .map(([id, label]) => ({ key: cardOrder(name, id), label: `Only for ${label}` })),
    ];
  },
  /** Labels an order that narrows the questions at a moment, by the label of that moment. */
  labelNarrowed: (game: GameOf<T>, order: string, labelOf: (moment: string) => string): string => {
    const narrowed = parseNarrowedOrder(order);
    if (!narrowed) return labelOf(order);
    const only =
      narrowed.is === 'concerning'
        ? 'only if it concerns me'
        : `only for ${game.book.components[narrowed.component]?.name ?? narrowed.component}`;
    return `${labelOf(narrowed.moment)}: ${only}`;
  },
});

/** Binds standing orders to an edition. */
export const bindStandingOrders = <T extends BoundTypes<T>>() => ({
  configureStandingOrders: (ways: StandingOrderConfig<T>) => {
    /** Lists the moments that players can decline in advance. */
    const declinableMoments = (game: Pick<GameOf<T>, 'book'>): string[] => [
      ...ways.extraMoments,
      ANY_MOMENT,
      ...declinable<T>(game),
    ];
    const isInForce = inForceBy<T>(ways);
    const isKnown = (game: GameOf<T>, seat: SeatId, order: string): boolean =>
      [...declinableMoments(game), ...(ways.seatMoments?.(game, seat) ?? [])].includes(order) ||
      isNarrowed<T>(game, order);
    return {
      declinableMoments,
      /** Tells whether a seat has declined such a moment in advance. */
      hasStandingOrder: isInForce,
      standingOrderActions: [standingOrderAction<T>(ways, isKnown)],
      ...windowOrders<T>(ways, isInForce),
    };
  },
});

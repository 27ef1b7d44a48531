import type { Option, SeatId, WindowEvent } from '#engine';
import type { BoundTypes, EditionTypes, GameOf, HeldComponent, ReactionListener } from '#kit/components/types.ts';
import { lastingEffectsFor, placementsFor, zonesFor } from '#kit/components/zones.ts';
import { cardOrder, concerningOrder, happensToOthers, parseNarrowedOrder } from './narrowed-orders.ts';
import { ANY_MOMENT, labelMoment, orderSubject } from './order-words.ts';

// What timing windows ask of standing orders. An order names one moment; a question about several moments gives it for
// each of them.

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
  /** Returns the events that are the same moment as an event, itself included. If absent, each is one of its own. */
  eventAliases?: (event: WindowEvent) => readonly string[];
}

type Book<T extends BoundTypes<T>> = Pick<GameOf<T>, 'book'>;
type InForce<T extends BoundTypes<T>> = (game: GameOf<T>, seat: SeatId, order: string) => boolean;

/** Choice in a window's question: one order for each moment that the question is about, with the labels of these. */
export interface WindowOrder {
  key: string;
  label: string;
  orders: string[];
  moments: string[];
}

const momentNames = <T extends BoundTypes<T>>(
  { book }: Book<T>,
  isWanted: (listeners: readonly ReactionListener<T>[]) => boolean,
): string[] => {
  const found = Object.entries(book.listenersByMoment).filter(([, listeners]) => isWanted(listeners));
  return [...new Set(found.flatMap(([moment]) => moment.split(' ').slice(1, 2)))].sort();
};

/** Lists the moments at which a player can choose to use a component. */
export const answerableMoments = <T extends BoundTypes<T>>(game: Book<T>): string[] =>
  momentNames<T>(game, (listeners) => listeners.some(({ reaction }) => !reaction.mandatory));

/** Lists the moments at which cards can be used that players may decline in advance. */
export const declinableByCards = <T extends BoundTypes<T>>(game: Book<T>): string[] =>
  momentNames<T>(game, (listeners) =>
    listeners.some(({ component }) => zonesFor<T>(game, component).some((zone) => zone.declinable)),
  );

/** Tells whether an order narrows the questions at a moment that a component answers. */
export function isNarrowed<T extends BoundTypes<T>>(game: Book<T>, order: string): boolean {
  const narrowed = parseNarrowedOrder(order);
  if (!narrowed || !answerableMoments<T>(game).includes(narrowed.moment)) return false;
  return narrowed.is === 'concerning' || game.book.components[narrowed.component] !== undefined;
}

/** Tells whether a seat has a component: in its hand, in play, or as an effect that lasts. */
export function hasComponent<T extends BoundTypes<T>>(game: GameOf<T>, seat: SeatId, id: string): boolean {
  const component = game.book.components[id];
  return (
    component !== undefined &&
    (placementsFor<T>(game, component, seat).length > 0 || lastingEffectsFor<T>(game, component, seat).length > 0)
  );
}

/** Tells whether an order is for a component that the seat does not have. */
export function isForMissingComponent<T extends BoundTypes<T>>(game: GameOf<T>, seat: SeatId, order: string): boolean {
  const narrowed = parseNarrowedOrder(order);
  return narrowed?.is === 'card' && !hasComponent<T>(game, seat, narrowed.component);
}

/**
 * Creates the standing check that ends permanent orders for components that their seat no longer has. They end with
 * the round, when hands change anyway: to end them at once would reveal that the component is gone.
 */
export const orderEndCheck =
  <T extends BoundTypes<T>>(ways: StandingOrderConfig<T>) =>
  (game: GameOf<T>): undefined => {
    for (const seat of ways.seats(game)) {
      const orders = ways.of(game, seat);
      for (const order of Object.keys(orders))
        if (orders[order] === 0 && isForMissingComponent<T>(game, seat, order)) orders[order] = ways.round(game);
    }
  };

/** Creates what timing windows ask of standing orders, and the orders that can be given in their questions. */
export const windowOrders = <T extends BoundTypes<T>>(ways: StandingOrderConfig<T>, isInForce: InForce<T>) => ({
  /** Lists the orders of a seat that are in force and narrow the questions at some moment. */
  narrowedOrders: (game: GameOf<T>, seat: SeatId): string[] =>
    [...new Set(Object.keys(ways.of(game, seat)).map(orderSubject))].filter(
      (order) => isNarrowed<T>(game, order) && isInForce(game, seat, order),
    ),
  /** Tells whether a seat has declined an event in advance. */
  declinesEvent: (game: GameOf<T>, seat: SeatId, event: WindowEvent): boolean =>
    isInForce(game, seat, ANY_MOMENT) ||
    isInForce(game, seat, event.name) ||
    (isInForce(game, seat, concerningOrder(event.name)) && happensToOthers(event, seat, ways.seats(game))),
  /**
   * Tells whether a seat wants to be asked at such a moment for other cards and abilities only. Orders for components
   * that the seat no longer has count only where the seat does not seem to be asked anyway.
   */
  sparesComponent: (
    game: GameOf<T>,
    { holder, component }: HeldComponent,
    { name }: WindowEvent,
    isSuspected: () => boolean,
  ): boolean => {
    const wanted = Object.keys(ways.of(game, holder)).flatMap((key) => {
      const order = orderSubject(key);
      const narrowed = parseNarrowedOrder(order);
      const isAbout = narrowed?.is === 'card' && narrowed.moment === name && isInForce(game, holder, order);
      return isAbout ? [narrowed.component] : [];
    });
    if (!wanted.length || wanted.includes(component)) return false;
    return wanted.some((id) => hasComponent<T>(game, holder, id)) || !isSuspected();
  },
  /**
   * Lists the permanent orders that a seat can give when it is asked at events, each for all their moments; `offered`:
   * what it can use.
   */
  ordersAt: (
    game: GameOf<T>,
    seat: SeatId,
    events: readonly WindowEvent[],
    offered: readonly Option[],
  ): WindowOrder[] => {
    const moments = momentsOf<T>(ways, game, events);
    const [first] = moments;
    if (first === undefined) return [];
    const order = (label: string, of: (moment: string) => string): WindowOrder => ({
      key: of(first),
      label,
      orders: moments.map(of),
      moments: moments.map(labelMoment),
    });
    const isAboutOthers = events.some((event) => happensToOthers(event, seat, ways.seats(game)));
    const cards = new Map(offered.map(({ key, label }) => [ways.componentOf(key), label]));
    return [
      order('Never in this game', (moment) => moment),
      ...(isAboutOthers ? [order('Only if it concerns me', concerningOrder)] : []),
      ...[...cards]
        .filter(([id]) => moments.some((moment) => isAnswerTo<T>(game, moment, id)))
        .map(([id, label]) => order(`Only for ${label}`, (moment) => cardOrder(moment, id))),
    ];
  },
  /** Lists the moments of a question about events, if players can decline one of them in advance; otherwise empty. */
  momentsOf: (game: GameOf<T>, events: readonly WindowEvent[]): string[] => momentsOf<T>(ways, game, events),
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

const momentsOf = <T extends BoundTypes<T>>(
  ways: StandingOrderConfig<T>,
  game: GameOf<T>,
  events: readonly WindowEvent[],
): string[] => {
  const names = new Set(events.flatMap((event) => ways.eventAliases?.(event) ?? [event.name]));
  const declinable = declinableByCards<T>(game);
  if (![...names].some((name) => declinable.includes(name))) return [];
  const answerable = answerableMoments<T>(game);
  return [...names].filter((name) => answerable.includes(name));
};

/** Tells whether a component answers a kind of moment. */
const isAnswerTo = <T extends BoundTypes<T>>(game: Book<T>, moment: string, id: string): boolean =>
  ['when', 'after'].some((timing) =>
    (game.book.listenersByMoment[`${timing} ${moment}`] ?? []).some(({ component }) => component.id === id),
  );

import type { SeatId } from '#engine';
import type { BoundTypes, GameOf, HeldComponent, EditionTypes, ReactionListener, ValueName, Zone } from './types.ts';

/** Everything that is in force, by component. */
interface Survey<T extends EditionTypes> {
  /** Holdings in force in the zones. */
  standing: Map<string, HeldComponent[]>;
  /** Effects that last after their card has gone. */
  lasting: Map<string, HeldComponent[]>;
  /** Both, holdings in the zones first. */
  all: Map<string, HeldComponent[]>;
  /** Components that change a value, by value, with all places where they are in force. Filled on demand. */
  changing: Map<string, readonly Changing<T>[]>;
}

/** Component that changes a value, in one place where it is in force. */
interface Changing<T extends EditionTypes> {
  component: T['component'];
  held: HeldComponent;
}

function note(list: Map<string, HeldComponent[]>, held: HeldComponent): void {
  const found = list.get(held.component);
  if (found) found.push(held);
  else list.set(held.component, [held]);
}

/** Surveys what is in force. The result is memoized until `invalidateInForce`. */
function surveyed<T extends BoundTypes<T>>(game: GameOf<T>): Survey<T> {
  const { effects } = game.state;
  const standing = new Map<string, HeldComponent[]>();
  for (const zone of game.book.zones) zone.inForce?.(game, (held) => note(standing, held));
  const lasting = new Map<string, HeldComponent[]>();
  for (const { component, holder, id, data } of Object.values(effects)) {
    note(lasting, { component, holder, key: id, memory: data });
  }
  const all = lasting.size ? new Map(standing) : standing;
  for (const [id, list] of lasting) all.set(id, [...(standing.get(id) ?? []), ...list]);
  return { standing, lasting, all, changing: new Map() };
}

/** Discards the survey. Code that brings something into force, ends it or changes its memory must call this at once. */
export function invalidateInForce<T extends BoundTypes<T>>(game: GameOf<T>): void {
  game.invalidate(surveyed<T>);
  game.invalidateStep();
}

/** Takes over the survey of another game in which the same is in force. */
export const shareInForce = <T extends BoundTypes<T>>(game: GameOf<T>, like: GameOf<T>): void =>
  game.seedMemo(surveyed<T>, like.memoizeUntilInvalidated(surveyed<T>));

/** Returns an object that stays the same until something comes into force or ends. */
export const inForceSnapshot = <T extends BoundTypes<T>>(game: GameOf<T>): object =>
  game.memoizeUntilInvalidated(surveyed<T>);

const NOWHERE: readonly HeldComponent[] = [];
const NO_ZONE: readonly never[] = [];

/** Returns the zones that may hold components of the same kind as `component`. */
export const zonesFor = <T extends BoundTypes<T>>(
  game: Pick<GameOf<T>, 'book'>,
  component: T['component'],
): readonly Zone<T>[] => game.book.zonesByKind[component.kind] ?? NO_ZONE;

/** Tells whether a component works only from a hand or row, as a card that is played does: no zone has it in force. */
export function isHandOnly<T extends BoundTypes<T>>(game: Pick<GameOf<T>, 'book'>, component: T['component']): boolean {
  const zones = zonesFor<T>(game, component);
  return zones.some(({ usableFrom: atHand }) => atHand) && !zones.some(({ inForce: stands }) => stands);
}

/**
 * Returns every place where a component is in force: in its zones, and as effects that last after its card has gone.
 */
export const inForce = <T extends BoundTypes<T>>(
  game: GameOf<T>,
  component: T['component'],
): readonly HeldComponent[] => game.memoizeUntilInvalidated(surveyed<T>).all.get(component.id) ?? NOWHERE;

/** Returns the components in force that change a value, in the order in which they change it. */
export function activeModifiers<T extends BoundTypes<T>>(game: GameOf<T>, value: ValueName<T>): readonly Changing<T>[] {
  const { all, changing: known } = game.memoizeUntilInvalidated(surveyed<T>);
  let found = known.get(value);
  if (!found) {
    found = (game.book.modifiersByValue[value] ?? []).flatMap((component) =>
      (all.get(component.id) ?? NOWHERE).map((held) => ({ component, held })),
    );
    known.set(value, found);
  }
  return found;
}

/** Returns the effects of a component that go on working for a seat after its card has gone. */
export const lastingEffectsFor = <T extends BoundTypes<T>>(
  game: GameOf<T>,
  component: T['component'],
  seat: SeatId,
): HeldComponent[] =>
  (game.memoizeUntilInvalidated(surveyed<T>).lasting.get(component.id) ?? NOWHERE).filter(
    ({ holder }) => holder === seat,
  );

/** Zone and holding from which a component can be used. */
export interface ZonePlacement<T extends EditionTypes> {
  zone: Zone<T>;
  held: HeldComponent;
}

/** Returns the holdings of a component that are in force in one of its zones. */
function standingIn<T extends BoundTypes<T>>(
  game: GameOf<T>,
  component: T['component'],
  zone: Zone<T>,
): readonly HeldComponent[] {
  const standing = game.memoizeUntilInvalidated(surveyed<T>).standing.get(component.id);
  if (!standing || !zone.inForce) return NOWHERE;
  const alone = zonesFor<T>(game, component).every((one) => one === zone || !one.inForce);
  if (alone) return standing;
  const found: HeldComponent[] = [];
  zone.inForce(game, (held) => held.component === component.id && found.push(held));
  return found;
}

/**
 * Returns the places from which a seat can use a component, zone by zone: usable there, as from a hand, or in force for
 * the seat. A component without a holder applies to everybody, so the seat counts as its holder.
 */
export function placementsFor<T extends BoundTypes<T>>(
  game: GameOf<T>,
  component: T['component'],
  seat: SeatId,
): ZonePlacement<T>[] {
  const found: ZonePlacement<T>[] = [];
  for (const zone of zonesFor<T>(game, component)) {
    for (const held of zone.usableFrom?.(game, component, seat) ?? NOWHERE) found.push({ zone, held });
    for (const held of standingIn<T>(game, component, zone)) {
      if (held.holder === seat || held.holder === '') found.push({ zone, held: { ...held, holder: seat } });
    }
  }
  return found;
}

export const usableHoldings = <T extends BoundTypes<T>>(
  game: GameOf<T>,
  component: T['component'],
  seat: SeatId,
): HeldComponent[] => placementsFor<T>(game, component, seat).map(({ held }) => held);

/**
 * Returns why a seat cannot use a component now from any of its places: the reason of the first place; undefined if one
 * place has none.
 */
export function useProblem<T extends BoundTypes<T>>(
  game: GameOf<T>,
  component: T['component'],
  seat: SeatId,
): string | undefined {
  const bars = placementsFor<T>(game, component, seat).map(({ zone, held }) => zone.problem?.(game, held));
  return bars.includes(undefined) ? undefined : bars[0];
}

/**
 * Returns a function that lists the listeners to a moment, without components that are in force nowhere and that no
 * hand, row or hidden zone can hold.
 */
function dealt<T extends BoundTypes<T>>(game: GameOf<T>): (moment: string) => readonly ReactionListener<T>[] {
  const { standing, lasting } = game.memoizeUntilInvalidated(surveyed<T>);
  const found = new Map<string, readonly ReactionListener<T>[]>();
  return (moment) => {
    let list = found.get(moment);
    if (!list) {
      list = (game.book.listenersByMoment[moment] ?? []).filter(({ component, reaction }) =>
        reaction.lasting
          ? lasting.has(component.id)
          : standing.has(component.id) ||
            zonesFor<T>(game, component).some(({ usableFrom: atHand, hidden }) => atHand ?? hidden),
      );
      found.set(moment, list);
    }
    return list;
  };
}

/** Returns the components that might answer a moment, as 'when turn-begins'. */
export const listenersTo = <T extends BoundTypes<T>>(game: GameOf<T>, moment: string): readonly ReactionListener<T>[] =>
  game.memoize(dealt<T>)(moment);

/**
 * Tells whether one of the seats has a component, or might have it as far as the public knows: a cheap test before each
 * seat is asked.
 */
export function mayBeHeld<T extends BoundTypes<T>>(
  game: GameOf<T>,
  { component, reaction }: ReactionListener<T>,
  seats: readonly SeatId[],
): boolean {
  const { standing, lasting } = game.memoizeUntilInvalidated(surveyed<T>);
  if (reaction.lasting) return lasting.has(component.id);
  if (standing.has(component.id)) return true;
  return zonesFor<T>(game, component).some(
    ({ hidden, usableFrom: atHand }) =>
      (hidden && hidden.copies(game, component) > 0 && seats.some((seat) => hidden.cards(game, seat).length > 0)) ||
      (atHand && seats.some((seat) => atHand(game, component, seat).length > 0)),
  );
}

/**
 * Runs `body` as if a seat held this card, and otherwise unknown cards; the real hidden cards of the seat are restored
 * afterwards.
 */
export function withSupposedCard<T extends BoundTypes<T>, R>(
  game: GameOf<T>,
  seat: SeatId,
  where: Zone<T>,
  card: string,
  body: () => R,
): R {
  const hands = game.book.zones.flatMap(({ name, hidden }) =>
    hidden ? [{ name, hidden, real: hidden.cards(game, seat) }] : [],
  );
  for (const { name, hidden, real } of hands) {
    hidden.replace(
      game,
      seat,
      real.map((_, i) => (name === where.name && i === 0 ? card : UNKNOWN)),
    );
  }
  try {
    return body();
  } finally {
    for (const { hidden, real } of hands) hidden.replace(game, seat, real);
  }
}

const UNKNOWN = 'unknown';

import type { SeatId } from '#engine';
import type {
  BoundTypes,
  Exhaustible,
  GameOf,
  HeldComponent,
  KindOf,
  EditionTypes,
  ReactionListener,
  ComponentOfKind,
  ExhaustRules,
  ValueName,
  Zone,
} from './types.ts';

/** What is in force where, by the component it is. */
interface Survey<T extends EditionTypes> {
  /** As it stands in the zones. */
  standing: Map<string, HeldComponent[]>;
  /** As an effect that has outlived its card. */
  lasting: Map<string, HeldComponent[]>;
  /** Both: what stands first. */
  all: Map<string, HeldComponent[]>;
  /** By what it changes, as far as that has been asked about: each that does, with all places where it is in force. */
  changing: Map<string, readonly Changing<T>[]>;
}

/** A component that changes a value, in one place where it is in force. */
interface Changing<T extends EditionTypes> {
  component: T['component'];
  held: HeldComponent;
}

function note(list: Map<string, HeldComponent[]>, held: HeldComponent): void {
  const found = list.get(held.component);
  if (found) found.push(held);
  else list.set(held.component, [held]);
}

/** Looked over once, for as long as nobody says that it has changed (`resurvey`). */
function surveyed<T extends BoundTypes<T>>(game: GameOf<T>): Survey<T> {
  const { effects } = game.state;
  const standing = new Map<string, HeldComponent[]>();
  for (const zone of game.book.zones) zone.inForce?.(game, (held) => note(standing, held));
  const lasting = new Map<string, HeldComponent[]>();
  for (const key in effects) {
    const { component, holder, id, data } = effects[key];
    note(lasting, { component, holder, key: id, memory: data });
  }
  const all = lasting.size ? new Map(standing) : standing;
  for (const [id, list] of lasting) all.set(id, [...(standing.get(id) ?? []), ...list]);
  return { standing, lasting, all, changing: new Map() };
}

/** Something has come into force or ended, or what it remembers is another: whoever brings that about says so at once. */
export function invalidateInForce<T extends BoundTypes<T>>(game: GameOf<T>): void {
  game.invalidate(surveyed<T>);
  game.invalidateStep();
}

/** For a game in which the same is in force as in another: it is not looked over again. */
export const shareInForce = <T extends BoundTypes<T>>(game: GameOf<T>, like: GameOf<T>): void =>
  game.seedMemo(surveyed<T>, like.memoizeUntilInvalidated(surveyed<T>));

/** All that is in force as the game stands: the same as long as nothing comes into force or ends. */
export const inForceSnapshot = <T extends BoundTypes<T>>(game: GameOf<T>): object =>
  game.memoizeUntilInvalidated(surveyed<T>);

const NOWHERE: readonly HeldComponent[] = [];
const NO_ZONE: readonly never[] = [];

/** The zones in which components like this one lie. */
export const zonesFor = <T extends BoundTypes<T>>(
  game: Pick<GameOf<T>, 'book'>,
  component: T['component'],
): readonly Zone<T>[] => game.book.zonesByKind[component.kind] ?? NO_ZONE;

/** Whether a component works from a hand or row alone, as cards that are played do: nowhere is it in force as it stands. */
export function isHandOnly<T extends BoundTypes<T>>(game: Pick<GameOf<T>, 'book'>, component: T['component']): boolean {
  const zones = zonesFor<T>(game, component);
  return zones.some(({ usableFrom: atHand }) => atHand) && !zones.some(({ inForce: stands }) => stands);
}

/** Everywhere a component is in force: as it stands in its zones, and as any effect that has outlived its card. */
export const inForce = <T extends BoundTypes<T>>(
  game: GameOf<T>,
  component: T['component'],
): readonly HeldComponent[] => game.memoizeUntilInvalidated(surveyed<T>).all.get(component.id) ?? NOWHERE;

/** What is in force of the components that change a value, in the order in which they do. */
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

/** Where a component goes on working for a seat after its card has gone. */
export const lastingEffectsFor = <T extends BoundTypes<T>>(
  game: GameOf<T>,
  component: T['component'],
  seat: SeatId,
): HeldComponent[] =>
  (game.memoizeUntilInvalidated(surveyed<T>).lasting.get(component.id) ?? NOWHERE).filter(
    ({ holder }) => holder === seat,
  );

/** From where in which zone a component can be used. */
export interface ZonePlacement<T extends EditionTypes> {
  zone: Zone<T>;
  held: HeldComponent;
}

/** What of a component is in force in one of its zones. */
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

/** Where a seat can use a component from, zone by zone: at hand there, or in force for it. What is nobody's binds everybody: each is its holder in turn. */
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

/** Why a seat cannot use a component just now, from any place where it has it: the bar of the first; nothing where one is not barred. */
export function useProblem<T extends BoundTypes<T>>(
  game: GameOf<T>,
  component: T['component'],
  seat: SeatId,
): string | undefined {
  const bars = placementsFor<T>(game, component, seat).map(({ zone, held }) => zone.problem?.(game, held));
  return bars.includes(undefined) ? undefined : bars[0];
}

/** What listens to a moment, of what the game has dealt: what stands nowhere, lies in no hand or row and is hidden nowhere is not gone through. */
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

/** The components that might answer a moment, as 'when turn-begins'. */
export const listenersTo = <T extends BoundTypes<T>>(game: GameOf<T>, moment: string): readonly ReactionListener<T>[] =>
  game.memoize(dealt<T>)(moment);

/** Whether somebody has a component, or might for all that the public knows: a cheap look before seats are gone through. */
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

/** What would be so if a seat held this card, and others that nobody knows: its real hands are out of sight meanwhile. */
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

/** A component where it lies, as it is exhausted and readied. */
type Lying = Pick<HeldComponent, 'component' | 'holder' | 'key'>;

/** How a component rests where it lies, and what the state keeps of that. */
function restOf<T extends BoundTypes<T>>(
  game: GameOf<T>,
  held: Lying,
): { resting: ExhaustRules<T>; one: Exhaustible } | undefined {
  for (const { exhaust } of zonesFor<T>(game, game.book.components[held.component] ?? { kind: '' })) {
    const one = exhaust?.of?.(game, held);
    if (exhaust && one) return { resting: exhaust, one };
  }
  return undefined;
}

/** Whether a component can be exhausted where it lies. */
export const canExhaust = <T extends BoundTypes<T>>(game: GameOf<T>, held: Lying): boolean =>
  restOf<T>(game, held) !== undefined;

/** Whether a component is exhausted where it lies. */
export const isExhausted = <T extends BoundTypes<T>>(game: GameOf<T>, held: Lying): boolean =>
  restOf<T>(game, held)?.one.exhausted === true;

/** Exhausts a component where it lies; nothing where it lies no more. */
export function exhaust<T extends BoundTypes<T>>(game: GameOf<T>, held: Lying): void {
  const rest = restOf<T>(game, held);
  if (!rest) return;
  rest.one.exhausted = true;
  rest.resting.exhausted?.(game, held);
}

function readied<T extends EditionTypes>(game: GameOf<T>, resting: ExhaustRules<T>, one: Exhaustible): void {
  const { exhausted } = one;
  if (resting.ready) resting.ready(one);
  else delete one.exhausted;
  if (exhausted) resting.readied?.(game, one);
}

/** Readies one component where it lies. */
export function readyComponent<T extends BoundTypes<T>>(game: GameOf<T>, held: Lying): void {
  const rest = restOf<T>(game, held);
  if (rest) readied(game, rest.resting, rest.one);
}

/** Readies whatever lies in zones that are readied in a phase. */
export function readyAll<T extends BoundTypes<T>>(game: GameOf<T>, phase: string): void {
  for (const { exhaust } of game.book.zones) {
    if (!exhaust?.phases.includes(phase)) continue;
    for (const one of exhaust.all(game)) readied(game, exhaust, one);
  }
}

/** Binds the zones to an edition. */
export const bindZones = <T extends BoundTypes<T>>() => ({
  /** Declares a zone; the compiler matches its functions to the kinds that lie there. */
  defineZone: <const K extends KindOf<T>>(zone: Zone<T, ComponentOfKind<T, K>> & { kinds: readonly K[] }): Zone<T> =>
    zone,
  zonesFor: zonesFor<T>,
  isHandOnly: isHandOnly<T>,
  inForce: inForce<T>,
  lastingEffectsFor: lastingEffectsFor<T>,
  invalidateInForce: invalidateInForce<T>,
  shareInForce: shareInForce<T>,
  inForceSnapshot: inForceSnapshot<T>,
  usableHoldings: usableHoldings<T>,
  useProblem: useProblem<T>,
  canExhaust: canExhaust<T>,
  isExhausted: isExhausted<T>,
  exhaust: exhaust<T>,
  readyComponent: readyComponent<T>,
  readyAll: readyAll<T>,
});

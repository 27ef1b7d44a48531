import type { SeatId } from '#engine';
import type {
  Bound,
  Exhaustible,
  GameOf,
  Held,
  KindOf,
  KitTypes,
  Listener,
  OfKind,
  Resting,
  ValueName,
  Zone,
} from './types.ts';

/** What is in force where, by the component it is. */
interface Survey<T extends KitTypes> {
  /** As it stands in the zones. */
  standing: Map<string, Held[]>;
  /** As an effect that has outlived its card. */
  lasting: Map<string, Held[]>;
  /** Both: what stands first. */
  all: Map<string, Held[]>;
  /** By what it changes, as far as that has been asked about: each that does, with all places where it is in force. */
  changing: Map<string, readonly Changing<T>[]>;
}

/** A component that changes a value, in one place where it is in force. */
interface Changing<T extends KitTypes> {
  component: T['component'];
  held: Held;
}

function note(list: Map<string, Held[]>, held: Held): void {
  const found = list.get(held.component);
  if (found) found.push(held);
  else list.set(held.component, [held]);
}

/** Looked over once, for as long as nobody says that it has changed (`resurvey`). */
function surveyed<T extends Bound<T>>(game: GameOf<T>): Survey<T> {
  const { effects } = game.state;
  const standing = new Map<string, Held[]>();
  for (const zone of game.book.zones) zone.inForce?.(game, (held) => note(standing, held));
  const lasting = new Map<string, Held[]>();
  for (const key in effects) {
    const { component, holder, id, data } = effects[key];
    note(lasting, { component, holder, key: id, memory: data });
  }
  const all = lasting.size ? new Map(standing) : standing;
  for (const [id, list] of lasting) all.set(id, [...(standing.get(id) ?? []), ...list]);
  return { standing, lasting, all, changing: new Map() };
}

/** Something has come into force or ended, or what it remembers is another: whoever brings that about says so at once. */
export function resurvey<T extends Bound<T>>(game: GameOf<T>): void {
  game.changed(surveyed<T>);
  game.stirred();
}

/** For a game in which the same is in force as in another: it is not looked over again. */
export const surveyAs = <T extends Bound<T>>(game: GameOf<T>, like: GameOf<T>): void =>
  game.keep(surveyed<T>, like.kept(surveyed<T>));

/** All that is in force as the game stands: the same as long as nothing comes into force or ends. */
export const standingNow = <T extends Bound<T>>(game: GameOf<T>): object => game.kept(surveyed<T>);

const NOWHERE: readonly Held[] = [];
const NO_ZONE: readonly never[] = [];

/** The zones in which components like this one lie. */
export const zonesFor = <T extends Bound<T>>(
  game: Pick<GameOf<T>, 'book'>,
  component: T['component'],
): readonly Zone<T>[] => game.book.zonesOf[component.kind] ?? NO_ZONE;

/** Whether a component works from a hand or row alone, as cards that are played do: nowhere is it in force as it stands. */
export function onlyAtHand<T extends Bound<T>>(game: Pick<GameOf<T>, 'book'>, component: T['component']): boolean {
  const zones = zonesFor<T>(game, component);
  return zones.some(({ usableFrom: atHand }) => atHand) && !zones.some(({ inForce: stands }) => stands);
}

/** Everywhere a component is in force: as it stands in its zones, and as any effect that has outlived its card. */
export const inForce = <T extends Bound<T>>(game: GameOf<T>, component: T['component']): readonly Held[] =>
  game.kept(surveyed<T>).all.get(component.id) ?? NOWHERE;

/** What is in force of the components that change a value, in the order in which they do. */
export function changing<T extends Bound<T>>(game: GameOf<T>, value: ValueName<T>): readonly Changing<T>[] {
  const { all, changing: known } = game.kept(surveyed<T>);
  let found = known.get(value);
  if (!found) {
    found = (game.book.modifying[value] ?? []).flatMap((component) =>
      (all.get(component.id) ?? NOWHERE).map((held) => ({ component, held })),
    );
    known.set(value, found);
  }
  return found;
}

/** Where a component goes on working for a seat after its card has gone. */
export const lastingFor = <T extends Bound<T>>(game: GameOf<T>, component: T['component'], seat: SeatId): Held[] =>
  (game.kept(surveyed<T>).lasting.get(component.id) ?? NOWHERE).filter(({ holder }) => holder === seat);

/** From where in which zone a component can be used. */
export interface At<T extends KitTypes> {
  zone: Zone<T>;
  held: Held;
}

/** What of a component is in force in one of its zones. */
function standingIn<T extends Bound<T>>(game: GameOf<T>, component: T['component'], zone: Zone<T>): readonly Held[] {
  const standing = game.kept(surveyed<T>).standing.get(component.id);
  if (!standing || !zone.inForce) return NOWHERE;
  const alone = zonesFor<T>(game, component).every((one) => one === zone || !one.inForce);
  if (alone) return standing;
  const found: Held[] = [];
  zone.inForce(game, (held) => held.component === component.id && found.push(held));
  return found;
}

/** Where a seat can use a component from, zone by zone: at hand there, or in force for it. What is nobody's binds everybody: each is its holder in turn. */
export function placesFor<T extends Bound<T>>(game: GameOf<T>, component: T['component'], seat: SeatId): At<T>[] {
  const found: At<T>[] = [];
  for (const zone of zonesFor<T>(game, component)) {
    for (const held of zone.usableFrom?.(game, component, seat) ?? NOWHERE) found.push({ zone, held });
    for (const held of standingIn<T>(game, component, zone)) {
      if (held.holder === seat || held.holder === '') found.push({ zone, held: { ...held, holder: seat } });
    }
  }
  return found;
}

export const usableFrom = <T extends Bound<T>>(game: GameOf<T>, component: T['component'], seat: SeatId): Held[] =>
  placesFor<T>(game, component, seat).map(({ held }) => held);

/** Why a seat cannot use a component just now, from any place where it has it: the bar of the first; nothing where one is not barred. */
export function barredFor<T extends Bound<T>>(
  game: GameOf<T>,
  component: T['component'],
  seat: SeatId,
): string | undefined {
  const bars = placesFor<T>(game, component, seat).map(({ zone, held }) => zone.barred?.(game, held));
  return bars.includes(undefined) ? undefined : bars[0];
}

/** What listens to a moment, of what the game has dealt: what stands nowhere, lies in no hand or row and is hidden nowhere is not gone through. */
function dealt<T extends Bound<T>>(game: GameOf<T>): (moment: string) => readonly Listener<T>[] {
  const { standing, lasting } = game.kept(surveyed<T>);
  const found = new Map<string, readonly Listener<T>[]>();
  return (moment) => {
    let list = found.get(moment);
    if (!list) {
      list = (game.book.listening[moment] ?? []).filter(({ component, reaction }) =>
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
export const listenersTo = <T extends Bound<T>>(game: GameOf<T>, moment: string): readonly Listener<T>[] =>
  game.derived(dealt<T>)(moment);

/** Whether somebody has a component, or might for all that the public knows: a cheap look before seats are gone through. */
export function anywhere<T extends Bound<T>>(
  game: GameOf<T>,
  { component, reaction }: Listener<T>,
  seats: readonly SeatId[],
): boolean {
  const { standing, lasting } = game.kept(surveyed<T>);
  if (reaction.lasting) return lasting.has(component.id);
  if (standing.has(component.id)) return true;
  return zonesFor<T>(game, component).some(
    ({ hidden, usableFrom: atHand }) =>
      (hidden && hidden.copies(game, component) > 0 && seats.some((seat) => hidden.cards(game, seat).length > 0)) ||
      (atHand && seats.some((seat) => atHand(game, component, seat).length > 0)),
  );
}

/** What would be so if a seat held this card, and others that nobody knows: its real hands are out of sight meanwhile. */
export function supposing<T extends Bound<T>, R>(
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
type Lying = Pick<Held, 'component' | 'holder' | 'key'>;

/** How a component rests where it lies, and what the state keeps of that. */
function restOf<T extends Bound<T>>(
  game: GameOf<T>,
  held: Lying,
): { resting: Resting<T>; one: Exhaustible } | undefined {
  for (const { resting } of zonesFor<T>(game, game.book.components[held.component] ?? { kind: '' })) {
    const one = resting?.of?.(game, held);
    if (resting && one) return { resting, one };
  }
  return undefined;
}

/** Whether a component can be exhausted where it lies. */
export const canRest = <T extends Bound<T>>(game: GameOf<T>, held: Lying): boolean =>
  restOf<T>(game, held) !== undefined;

/** Whether a component is exhausted where it lies. */
export const isExhausted = <T extends Bound<T>>(game: GameOf<T>, held: Lying): boolean =>
  restOf<T>(game, held)?.one.exhausted === true;

/** Exhausts a component where it lies; nothing where it lies no more. */
export function exhaust<T extends Bound<T>>(game: GameOf<T>, held: Lying): void {
  const rest = restOf<T>(game, held);
  if (!rest) return;
  rest.one.exhausted = true;
  rest.resting.exhausted?.(game, held);
}

function readied<T extends KitTypes>(game: GameOf<T>, resting: Resting<T>, one: Exhaustible): void {
  const { exhausted } = one;
  if (resting.ready) resting.ready(one);
  else delete one.exhausted;
  if (exhausted) resting.readied?.(game, one);
}

/** Readies one component where it lies. */
export function readyOne<T extends Bound<T>>(game: GameOf<T>, held: Lying): void {
  const rest = restOf<T>(game, held);
  if (rest) readied(game, rest.resting, rest.one);
}

/** Readies whatever lies in zones that are readied in a phase. */
export function ready<T extends Bound<T>>(game: GameOf<T>, phase: string): void {
  for (const { resting } of game.book.zones) {
    if (!resting?.phases.includes(phase)) continue;
    for (const one of resting.all(game)) readied(game, resting, one);
  }
}

/** Binds the zones to an edition. */
export const zonesOf = <T extends Bound<T>>() => ({
  /** Declares a zone; the compiler matches its functions to the kinds that lie there. */
  zone: <const K extends KindOf<T>>(zone: Zone<T, OfKind<T, K>> & { kinds: readonly K[] }): Zone<T> => zone,
  zonesFor: zonesFor<T>,
  onlyAtHand: onlyAtHand<T>,
  inForce: inForce<T>,
  lastingFor: lastingFor<T>,
  resurvey: resurvey<T>,
  surveyAs: surveyAs<T>,
  standingNow: standingNow<T>,
  usableFrom: usableFrom<T>,
  barredFor: barredFor<T>,
  canRest: canRest<T>,
  isExhausted: isExhausted<T>,
  exhaust: exhaust<T>,
  readyOne: readyOne<T>,
  ready: ready<T>,
});

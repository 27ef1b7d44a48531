import type { Frame, Json, SeatId, Usable, WindowEvent, WindowHost } from '#engine';
import { tailedKey } from '#kit/prompts/option-keys.ts';
import type { Bound, GameOf, Held, KitTypes, Listener, Zone } from './types.ts';
import { ORDINARY_USE } from './ability-use.ts';
import { anywhere, lastingFor, listenersTo, placesFor, supposing, zonesFor, type At } from './zones.ts';

/** What an edition says of its timing windows. */
export interface WindowWays<T extends KitTypes> {
  /** Everybody who plays. */
  seats: (game: GameOf<T>) => readonly SeatId[];
  /** In which order an event is answered. */
  order: (game: GameOf<T>) => SeatId[];
  /** The events whose listeners an event's window is open to: itself, and others that are one moment with it. */
  heardAs: (event: WindowEvent) => string[];
  /** Whether a window is open to what is held: some are to one card alone. */
  open: (event: WindowEvent, held: Held) => boolean;
  /** Whether nobody may know if this seat has an answer: the veil lies over the event, and it might be this seat's to answer. */
  veiled: (game: GameOf<T>, seat: SeatId, event: WindowEvent) => boolean;
  /** Whether a seat has said beforehand that it declines. */
  declines: (game: GameOf<T>, seat: SeatId, event: WindowEvent) => boolean;
  /** Whether a holder has said beforehand that they would not answer such an event with what they hold. */
  spares?: (game: GameOf<T>, held: Held, event: WindowEvent) => boolean;
  prompt: (game: GameOf<T>, event: WindowEvent, seat: SeatId) => string;
  /** The two sides of the combat that these frames are part of, if any: a window inside it names both, whoever holds an answer. */
  sides?: (path: readonly Frame[]) => { attacker: SeatId; defender: SeatId } | undefined;
}

/** A use that answers an event: of which listener, from where; of what lasts, from no zone. */
type Answer<T extends KitTypes> = Listener<T> & { zone?: Zone<T>; held: Held };

/** What answers, and which of its reactions to the event where it has several: 'sabotage#2', 'pillage/1'. */
export const answerKey = tailedKey<string, `${number}`>('/');

const keyOf = (held: Held, index: number): string => answerKey.of(held.key, index ? `${index}` : undefined);

const listeners = <T extends Bound<T>>(game: GameOf<T>, event: WindowEvent, ways: WindowWays<T>): Listener<T>[] =>
  ways.heardAs(event).flatMap((name) => listenersTo<T>(game, `${event.timing} ${name}`));

const isUsable = <T extends Bound<T>>(
  game: GameOf<T>,
  { reaction }: Listener<T>,
  held: Held,
  event: WindowEvent,
): boolean => reaction.usable(game, held, event as never);

const heldFor = <T extends Bound<T>>(
  game: GameOf<T>,
  seat: SeatId,
  { component, reaction }: Listener<T>,
): (At<T> | { held: Held })[] =>
  reaction.lasting
    ? lastingFor<T>(game, component, seat).map((held) => ({ held }))
    : placesFor<T>(game, component, seat);

/** Every use with which a seat can answer an event. */
function* answers<T extends Bound<T>>(
  game: GameOf<T>,
  seat: SeatId,
  event: WindowEvent,
  ways: WindowWays<T>,
): Generator<Answer<T>> {
  for (const listener of listeners<T>(game, event, ways)) {
    for (const from of heldFor<T>(game, seat, listener)) {
      if (!ways.open(event, from.held) || ('zone' in from && from.zone.barred?.(game, from.held) !== undefined))
        continue;
      if (isUsable<T>(game, listener, from.held, event)) yield { ...listener, ...from };
    }
  }
}

function usable<T extends Bound<T>>(game: GameOf<T>, seat: SeatId, event: WindowEvent, ways: WindowWays<T>): Usable[] {
  const found: Usable[] = [];
  for (const { component, reaction, held, index, zone } of answers<T>(game, seat, event, ways)) {
    const key = keyOf(held, index);
    if (found.some((one) => one.key === key) || (!reaction.mandatory && ways.spares?.(game, held, event))) continue;
    const of = reaction.mandatory
      ? undefined
      : zonesFor<T>(game, component)
          .map((zone) => zone.textOf?.(held))
          .find(Boolean);
    const single = !reaction.mandatory && zonesFor<T>(game, component).some((zone) => zone.single);
    found.push({
      key,
      label: reaction.called?.(game, held, event as never) ?? zone?.called?.(game, held) ?? component.name,
      hint: reaction.says ?? component.text,
      ...(reaction.mandatory && { mandatory: true }),
      ...(reaction.mandatory === 'any-order' && { anyOrder: true }),
      ...(reaction.again && { again: true }),
      ...(single && { single: true }),
      ...(of !== undefined && { of }),
      ...(zone && !zone.hidden && { open: true }),
    });
  }
  return found;
}

/** Whether a hidden card of what listens would answer, if the seat held one that nobody knows to lie elsewhere. */
function mightAnswer<T extends Bound<T>>(
  game: GameOf<T>,
  seat: SeatId,
  event: WindowEvent,
  listener: Listener<T>,
): boolean {
  if (listener.reaction.lasting) return false;
  const { component } = listener;
  return zonesFor<T>(game, component).some((zone) => {
    const { hidden } = zone;
    if (!hidden?.cards(game, seat).length || hidden.copies(game, component) <= 0) return false;
    return hidden.suspects(game, component, seat).some((key) => {
      const held: Held = { component: component.id, holder: seat, key, memory: null };
      const answered = () => zone.barred?.(game, held) === undefined && isUsable<T>(game, listener, held, event);
      return supposing<T, boolean>(game, seat, zone, key, answered);
    });
  });
}

/** What is called when a seat answers. Throws where it cannot. */
function resolve<T extends Bound<T>>(
  game: GameOf<T>,
  seat: SeatId,
  wanted: string,
  event: WindowEvent,
  ways: WindowWays<T>,
) {
  for (const { component, held, index, zone } of answers<T>(game, seat, event, ways)) {
    if (keyOf(held, index) !== wanted) continue;
    return {
      procedure: zone?.usedBy ?? ORDINARY_USE,
      data: { seat, component: component.id, key: held.key, use: index, event: event as Json },
    };
  }
  throw new Error(`${wanted} cannot answer ${event.name}`);
}

/** Binds timing windows to an edition: the engine learns from the components in force and at hand what may answer an event. */
export const windowsOf = <T extends Bound<T>>() => ({
  windowHost: (ways: WindowWays<T>): WindowHost<GameOf<T>> => ({
    heard: (game, event) => {
      const seats = ways.seats(game);
      return listeners<T>(game, event, ways).some((listener) => anywhere<T>(game, listener, seats));
    },
    order: ways.order,
    usable: (game, seat, event) => usable<T>(game, seat, event, ways),
    /** Whoever holds a hidden card might hold one that answers, as long as one is not known to lie elsewhere. */
    suspected: (game, seat, event) =>
      ways.veiled(game, seat, event) &&
      listeners<T>(game, event, ways).some((listener) => mightAnswer<T>(game, seat, event, listener)),
    declines: ways.declines,
    resolve: (game, seat, key, event) => resolve<T>(game, seat, key, event, ways),
    prompt: (game, seat, event) => ways.prompt(game, event, seat),
    sides: (game, path) => {
      const combat = ways.sides?.(path);
      const players = ways.seats(game);
      return combat && [combat.attacker, combat.defender].filter((seat) => players.includes(seat));
    },
  }),
});

import type { Frame, Json, SeatId, WindowOption, WindowEvent, WindowHost } from '#engine';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { BoundTypes, GameOf, HeldComponent, EditionTypes, ReactionListener, Zone } from './types.ts';
import { USE_ABILITY_PROCEDURE } from './ability-use.ts';
import {
  mayBeHeld,
  lastingEffectsFor,
  listenersTo,
  placementsFor,
  withSupposedCard,
  zonesFor,
  type ZonePlacement,
} from './zones.ts';

/** What an edition says of its timing windows. */
export interface WindowConfig<T extends EditionTypes> {
  /** Everybody who plays. */
  seats: (game: GameOf<T>) => readonly SeatId[];
  /** In which order an event is answered. */
  order: (game: GameOf<T>) => SeatId[];
  /** The events whose listeners an event's window is open to: itself, and others that are one moment with it. */
  eventAliases: (event: WindowEvent) => string[];
  /** Whether a window is open to what is held: some are to one card alone. */
  isOpenTo: (event: WindowEvent, held: HeldComponent) => boolean;
  /** Whether nobody may know if this seat has an answer: the veil lies over the event, and it might be this seat's to answer. */
  veiled: (game: GameOf<T>, seat: SeatId, event: WindowEvent) => boolean;
  /** Whether a seat has said beforehand that it declines. */
  declines: (game: GameOf<T>, seat: SeatId, event: WindowEvent) => boolean;
  /** Whether a holder has said beforehand that they would not answer such an event with what they hold. */
  isSpared?: (game: GameOf<T>, held: HeldComponent, event: WindowEvent) => boolean;
  prompt: (game: GameOf<T>, event: WindowEvent, seat: SeatId) => string;
  /** The two sides of the combat that these frames are part of, if any: a window inside it names both, whoever holds an answer. */
  sides?: (path: readonly Frame[]) => { attacker: SeatId; defender: SeatId } | undefined;
}

/** A use that answers an event: of which listener, from where; of what lasts, from no zone. */
type Answer<T extends EditionTypes> = ReactionListener<T> & { zone?: Zone<T>; held: HeldComponent };

/** What answers, and which of its reactions to the event where it has several: 'sabotage#2', 'pillage/1'. */
export const reactionKey = optionalPairKey<string, `${number}`>('/');

const keyOf = (held: HeldComponent, index: number): string =>
  reactionKey.format(held.key, index ? `${index}` : undefined);

const listeners = <T extends BoundTypes<T>>(
  game: GameOf<T>,
  event: WindowEvent,
  ways: WindowConfig<T>,
): ReactionListener<T>[] => ways.eventAliases(event).flatMap((name) => listenersTo<T>(game, `${event.timing} ${name}`));

const isUsable = <T extends BoundTypes<T>>(
  game: GameOf<T>,
  { reaction }: ReactionListener<T>,
  held: HeldComponent,
  event: WindowEvent,
): boolean => reaction.isUsable(game, held, event as never);

const heldFor = <T extends BoundTypes<T>>(
  game: GameOf<T>,
  seat: SeatId,
  { component, reaction }: ReactionListener<T>,
): (ZonePlacement<T> | { held: HeldComponent })[] =>
  reaction.lasting
    ? lastingEffectsFor<T>(game, component, seat).map((held) => ({ held }))
    : placementsFor<T>(game, component, seat);

/** Every use with which a seat can answer an event. */
function* answers<T extends BoundTypes<T>>(
  game: GameOf<T>,
  seat: SeatId,
  event: WindowEvent,
  ways: WindowConfig<T>,
): Generator<Answer<T>> {
  for (const listener of listeners<T>(game, event, ways)) {
    for (const from of heldFor<T>(game, seat, listener)) {
      if (!ways.isOpenTo(event, from.held) || ('zone' in from && from.zone.problem?.(game, from.held) !== undefined))
        continue;
      if (isUsable<T>(game, listener, from.held, event)) yield { ...listener, ...from };
    }
  }
}

function usable<T extends BoundTypes<T>>(
  game: GameOf<T>,
  seat: SeatId,
  event: WindowEvent,
  ways: WindowConfig<T>,
): WindowOption[] {
  const found: WindowOption[] = [];
  for (const { component, reaction, held, index, zone } of answers<T>(game, seat, event, ways)) {
    const key = keyOf(held, index);
    if (found.some((one) => one.key === key) || (!reaction.mandatory && ways.isSpared?.(game, held, event))) continue;
    const of = reaction.mandatory
      ? undefined
      : zonesFor<T>(game, component)
          .map((zone) => zone.textOf?.(held))
          .find(Boolean);
    const single = !reaction.mandatory && zonesFor<T>(game, component).some((zone) => zone.isUnique);
    found.push({
      key,
      label: reaction.label?.(game, held, event as never) ?? zone?.labelOf?.(game, held) ?? component.name,
      hint: reaction.hint ?? component.text,
      ...(reaction.mandatory && { mandatory: true }),
      ...(reaction.mandatory === 'any-order' && { anyOrder: true }),
      ...(reaction.isRepeatable && { again: true }),
      ...(single && { single: true }),
      ...(of !== undefined && { of }),
      ...(zone && !zone.hidden && { open: true }),
    });
  }
  return found;
}

/** Whether a hidden card of what listens would answer, if the seat held one that nobody knows to lie elsewhere. */
function mightAnswer<T extends BoundTypes<T>>(
  game: GameOf<T>,
  seat: SeatId,
  event: WindowEvent,
  listener: ReactionListener<T>,
): boolean {
  if (listener.reaction.lasting) return false;
  const { component } = listener;
  return zonesFor<T>(game, component).some((zone) => {
    const { hidden } = zone;
    if (!hidden?.cards(game, seat).length || hidden.copies(game, component) <= 0) return false;
    return hidden.suspects(game, component, seat).some((key) => {
      const held: HeldComponent = { component: component.id, holder: seat, key, memory: null };
      const answered = () => zone.problem?.(game, held) === undefined && isUsable<T>(game, listener, held, event);
      return withSupposedCard<T, boolean>(game, seat, zone, key, answered);
    });
  });
}

/** What is called when a seat answers. Throws where it cannot. */
function resolve<T extends BoundTypes<T>>(
  game: GameOf<T>,
  seat: SeatId,
  wanted: string,
  event: WindowEvent,
  ways: WindowConfig<T>,
) {
  for (const { component, held, index, zone } of answers<T>(game, seat, event, ways)) {
    if (keyOf(held, index) !== wanted) continue;
    return {
      procedure: zone?.procedure ?? USE_ABILITY_PROCEDURE,
      data: { seat, component: component.id, key: held.key, use: index, event: event as Json },
    };
  }
  throw new Error(`${wanted} cannot answer ${event.name}`);
}

/** Binds timing windows to an edition: the engine learns from the components in force and at hand what may answer an event. */
export const bindWindows = <T extends BoundTypes<T>>() => ({
  createWindowHost: (ways: WindowConfig<T>): WindowHost<GameOf<T>> => ({
    hasListeners: (game, event) => {
      const seats = ways.seats(game);
      return listeners<T>(game, event, ways).some((listener) => mayBeHeld<T>(game, listener, seats));
    },
    order: ways.order,
    optionsFor: (game, seat, event) => usable<T>(game, seat, event, ways),
    /** Whoever holds a hidden card might hold one that answers, as long as one is not known to lie elsewhere. */
    isSuspected: (game, seat, event) =>
      ways.veiled(game, seat, event) &&
      listeners<T>(game, event, ways).some((listener) => mightAnswer<T>(game, seat, event, listener)),
    isDeclined: ways.declines,
    resolve: (game, seat, key, event) => resolve<T>(game, seat, key, event, ways),
    prompt: (game, seat, event) => ways.prompt(game, event, seat),
    sides: (game, path) => {
      const combat = ways.sides?.(path);
      const players = ways.seats(game);
      return combat && [combat.attacker, combat.defender].filter((seat) => players.includes(seat));
    },
  }),
});

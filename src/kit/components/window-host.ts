import type { Frame, Json, SeatId, WindowOption, WindowEvent, WindowHost } from '#engine';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { BoundTypes, GameOf, HeldComponent, EditionTypes, ReactionListener, Zone } from './types.ts';
import { USE_ABILITY_PROCEDURE } from './ability-use.ts';
import { mightHold } from '#kit/lookahead/supposed-hands.ts';
import { mayBeHeld, lastingEffectsFor, listenersTo, placementsFor, zonesFor, type ZonePlacement } from './zones.ts';

/** Configuration of an edition's timing windows. */
export interface WindowConfig<T extends EditionTypes> {
  /** Returns all players. */
  seats: (game: GameOf<T>) => readonly SeatId[];
  /** Returns the order in which seats answer an event. */
  order: (game: GameOf<T>) => SeatId[];
  /**
   * Returns the events whose listeners may answer in an event's window: the event itself, and others that are the same
   * moment.
   */
  eventAliases: (event: WindowEvent) => string[];
  /** Tells whether a held component may answer in a window; some windows are open to one card only. */
  isOpenTo: (event: WindowEvent, held: HeldComponent) => boolean;
  /**
   * Tells whether nobody may know if this seat has an answer: the veil covers the event, and the seat might be able to
   * answer it.
   */
  veiled: (game: GameOf<T>, seat: SeatId, event: WindowEvent) => boolean;
  /** Tells whether a seat has declined the event in advance. */
  declines: (game: GameOf<T>, seat: SeatId, event: WindowEvent) => boolean;
  /**
   * Tells whether a holder has declined in advance to answer such an event with this component. `isSuspected`: whether
   * the holder seems to be asked in the window no matter who can answer.
   */
  isSpared?: (game: GameOf<T>, held: HeldComponent, event: WindowEvent, isSuspected: () => boolean) => boolean;
  prompt: (game: GameOf<T>, event: WindowEvent, seat: SeatId) => string;
  /** Names of the events that are points of the round, such as the start of a turn: no player did anything. */
  pointsOfRound?: readonly string[];
  /** Returns the component whose text the players have to know; undefined if there is none. */
  subject?: (game: GameOf<T>, event: WindowEvent) => string | undefined;
  /** Shortens the text of a component that can be used: without what no longer matters. */
  textInUse?: (text: string) => string;
  /**
   * Returns the two sides of the combat that these frames are part of, if any. A window inside it names both, no matter
   * who holds an answer.
   */
  sides?: (path: readonly Frame[]) => { attacker: SeatId; defender: SeatId } | undefined;
}

/**
 * Use that answers an event: the listener, the name of the event that it listens to, and the zone of its holding; a
 * lasting effect has no zone.
 */
type Answer<T extends EditionTypes> = ReactionListener<T> & { moment: string; zone?: Zone<T>; held: HeldComponent };

/** Key of an answer: the holding, and the index of its reaction unless it is the first: 'sabotage#2', 'pillage/1'. */
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

/** Yields every use with which a seat can answer an event. */
function* answers<T extends BoundTypes<T>>(
  game: GameOf<T>,
  seat: SeatId,
  event: WindowEvent,
  ways: WindowConfig<T>,
): Generator<Answer<T>> {
  for (const moment of ways.eventAliases(event)) {
    for (const listener of listenersTo<T>(game, `${event.timing} ${moment}`)) {
      for (const from of heldFor<T>(game, seat, listener)) {
        if (!ways.isOpenTo(event, from.held) || ('zone' in from && from.zone.problem?.(game, from.held) !== undefined))
          continue;
        if (isUsable<T>(game, listener, from.held, event)) yield { ...listener, ...from, moment };
      }
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
  const isSuspected = (): boolean => mightAnswerAt<T>(game, seat, event, ways);
  for (const { component, reaction, held, index, zone, moment } of answers<T>(game, seat, event, ways)) {
    const key = keyOf(held, index);
    const isSpared = (): boolean => ways.isSpared?.(game, held, { ...event, name: moment }, isSuspected) ?? false;
    if (found.some((one) => one.key === key) || (!reaction.mandatory && isSpared())) continue;
    const of = reaction.mandatory
      ? undefined
      : zonesFor<T>(game, component)
          .map((zone) => zone.textOf?.(held))
          .find(Boolean);
    const single = !reaction.mandatory && zonesFor<T>(game, component).some((zone) => zone.isUnique);
    found.push({
      key,
      label: reaction.label?.(game, held, event as never) ?? zone?.labelOf?.(game, held) ?? component.name,
      hint: reaction.hint ?? ways.textInUse?.(component.text) ?? component.text,
      ...(reaction.mandatory && { mandatory: true }),
      ...(reaction.mandatory === 'any-order' && { anyOrder: true }),
      ...(reaction.isRepeatable && { again: true }),
      ...(single && { single: true }),
      ...(of !== undefined && { of }),
      ...(zone && !zone.hidden && { open: true }),
      ...(moment !== event.name && { moment }),
    });
  }
  return found;
}

/**
 * Tells whether a hidden card of a listener would answer, if the seat held a copy that is not publicly known to be
 * elsewhere.
 */
function mightAnswer<T extends BoundTypes<T>>(
  game: GameOf<T>,
  seat: SeatId,
  event: WindowEvent,
  listener: ReactionListener<T>,
): boolean {
  if (listener.reaction.lasting) return false;
  const { component } = listener;
  return mightHold<T>(game, seat, [component], (key, zone) => {
    const held: HeldComponent = { component: component.id, holder: seat, key, memory: null };
    return zone.problem?.(game, held) === undefined && isUsable<T>(game, listener, held, event);
  });
}

/** Tells whether a hidden card of the seat might answer: any card that is not known to be elsewhere. */
const mightAnswerAt = <T extends BoundTypes<T>>(
  game: GameOf<T>,
  seat: SeatId,
  event: WindowEvent,
  ways: WindowConfig<T>,
): boolean =>
  ways.veiled(game, seat, event) &&
  listeners<T>(game, event, ways).some((listener) => mightAnswer<T>(game, seat, event, listener));

/** Returns the procedure call for a seat's answer. Throws if the seat cannot give it. */
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

/**
 * Binds timing windows to an edition: the engine learns from the components in force and in hand what may answer an
 * event.
 */
export const bindWindows = <T extends BoundTypes<T>>() => ({
  createWindowHost: (ways: WindowConfig<T>): WindowHost<GameOf<T>> => ({
    hasListeners: (game, event) => {
      const seats = ways.seats(game);
      return listeners<T>(game, event, ways).some((listener) => mayBeHeld<T>(game, listener, seats));
    },
    order: ways.order,
    optionsFor: (game, seat, event) => usable<T>(game, seat, event, ways),
    isSuspected: (game, seat, event) => mightAnswerAt<T>(game, seat, event, ways),
    isDeclined: ways.declines,
    resolve: (game, seat, key, event) => resolve<T>(game, seat, key, event, ways),
    prompt: (game, seat, event) => ways.prompt(game, event, seat),
    isPointOfRound: ({ name }) => ways.pointsOfRound?.includes(name) ?? false,
    detail: (game, event) => game.book.components[ways.subject?.(game, event) ?? '']?.text,
    sides: (game, path) => {
      const combat = ways.sides?.(path);
      const players = ways.seats(game);
      return combat && [combat.attacker, combat.defender].filter((seat) => players.includes(seat));
    },
  }),
});

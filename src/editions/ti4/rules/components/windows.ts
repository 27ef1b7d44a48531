import type { Json, Usable, WindowEvent, WindowHost } from '../../../../engine/index.ts';
import { componentOf, type Component, type Held, type Reaction } from './component.ts';
import { heardAs, type GameEvent } from './events.ts';
import type { Game } from '../game.ts';
import { lastingFor, usableFrom } from './in-force.ts';
import { modify } from './modifiers.ts';
import { playActionCard, useAbility } from './play.ts';
import { seatsByInitiative, seatsFrom } from '../seats.ts';
import { ANY_MOMENT, standsOrdered } from './standing-orders.ts';
import { describeEvent } from './event-text.ts';
import type { SeatId } from '../state.ts';

type Listener = { component: Component; reaction: Reaction; index: number };

const listeners = (game: Game, event: WindowEvent): Listener[] =>
  heardAs(event).flatMap((name) => game.book.listening[`${event.timing} ${name}`] ?? []);

function* uses(game: Game, seat: SeatId, event: WindowEvent): Generator<Listener & { held: Held }> {
  for (const listener of listeners(game, event)) {
    for (const held of heldFor(game, seat, listener)) if (answers(game, seat, event, listener, held)) yield { ...listener, held };
  }
}

const heldFor = (game: Game, seat: SeatId, { component, reaction }: Listener): Held[] =>
  reaction.lasting ? lastingFor(game, component, seat) : usableFrom(game, component, seat);

function answers(game: Game, seat: SeatId, event: WindowEvent, { component, reaction }: Listener, held: Held): boolean {
  if ('note' in event && held.key !== event.note) return false;
  if (!reaction.lasting && barred(game, seat, component, held)) return false;
  return reaction.usable(game, held, event as GameEvent as never);
}

function barred(game: Game, seat: SeatId, component: Component, held: Held): boolean {
  if (component.kind === 'action-card') return modify(game, 'action-card-barred', { seat, card: held.key }, undefined) !== undefined;
  return component.kind === 'faction' && modify(game, 'abilities-barred', { seat }, false);
}

const keyOf = (held: Held, index: number): string => (index ? `${held.key}/${index}` : held.key);

export const windowHost: WindowHost<Game> = {
  heard: (game, event) => listeners(game, event).some((listener) => anywhere(game, listener)),

  /** Abilities (1): by initiative in the action phase, the active player first, and in the status phase; else clockwise from the speaker. */
  order: (game) => {
    const { state } = game;
    if (state.phase === 'action' || state.phase === 'status') {
      const order = seatsByInitiative(game);
      const first = Math.max(0, order.indexOf(state.active ?? ''));
      return [...order.slice(first), ...order.slice(0, first)];
    }
    return seatsFrom(state, state.speaker);
  },

  usable: (game, seat, event): Usable[] => {
    const found: Usable[] = [];
    for (const { component, reaction, held, index } of uses(game, seat, event)) {
      const key = keyOf(held, index);
      if (found.some((one) => one.key === key)) continue;
      found.push({
        key,
        label: reaction.called ?? component.name,
        hint: component.text,
        ...(reaction.mandatory && { mandatory: true }),
        ...(reaction.mandatory === 'any-order' && { anyOrder: true }),
        ...(reaction.again && { again: true }),
        ...(component.kind === 'promissory-note' && !reaction.mandatory && { single: true }),
      });
    }
    return found;
  },

  /** Whoever holds a hidden card might hold one that answers, as long as one is not known to lie elsewhere. */
  suspected: (game, seat, event) => {
    const { veil } = game.state.options;
    if (veil === 'nothing') return false;
    if (veil === 'cards' && event.name !== 'action-card-played' && game.state.phase !== 'agenda') return false;
    if ('seat' in event && event.name === 'action-card-played' && event.seat === seat) return false;
    if ('note' in event && !game.state.seats[seat].promissoryNotes.includes(String(event.note))) return false;
    return listeners(game, event).some((listener) =>
      suspects(game, seat, listener).some((suspect) =>
        supposing(
          game,
          seat,
          suspect,
          (held) => !barred(game, seat, listener.component, held) && listener.reaction.usable(game, held, event as GameEvent as never),
        ),
      ),
    );
  },

  declines: (game, seat, event) => standsOrdered(game, seat, ANY_MOMENT) || standsOrdered(game, seat, event.name),

  resolve: (game, seat, key, event) => {
    for (const { component, reaction, held, index } of uses(game, seat, event)) {
      if (keyOf(held, index) !== key) continue;
      const procedure = component.kind === 'action-card' && !reaction.lasting ? playActionCard : useAbility;
      return {
        procedure: procedure.name,
        data: { seat, component: component.id, key: held.key, use: index, event: event as unknown as Json },
      };
    }
    throw new Error(`${key} cannot answer ${event.name}`);
  },

  prompt: (game, seat, event) => describeEvent(game, event as GameEvent, seat),
};

/** A hidden card that a seat might hold for all that the public knows, and in which hand it would be. */
type Suspect = { component: string; card: string; hand: 'actionCards' | 'promissoryNotes' | 'secretObjectives' };

function suspects(game: Game, seat: SeatId, { component, reaction }: Listener): Suspect[] {
  if (reaction.lasting) return [];
  const inHand = (hand: Suspect['hand'], cards: string[]): Suspect[] =>
    game.state.seats[seat][hand].length > 0 && hiddenCopies(game, component) > 0
      ? cards.map((card) => ({ component: component.id, card, hand }))
      : [];
  if (component.kind === 'action-card') return inHand('actionCards', [`${component.id}#1`]);
  if (component.kind === 'objective') return component.stage === 'secret' ? inHand('secretObjectives', [component.id]) : [];
  if (component.kind !== 'promissory-note') return [];
  const owners = game.state.order.filter(
    (one) =>
      one !== seat &&
      !game.state.seats[one].eliminated &&
      (component.faction === undefined || component.faction === game.state.seats[one].faction),
  );
  return inHand(
    'promissoryNotes',
    owners.map((owner) => `${component.id}@${owner}`),
  );
}

/** What would be so if a seat held this card, and others that nobody knows: its real hand is out of sight meanwhile. */
function supposing<T>(game: Game, seat: SeatId, { component, card, hand }: Suspect, body: (held: Held) => T): T {
  const own = game.state.seats[seat];
  const real = { actionCards: own.actionCards, promissoryNotes: own.promissoryNotes, secretObjectives: own.secretObjectives };
  for (const name of ['actionCards', 'promissoryNotes', 'secretObjectives'] as const) {
    own[name] = real[name].map((_, i) => (name === hand && i === 0 ? card : UNKNOWN));
  }
  try {
    return body({ component, holder: seat, key: card, memory: null });
  } finally {
    Object.assign(own, real);
  }
}

const UNKNOWN = 'unknown';

/** Copies of a card that the public has not seen laid aside. */
function hiddenCopies(game: Game, component: Component): number {
  if (component.kind === 'action-card') {
    return component.copies - game.state.decks.action.discard.filter((card) => componentOf(card) === component.id).length;
  }
  if (component.kind === 'objective') {
    return game.state.objectives.some(({ id }) => id === component.id) ||
      game.state.order.some((id) => game.state.seats[id].scoredSecrets.includes(component.id))
      ? 0
      : 1;
  }
  return game.state.order.filter((id) => game.state.seats[id].promissoryNotes.some((card) => componentOf(card) === component.id)).length;
}

/** Whether anybody could have it at all, as far as the public knows: a cheap look before seats are gone through. */
function anywhere(game: Game, { component, reaction }: Listener): boolean {
  const { state } = game;
  if (reaction.lasting) return Object.values(state.effects).some((effect) => effect.component === component.id);
  if (component.kind === 'action-card')
    return hiddenCopies(game, component) > 0 && state.order.some((id) => state.seats[id].actionCards.length > 0);
  if (component.kind === 'promissory-note' && hiddenCopies(game, component) > 0) return true;
  if (component.kind === 'objective' && component.stage === 'secret' && hiddenCopies(game, component) > 0)
    return state.order.some((id) => state.seats[id].secretObjectives.length > 0);
  return state.order.some((id) => usableFrom(game, component, id).length > 0);
}

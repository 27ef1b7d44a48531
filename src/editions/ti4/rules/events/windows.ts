import type { SeatId } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import { seatsByInitiative, seatsFrom } from '#ti4/rules/seats.ts';
import { isAgentSpared } from '#ti4/rules/leaders/agent-standing-orders.ts';
import { combatIn } from '#ti4/rules/combat/combat.ts';
import { kit } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { textInUse } from '#ti4/rules/names.ts';
import { describeEvent, eventSubject } from './event-text.ts';
import { eventAliases, type GameEvent } from './events.ts';
import { declinesEvent, hasStandingOrder, sparesComponent } from './standing-orders.ts';

/** Events of action cards. */
const OF_CARDS = ['action-card-played', 'action-cards-discarded'];

/** Starts and ends of phases, segments and turns, and what all players do then. */
const POINTS_OF_ROUND: readonly string[] = [
  'strategy-phase-begins',
  'strategy-phase-ends',
  'action-phase-begins',
  'turn-begins',
  'turn-ends',
  'status-phase-begins',
  'tokens-gained-in-status',
  'strategy-cards-returned',
  'status-phase-ends',
  'agenda-phase-begins',
  'agenda-phase-ends',
] satisfies GameEvent['name'][];

/** Tells whether the game's `veil` option covers an event. */
function isVeiled({ state }: Game, event: { name: string }): boolean {
  const { veil } = state.options;
  if (veil === 'nothing') return false;
  return veil === 'everything' || OF_CARDS.includes(event.name) || state.phase === 'agenda';
}

/**
 * Returns the seats in the order in which they resolve abilities (1): by initiative in the action phase, starting with
 * the active player, and in the status phase; otherwise clockwise from the speaker.
 */
function windowOrder(game: Game): SeatId[] {
  const { state } = game;
  if (state.phase === 'action' || state.phase === 'status') {
    const order = seatsByInitiative(game);
    const first = Math.max(0, order.indexOf(state.active ?? ''));
    return [...order.slice(first), ...order.slice(0, first)];
  }
  return seatsFrom(state, state.speaker);
}

export const windowHost = kit.createWindowHost({
  seats: ({ state }) => state.order,
  order: windowOrder,
  eventAliases,
  // A "turn begins" window is reopened only for the promissory note that has just been received (94.1a).
  isOpenTo: (event, held) => !('note' in event) || held.key === event.note,
  veiled: (game, seat, event) => {
    if (!isVeiled(game, event) || modify(game, 'answers-barred', { seat }, false)) return false;
    if (event.name === 'action-card-played' && event.seat === seat) return false;
    return !('note' in event) || game.state.seats[seat].promissoryNotes.includes(String(event.note));
  },
  declines: declinesEvent,
  isSpared: (game, held, event, isSuspected) =>
    modify(game, 'answers-barred', { seat: held.holder }, false) ||
    sparesComponent(game, held, event, isSuspected) ||
    isAgentSpared(game, held, event, (order) => hasStandingOrder(game, held.holder, order)),
  prompt: (game, event, seat) => describeEvent(game, event as GameEvent, seat),
  pointsOfRound: POINTS_OF_ROUND,
  subject: (_game, event) => eventSubject(event as GameEvent),
  textInUse,
  sides: combatIn,
});

import { seatsByInfluence } from '#ti2/rules/seats.ts';
import { battleIn } from '#ti2/rules/combat/sides.ts';
import { kit } from '#ti2/rules/components/component.ts';
import { describeEvent, eventSubject } from './event-text.ts';
import type { EventName, GameEvent } from './events.ts';
import { declinesEvent, sparesComponent } from './standing-orders.ts';

/** Moments of reading and voting on a political card, where it stays hidden who could respond. */
const OF_SENATE: readonly string[] = ['political-card-read', 'vote-comes', 'vote-was-cast'] satisfies EventName[];

/** Starts and ends of phases, segments and turns, and what all players do then. */
const POINTS_OF_ROUND: readonly string[] = [
  'economy-begins',
  'turn-begins',
  'movement-over',
  'battles-due',
  'invasion-segment-begins',
  'technology-phase-begins',
  'placement-begins',
  'round-ends',
] satisfies EventName[];

/** Asks seats in the order of influence, most first (E2 5.1); during a turn the active player comes first. */
export const windowHost = kit.createWindowHost({
  seats: (game) => game.state.order,
  order: (game) => {
    const { active, order } = game.state;
    const seats = seatsByInfluence(game, order);
    return active === null ? seats : [active, ...seats.filter((seat) => seat !== active)];
  },
  eventAliases: (event) => [event.name],
  isOpenTo: () => true,
  veiled: (game, seat, event) => {
    const { veil } = game.state.options;
    if (veil === 'everything') return true;
    if (veil !== 'cards') return false;
    return OF_SENATE.includes(event.name) || (event.name === 'action-card-played' && event.seat !== seat);
  },
  declines: declinesEvent,
  isSpared: sparesComponent,
  prompt: (game, event, seat) => describeEvent(game, event as GameEvent, seat),
  pointsOfRound: POINTS_OF_ROUND,
  subject: (game, event) => eventSubject(game, event as GameEvent),
  sides: battleIn,
});

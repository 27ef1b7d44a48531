import { seatsFrom, orderOfPlayFrom } from '#ti3/rules/seats.ts';
import { battleIn } from '#ti3/rules/combat/sides.ts';
import { kit } from '#ti3/rules/components/component.ts';
import { describeEvent, eventSubject } from './event-text.ts';
import type { GameEvent } from './events.ts';
import { declinesEvent, sparesComponent } from './standing-orders.ts';

/** Windows of a political card being drawn and debated; under the cards veil, no player learns who could answer. */
const OF_COUNCIL: readonly string[] = [
  'political-card-draw',
  'political-card-revealed',
  'votes-begin',
  'vote-comes',
] satisfies GameEvent['name'][];

/** Starts and ends of phases, segments and turns, and what all players do then. */
const POINTS_OF_ROUND: readonly string[] = [
  'strategy-phase-begins',
  'strategy-phase-ends',
  'action-phase-begins',
  'turn-begins',
  'action-cards-due',
  'status-phase-begins',
  'status-phase-ends',
] satisfies GameEvent['name'][];

/**
 * Decides which seats can answer a window and in which order (E3 12.3): order of play from the active player, or
 * clockwise from the speaker in the strategy phase.
 */
export const windowHost = kit.createWindowHost({
  seats: ({ state }) => state.order,
  order: (game) => {
    const { phase, speaker, active } = game.state;
    return phase === 'strategy' ? seatsFrom(game.state, speaker) : orderOfPlayFrom(game, active ?? '');
  },
  eventAliases: ({ name }) => [name],
  isOpenTo: () => true,
  veiled: ({ state: { options } }, seat, { name, seat: whose }) => {
    if (options.veil !== 'cards') return options.veil === 'everything';
    return OF_COUNCIL.includes(name) || (name === 'action-card-played' && whose !== seat);
  },
  declines: declinesEvent,
  isSpared: sparesComponent,
  prompt: (game, event, seat) => describeEvent(game, event as GameEvent, seat),
  pointsOfRound: POINTS_OF_ROUND,
  subject: (_game, event) => eventSubject(event as GameEvent),
  sides: battleIn,
});

import { combatEventTexts } from '../combat/combat-events.ts';
import { resultOf } from '../../../../kit/dice.ts';
import { rollDice } from '../combat/dice.ts';
import { wordsFor } from '../combat/roll-purpose.ts';
import { councilEventTexts } from '../council/council-events.ts';
import { dealEventTexts } from '../deals/deal-events.ts';
import { explorationEventTexts } from '../exploration/exploration-events.ts';
import type { Game } from '../game.ts';
import { leaderEventTexts } from '../leaders/leader-events.ts';
import { movementEventTexts } from '../movement/movement-events.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem, oneUnit } from '../names.ts';
import { phaseEventTexts } from '../phases/phase-events.ts';
import { productionEventTexts } from '../production/production-events.ts';
import { unitEventTexts } from '../units/unit-events.ts';
import { componentOf } from './component.ts';
import type { EventWords, Texts } from './event-words.ts';
import type { Events, GameEvent } from './events.ts';
import type { SeatId } from '../state.ts';
import { upper } from '../../../../words/sentences.ts';

/** What people are told of every event: each room says it of its own. */
const TEXTS: Texts<Events> = {
  ...phaseEventTexts,
  ...movementEventTexts,
  ...combatEventTexts,
  ...unitEventTexts,
  ...productionEventTexts,
  ...councilEventTexts,
  ...dealEventTexts,
  ...explorationEventTexts,
  ...leaderEventTexts,
};

/** One line that says what happened or is about to, for whoever may answer it; to one seat, of itself as one speaks to somebody. */
export function describeEvent(game: Game, event: GameEvent, to?: SeatId): string {
  const told = TEXTS[event.name];
  const text = upper(typeof told === 'string' ? told : told(event as never, wordsOf(game, to)));
  // What is told as past needs no word that it is. What a card says is no part of what happens.
  return event.timing === 'when' || / (has|have) | is over/.test(text.replace(/: [^]*$/, ''))
    ? text
    : `Just now: ${text}`;
}

const wordsOf = (game: Game, to: SeatId | undefined): EventWords => ({
  seat: (seat) => nameOfSeat(game, seat),
  seatIs: (seat) => (seat === to ? 'you are' : `${nameOfSeat(game, seat)} is`),
  seatHas: (seat) => (seat === to ? 'you have' : `${nameOfSeat(game, seat)} has`),
  turnOf: (seat) => (seat === to ? 'your turn' : `the turn of ${nameOfSeat(game, seat)}`),
  place: ({ planet, system }) => (planet ? nameOfPlanet(game, planet) : system ? nameOfSystem(game, system) : ''),
  card: (card) => game.book.components[componentOf(card)]?.name ?? componentOf(card),
  text: (card) => {
    const said = game.book.components[componentOf(card)]?.text;
    return said ? `: ${said}` : '.';
  },
  unit: oneUnit,
  typeOf: (unit) => game.state.units[unit]?.type,
  purpose: wordsFor,
  rolled: () => game.within(rollDice)?.dice?.map(resultOf).join(', '),
});

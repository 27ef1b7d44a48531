import { combatEventTexts } from '#ti4/rules/combat/combat-events.ts';
import { dieResult } from '#kit/combat/dice.ts';
import { seatWordsFor } from '#kit/narration/seat-words.ts';
import { rollDice } from '#ti4/rules/combat/dice.ts';
import { formatRollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import { agendaEventTexts } from '#ti4/rules/politics/agenda-events.ts';
import { agendaAtHand, nameOfOutcome, rankedTally } from '#ti4/rules/politics/outcomes.ts';
import { formatVoteTally, formatOtherVotes } from '#kit/narration/vote-format.ts';
import { tradeEventTexts } from '#ti4/rules/trade/trade-events.ts';
import { explorationEventTexts } from '#ti4/rules/exploration/exploration-events.ts';
import type { Game } from '#ti4/rules/game.ts';
import { leaderEventTexts } from '#ti4/rules/leaders/leader-events.ts';
import { movementEventTexts } from '#ti4/rules/movement/movement-events.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem, unitWithArticle } from '#ti4/rules/names.ts';
import { phaseEventTexts } from '#ti4/rules/phases/phase-events.ts';
import { productionEventTexts } from '#ti4/rules/production/production-events.ts';
import { unitEventTexts } from '#ti4/rules/units/unit-events.ts';
import { componentOf } from '#ti4/rules/components/component.ts';
import type { EventWords, RoomEventTexts } from './event-words.ts';
import type { Events, GameEvent } from './events.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { capitalize, formatParentheses } from '#text/sentences.ts';

/** The text of every event, declared per folder. */
const TEXTS: RoomEventTexts<Events> = {
  ...phaseEventTexts,
  ...movementEventTexts,
  ...combatEventTexts,
  ...unitEventTexts,
  ...productionEventTexts,
  ...agendaEventTexts,
  ...tradeEventTexts,
  ...explorationEventTexts,
  ...leaderEventTexts,
};

/** Returns one line that says what happens or has happened, for the players who may respond. `to` is "you" in it. */
export function describeEvent(game: Game, event: GameEvent, to?: SeatId): string {
  const told = TEXTS[event.name];
  return capitalize(typeof told === 'string' ? told : told(event as never, wordsOf(game, to)));
}

/** Events of a vote, for which players have to know the agenda. */
const VOTE_EVENTS: readonly string[] = [
  'agenda-revealed',
  'voting-begins',
  'vote-nears',
  'votes-cast',
  'voting-ends',
  'outcome-decided',
  'outcome-stands',
];

/** Returns the card whose effect the players who may respond have to know; undefined if there is none. */
export function eventSubject(event: GameEvent): ComponentId | undefined {
  if (event.name === 'action-card-played') return componentOf(event.card);
  if (event.name === 'card-explored') return componentOf(event.card);
  if (event.name === 'technology-gained' || event.name === 'technology-researched') return event.technology;
  return 'agenda' in event && VOTE_EVENTS.includes(event.name) ? event.agenda : undefined;
}

/** Formats the votes for each outcome of the agenda being resolved. */
function tally(game: Game): string {
  const { agenda = '', votes = {} } = agendaAtHand(game) ?? {};
  const named = ({ outcome, votes: sum }: { outcome: string; votes: number }) => ({
    outcome: nameOfOutcome(game, agenda, outcome),
    votes: sum,
  });
  return formatVoteTally(rankedTally(votes).map(named));
}

const wordsOf = (game: Game, to: SeatId | undefined): EventWords => ({
  ...seatWordsFor((seat) => nameOfSeat(game, seat), to),
  place: ({ planet, system }) => (planet ? nameOfPlanet(game, planet) : system ? nameOfSystem(game, system) : ''),
  card: (card) => game.book.components[componentOf(card)]?.name ?? componentOf(card),
  unit: unitWithArticle,
  typeOf: (unit) => game.state.units[unit]?.type,
  purpose: formatRollPurpose,
  rolled: () => game.enclosingData(rollDice)?.dice?.map(dieResult).join(', '),
  outcome: (agenda, outcome) => nameOfOutcome(game, agenda, outcome),
  outcomeNow: (outcome) => agendaAtHand(game)?.outcome ?? outcome,
  tally: () => tally(game),
  votesSoFar: (told = '') => formatParentheses(formatOtherVotes(tally(game), told)),
});

import { createEventDescriber } from '#kit/components/event-texts.ts';
import { formatAims } from '#kit/narration/targets.ts';
import { formatRollers, formatWinner, type SeatWords } from '#kit/narration/seat-words.ts';
import { formatList, formatLists } from '#text/sentences.ts';
import { nameOf, nameOfPlanet, nameOfSeat, nameOfSystem, nameOfTarget } from '#ti2/rules/names.ts';
import { cardVotedOn, describeComingVote, describeVoteCast } from '#ti2/rules/politics/ballots.ts';
import { systemsWithEnemies } from '#ti2/rules/movement/movement.ts';
import { diceWindow } from '#ti2/rules/combat/dice.ts';
import type { Game } from '#ti2/rules/components/component.ts';
import type { ComponentId } from '#ti2/rules/terms.ts';
import type { EventName, Events, GameEvent } from './events.ts';

const battle = (game: Game, { system, attacker, defender }: Events['battle-begins'], say: SeatWords): string =>
  `${say.does(attacker, 'attack')} ${say.seat(defender)} at ${nameOfSystem(game, system)}`;

/** Descriptions of events, for players who may respond. */
const TEXTS: { [E in EventName]: (game: Game, event: Events[E], say: SeatWords) => string } = {
  'political-card-read': (game, { card }) => `the political card ${nameOf(game, card)} has been read`,
  'vote-comes': (game, { seat }, say) => describeComingVote(game, seat, say),
  'vote-was-cast': (game, { seat, outcome }, say) => describeVoteCast(game, seat, outcome, say),
  'economy-begins': () => 'all players have drawn action cards and are about to gain income',
  'turn-begins': (_game, { seat }, say) => `${say.ownerOf(seat)} movement segment is about to begin`,
  'movement-over': (_game, { seat }, say) => `${say.ownerOf(seat)} movement segment is over`,
  'battles-due': (game, { seat }, say) => {
    const places = systemsWithEnemies(game, seat).map((system) => nameOfSystem(game, system));
    const combats = places.length ? `, with combat at ${formatLists(places)}` : '';
    return `${say.ownerOf(seat)} space combat segment begins${combats}`;
  },
  'battle-begins': (game, event, say) => `${battle(game, event, say)}: the space combat begins`,
  'battle-round-begins': (game, event, say) =>
    `${battle(game, event, say)}: round ${event.round} of the space combat begins`,
  'dice-lie': (game, { system }, say) =>
    `${formatRollers(game.enclosingData(diceWindow)?.volleys ?? [], say)} rolled dice at ${nameOfSystem(game, system)}`,
  'battle-ends': (game, { system, winner }, say) =>
    `space combat at ${nameOfSystem(game, system)} is over${formatWinner(winner, say)}`,
  'invasion-segment-begins': (_game, { seat }, say) => `${say.ownerOf(seat)} invasion segment begins`,
  'bombardment-due': (game, { seat, planets }, say) =>
    `${say.seat(seat)} may bombard ${formatList(planets.map((planet) => nameOfPlanet(game, planet)))}`,
  'landing-due': (game, { seat, planets }, say) =>
    `${say.seatIs(seat)} about to land on ${formatList(planets.map((planet) => nameOfPlanet(game, planet)))}`,
  'invasion-round-begins': (game, { attacker, defender, planet, round }, say) =>
    `${say.does(attacker, 'attack')} ${say.seat(defender)} on ${nameOfPlanet(game, planet)}: round ${round} of the invasion combat begins`,
  'invasion-ends': (game, { planet, winner }, say) =>
    `invasion combat on ${nameOfPlanet(game, planet)} is over${formatWinner(winner, say)}`,
  'planet-taken': (game, { seat, planet }, say) => `${say.does(seat, 'gain')} control of ${nameOfPlanet(game, planet)}`,
  'technology-phase-begins': () => 'the technology phase begins',
  'placement-begins': () => 'the placement phase begins',
  'round-ends': () => 'the round is over',
  'action-card-played': (game, { seat, component, target = [] }, say) => {
    const { seats, systems } = game.state;
    const named = (isNamed: (one: string) => boolean): string[] =>
      target.filter(isNamed).flatMap((one) => nameOfTarget(game, one) ?? []);
    const aims = formatAims(
      named((one) => Object.hasOwn(seats, one)),
      named((one) => Object.hasOwn(systems, one)),
      named((one) => !Object.hasOwn(seats, one) && !Object.hasOwn(systems, one)),
    );
    return `${say.does(seat, 'play')} ${nameOf(game, component)}${aims && `, choosing ${aims}`}`;
  },
};

/** Returns one line that says what happens or has happened, for the players who may respond. `to` is "you" in it. */
export const describeEvent = createEventDescriber<Game, GameEvent>(TEXTS, nameOfSeat);

/** Returns the card whose effect the players who may respond have to know; undefined if there is none. */
export function eventSubject(game: Game, event: GameEvent): ComponentId | undefined {
  if (event.name === 'action-card-played') return event.component;
  if (event.name === 'vote-comes' || event.name === 'vote-was-cast') return cardVotedOn(game);
  return event.name === 'political-card-read' ? event.card : undefined;
}

import {
  formatUnitCounts,
  nameOf,
  nameOfDie,
  nameOfOutcome,
  nameOfUnit,
  nameOfPlanet,
  nameOfSeat,
  nameOfSystem,
} from '#ti3/rules/names.ts';
import {
  electedIdsOf,
  formatOwnVote,
  formatBallotTally,
  formatVotesSoFar,
  votesToCast,
} from '#ti3/rules/politics/voting.ts';
import { diceWindow } from '#ti3/rules/combat/dice-window.ts';
import { countByType } from '#ti3/rules/units/units.ts';
import type { CardId, ComponentId, PlanetId } from '#ti3/rules/terms.ts';
import type { Game } from '#ti3/rules/components/component.ts';
import type { Events, EventName, GameEvent } from './events.ts';
import { formatCount, formatList, formatParentheses } from '#text/sentences.ts';
import { createEventDescriber } from '#kit/components/event-texts.ts';
import { formatAims } from '#kit/narration/targets.ts';
import { formatRollers, formatWinner, type SeatWords } from '#kit/narration/seat-words.ts';

type Texts = { [E in EventName]: (game: Game, event: Events[E], say: SeatWords) => string };

/** Returns the public targets of an action card that was just played, after a colon; empty if there are none. */
function aimOf(game: Game, card: CardId, component: ComponentId): string {
  const played = game.facts.findLastIndex((fact) => fact.type === 'action-card-played' && fact.card === card);
  const chosen = played < 0 ? undefined : game.facts.slice(played).find((fact) => fact.type === 'target-named');
  const target = chosen?.type === 'target-named' && chosen.component === component ? (chosen.target ?? []) : [];
  const dice = chosen?.type === 'target-named' ? (chosen.dice ?? []) : [];
  const { seats, systems, planets, units } = game.state;
  const named = (isNamed: (one: string) => boolean): string[] =>
    target.filter(isNamed).map((one) => nameOfOutcome(game, one));
  const aims = formatAims(
    named((one) => Object.hasOwn(seats, one)),
    named((one) => Object.hasOwn(systems, one)),
    [
      // A system may have the key of its planet.
      ...named((one) => Object.hasOwn(planets, one) && !Object.hasOwn(systems, one)),
      ...named((one) => Object.hasOwn(game.book.byKind['strategy-card'], one)),
      ...target.flatMap((one) => (Object.hasOwn(units, one) ? [nameOfUnit(game, units[one])] : [])),
      ...dice.map((die) => nameOfDie(game, die)),
    ],
  );
  return aims && `: ${aims}`;
}

/** Events of a vote, for which players have to know the political card. */
const VOTE_EVENTS: readonly EventName[] = [
  'political-card-revealed',
  'votes-begin',
  'vote-comes',
  'votes-cast',
  'all-voted',
  'outcome-stands',
];

/** Names the outcome that a vote on a card has, which may elect two. */
const outcomeOf = (game: Game, { card, outcome }: Events['outcome-stands']): string =>
  `the outcome “${formatList(electedIdsOf(outcome).map((one) => nameOfOutcome(game, one)))}” of ${nameOf(game, card)}`;

/** "Hacan attacks you at Quann (209)", or on a planet. */
const attack = (
  game: Game,
  { attacker, defender, system, planet }: Events['space-battle-begins'] & { planet?: PlanetId },
  say: SeatWords,
): string =>
  `${say.does(attacker, 'attack')} ${say.seat(defender)} ${planet === undefined ? `at ${nameOfSystem(game, system)}` : `on ${nameOfPlanet(game, planet)}`}`;

/** Texts of the events, shown in the prompt of a timing window. */
const TEXTS: Texts = {
  'strategy-phase-begins': () => 'the strategy phase begins',
  'strategy-card-chosen': (game, { seat, card }, say) => `${say.does(seat, 'pick')} ${nameOf(game, card)}`,
  'strategy-phase-ends': () => 'all strategy cards have been picked',
  'action-phase-begins': () => 'the action phase begins',
  'turn-begins': (_game, { seat }, say) => `${say.ownerOf(seat)} turn begins`,
  'strategic-action': (game, { seat, card }, say) =>
    `${say.does(seat, 'perform')} the strategic action of ${nameOf(game, card)}`,
  'primary-resolved': (game, { seat, card }, say) =>
    `${say.seatHas(seat)} resolved the primary ability of ${nameOf(game, card)}`,
  'secondary-used': (game, { seat, card }, say) => `${say.seatHas(seat)} followed ${nameOf(game, card)}`,
  'secondary-declined': (game, { seat, card }, say) => `${say.seatHas(seat)} declined to follow ${nameOf(game, card)}`,
  'action-cards-due': () => 'all players are about to draw action cards',
  'action-performed': (_game, { seat }, say) => `${say.seatHas(seat)} performed an action`,
  'player-passed': (_game, { seat }, say) => `${say.seatHas(seat)} passed`,
  'status-phase-begins': () => 'the status phase begins',
  'status-phase-ends': () => 'the status phase ends',
  'system-activated': (game, { seat, system }, say) => `${say.does(seat, 'activate')} ${nameOfSystem(game, system)}`,
  'ships-moved': (game, { seat, system }, say) => `${say.seatHas(seat)} moved to ${nameOfSystem(game, system)}`,
  'fleet-comes': (game, { seat, system }, say) =>
    `${say.ownerOf(seat)} fleet is about to move to ${nameOfSystem(game, system)}`,
  'pds-fire-over': (game, { seat, system }, say) =>
    `${say.ownerOf(seat)} fleet has moved to ${nameOfSystem(game, system)}`,
  'pds-fired': (game, { seat, system, target }, say) =>
    `at ${nameOfSystem(game, system)}, ${say.ownerOf(seat)} PDS have fired at ${say.ownerOf(target)} fleet`,
  'space-battle-looms': (game, event, say) => `${attack(game, event, say)}: the space battle is about to begin`,
  'space-battle-joined': (game, event, say) => `${attack(game, event, say)}: the fleets are about to fight`,
  'space-battle-begins': (game, event, say) => `${attack(game, event, say)}: the space battle begins`,
  'space-battle-round-begins': (game, event, say) =>
    `${attack(game, event, say)}: round ${event.round} of the space battle begins`,
  'space-battle-round-ends': (game, event, say) =>
    `${attack(game, event, say)}: round ${event.round} of the space battle ends`,
  'invasion-round-ends': (game, event, say) => `${attack(game, event, say)}: a round of the invasion combat ends`,
  'dice-rolled': (game, { system }, say) =>
    `${formatRollers(game.enclosingData(diceWindow)?.rolls ?? [], say)} rolled dice at ${nameOfSystem(game, system)}`,
  'ships-damaged': (game, { seat, system, units }, say) => {
    const found = units.flatMap((id) => game.state.units[id] ?? []);
    const what = found.length ? formatUnitCounts(game, countByType(found)) : 'ships';
    return `${say.seatHas(seat)} sustained damage at ${nameOfSystem(game, system)}: ${what}`;
  },
  'space-battle-ends': (game, { system, winner }, say) =>
    `the space battle at ${nameOfSystem(game, system)} is over${formatWinner(winner, say)}`,
  'landing-due': (game, { seat, system }, say) => `${say.seatIs(seat)} about to land at ${nameOfSystem(game, system)}`,
  landing: (game, { seat, system }, say) => `${say.does(seat, 'land')} at ${nameOfSystem(game, system)}`,
  'bombardment-due': (game, { seat, system }, say) =>
    `${say.seatIs(seat)} about to bombard at ${nameOfSystem(game, system)}`,
  'invasion-ends': (game, { planet, winner }, say) =>
    `the invasion of ${nameOfPlanet(game, planet)} is over${formatWinner(winner, say)}`,
  'units-destroyed': (game, { seat, system, planet, units }, say) =>
    `${say.seatHas(seat)} lost ${formatUnitCounts(game, units)} ${planet === undefined ? `at ${nameOfSystem(game, system)}` : `on ${nameOfPlanet(game, planet)}`}`,
  'invasion-begins': (game, { attacker, planet }, say) =>
    `${say.does(attacker, 'invade')} ${nameOfPlanet(game, planet)}`,
  'invasion-round-begins': (game, event, say) =>
    `${attack(game, event, say)}: round ${event.round} of the invasion combat begins`,
  'planet-falls': (game, { seat, planet }, say) =>
    `${say.seatIs(seat)} about to gain control of ${nameOfPlanet(game, planet)}`,
  'planet-taken': (game, { seat, planet }, say) => `${say.does(seat, 'gain')} control of ${nameOfPlanet(game, planet)}`,
  'production-due': (game, { seat, system }, say) =>
    `${say.seatIs(seat)} about to produce at ${nameOfSystem(game, system)}`,
  'units-produced': (game, { seat, system }, say) => `${say.seatHas(seat)} produced at ${nameOfSystem(game, system)}`,
  'action-card-played': (game, { seat, card, component }, say) =>
    `${say.does(seat, 'play')} ${nameOf(game, component)}${aimOf(game, card, component)}`,
  'hand-seen': (_game, { seat, of }, say) => `${say.seatHas(seat)} looked at ${say.ownerOf(of)} action cards`,
  'political-card-draw': (_game, { seat }, say) => `${say.seatIs(seat)} about to draw a political card`,
  'political-card-revealed': (game, { card }) => `${nameOf(game, card)} is revealed`,
  'votes-begin': (game, { card }) => `the vote on ${nameOf(game, card)} begins`,
  'vote-comes': (game, { seat, card }, say) =>
    `${say.seatIs(seat)} about to vote on ${nameOf(game, card)} with ${formatCount(votesToCast(game, seat, card), 'vote')}${formatVotesSoFar(game)}`,
  'votes-cast': (game, { seat, card }, say) => {
    const cast = formatOwnVote(game, seat);
    return `${say.seatHas(seat)} ${cast} on ${nameOf(game, card)}${formatVotesSoFar(game, cast.replace(/^cast /, ''))}`;
  },
  'all-voted': (game, { card }) =>
    `all players have voted on ${nameOf(game, card)} (${formatBallotTally(game) || 'no votes'})`,
  'outcome-stands': (game, about) =>
    `${outcomeOf(game, about)} is about to be resolved${formatParentheses(electedIdsOf(about.outcome).length > 1 ? '' : formatBallotTally(game))}`,
  'outcome-decided': (game, about) => `${outcomeOf(game, about)} has been resolved`,
  'racial-technology-due': (_game, { seat }, say) => `${say.seat(seat)} may gain a racial technology`,
  'technology-purchase': (_game, { seat, base }, say) =>
    `${say.seatIs(seat)} about to choose a technology and pay for it (${formatCount(base, 'resource')} before reductions)`,
  'technology-gained': (game, { seat, technology }, say) => `${say.does(seat, 'gain')} ${nameOf(game, technology)}`,
  'agreement-goods-received': (_game, { seat }, say) => `${say.seatHas(seat)} gained trade goods from trade agreements`,
  'agreement-broken': (_game, { seats: [one, other] }, say) =>
    `${say.ownerOf(one)} trade agreement with ${say.seat(other)} is broken`,
};

/** Returns one line that says what happens or has happened, for the players who may respond. `to` is "you" in it. */
export const describeEvent = createEventDescriber<Game, GameEvent>(TEXTS, nameOfSeat);

/** Returns the card whose effect the players who may respond have to know; undefined if there is none. */
export function eventSubject(event: GameEvent): ComponentId | undefined {
  if (event.name === 'action-card-played') return event.component;
  if (event.name === 'technology-gained') return event.technology;
  return VOTE_EVENTS.includes(event.name) && 'card' in event ? event.card : undefined;
}

import {
  nameOf,
  nameOfDie,
  nameOfOutcome,
  nameOfUnit,
  nameOfPlanet,
  nameOfSeat,
  nameOfSystem,
  possessive,
} from '#ti3/rules/names.ts';
import type { CardId, ComponentId } from '#ti3/rules/terms.ts';
import type { Game } from '#ti3/rules/components/component.ts';
import type { Events, EventName, GameEvent } from './events.ts';
import { formatList, capitalize } from '#text/sentences.ts';

type Texts = { [E in EventName]: (game: Game, event: Events[E]) => string };

const who = nameOfSeat;

/** Returns the public targets of an action card that was just played, in parentheses; empty if there are none. */
function aimOf(game: Game, card: CardId, component: ComponentId): string {
  const played = game.facts.findLastIndex((fact) => fact.type === 'action-card-played' && fact.card === card);
  const named = played < 0 ? undefined : game.facts.slice(played).find((fact) => fact.type === 'target-named');
  const target = named?.type === 'target-named' && named.component === component ? (named.target ?? []) : [];
  const dice = named?.type === 'target-named' ? (named.dice ?? []) : [];
  const open = target.filter(
    (one) =>
      game.state.seats[one] ??
      game.state.systems[one] ??
      game.state.planets[one] ??
      game.book.byKind['strategy-card'][one],
  );
  const all = [
    ...open.map((one) => nameOfOutcome(game, one)),
    ...target.flatMap((one) => (game.state.units[one] ? [nameOfUnit(game, game.state.units[one])] : [])),
    ...dice.map((die) => nameOfDie(game, die)),
  ];
  return all.length ? ` (${formatList(all)})` : '';
}

const textOf = (game: Game, component: ComponentId): string =>
  (game.book.components[component]?.text ?? '').replace(/\.$/, '');

/** Texts of the events, shown in the prompt of a timing window. */
const TEXTS: Texts = {
  'strategy-phase-begins': () => 'the strategy phase begins',
  'strategy-card-chosen': (game, { seat, card }) => `${who(game, seat)} picks ${nameOf(game, card)}`,
  'strategy-phase-ends': () => 'all strategy cards have been picked',
  'action-phase-begins': () => 'the action phase begins',
  'turn-begins': (game, { seat }) => `${possessive(who(game, seat))} turn begins`,
  'strategic-action': (game, { seat, card }) =>
    `${who(game, seat)} performs the strategic action ${nameOf(game, card)}`,
  'primary-resolved': (game, { seat, card }) =>
    `${who(game, seat)} has resolved the primary ability of ${nameOf(game, card)}`,
  'secondary-used': (game, { seat, card }) => `${who(game, seat)} has followed ${nameOf(game, card)}`,
  'secondary-declined': (game, { seat, card }) => `${who(game, seat)} does not follow ${nameOf(game, card)}`,
  'action-cards-due': () => 'all players are about to draw action cards',
  'action-performed': (game, { seat }) => `${who(game, seat)} has performed an action`,
  'player-passed': (game, { seat }) => `${who(game, seat)} has passed`,
  'status-phase-begins': () => 'the status phase begins',
  'status-phase-ends': () => 'the status phase ends',
  'system-activated': (game, { seat, system }) => `${who(game, seat)} activates ${nameOfSystem(game, system)}`,
  'ships-moved': (game, { seat, system }) => `${who(game, seat)} has moved to ${nameOfSystem(game, system)}`,
  'fleet-comes': (game, { seat, system }) =>
    `${possessive(who(game, seat))} fleet is about to move to ${nameOfSystem(game, system)}`,
  'pds-fire-over': (game, { seat, system }) =>
    `${possessive(who(game, seat))} fleet has moved to ${nameOfSystem(game, system)}`,
  'pds-fired': (game, { seat, target }) => `${possessive(who(game, seat))} PDS have fired at ${who(game, target)}`,
  'space-battle-looms': (game, { system }) => `a space battle at ${nameOfSystem(game, system)} is about to begin`,
  'space-battle-joined': (game, { system }) => `the fleets at ${nameOfSystem(game, system)} are about to fight`,
  'space-battle-begins': (game, { system }) => `the space battle at ${nameOfSystem(game, system)} begins`,
  'space-battle-round-begins': (game, { system, round }) =>
    `round ${round} of the space battle at ${nameOfSystem(game, system)} begins`,
  'space-battle-round-ends': (game, { system, round }) =>
    `round ${round} of the space battle at ${nameOfSystem(game, system)} ends`,
  'invasion-round-ends': (game, { planet }) => `a round of the invasion of ${nameOfPlanet(game, planet)} ends`,
  'dice-rolled': (game, { system }) => `the dice have been rolled at ${nameOfSystem(game, system)}`,
  'ships-damaged': (game, { seat }) => `${possessive(who(game, seat))} ships have sustained damage`,
  'space-battle-ends': (game, { system }) => `the space battle at ${nameOfSystem(game, system)} is over`,
  'landing-due': (game, { seat, system }) => `${who(game, seat)} is about to land at ${nameOfSystem(game, system)}`,
  landing: (game, { seat, system }) => `${who(game, seat)} lands at ${nameOfSystem(game, system)}`,
  'bombardment-due': (game, { seat, system }) =>
    `${who(game, seat)} is about to bombard at ${nameOfSystem(game, system)}`,
  'invasion-ends': (game, { planet }) => `the invasion of ${nameOfPlanet(game, planet)} is over`,
  'units-destroyed': (game, { seat, system }) => `${who(game, seat)} has lost units at ${nameOfSystem(game, system)}`,
  'invasion-begins': (game, { attacker, planet }) => `${who(game, attacker)} invades ${nameOfPlanet(game, planet)}`,
  'invasion-round-begins': (game, { planet, round }) =>
    `round ${round} of the invasion of ${nameOfPlanet(game, planet)} begins`,
  'planet-falls': (game, { seat, planet }) =>
    `${who(game, seat)} is about to gain control of ${nameOfPlanet(game, planet)}`,
  'planet-taken': (game, { seat, planet }) => `${who(game, seat)} gains control of ${nameOfPlanet(game, planet)}`,
  'production-due': (game, { seat, system }) =>
    `${who(game, seat)} is about to produce at ${nameOfSystem(game, system)}`,
  'units-produced': (game, { seat, system }) => `${who(game, seat)} has produced at ${nameOfSystem(game, system)}`,
  'action-card-played': (game, { seat, card, component }) =>
    `${who(game, seat)} plays ${nameOf(game, component)}${aimOf(game, card, component)}: ${textOf(game, component)}`,
  'hand-seen': (game, { seat, of }) => `${who(game, seat)} has looked at ${possessive(who(game, of))} action cards`,
  'political-card-draw': (game, { seat }) => `${who(game, seat)} is about to draw a political card`,
  'political-card-revealed': (game, { card }) => `${nameOf(game, card)} is revealed`,
  'votes-begin': (game, { card }) => `the vote on ${nameOf(game, card)} begins`,
  'vote-comes': (game, { seat }) => `${who(game, seat)} is about to vote`,
  'votes-cast': (game, { seat }) => `${who(game, seat)} has voted`,
  'all-voted': (game, { card }) => `all players have voted on ${nameOf(game, card)}`,
  'outcome-stands': (game, { card }) => `the council has voted on ${nameOf(game, card)}`,
  'outcome-decided': (game, { card }) => `${nameOf(game, card)} has been resolved`,
  'racial-technology-due': (game, { seat }) => `${who(game, seat)} may gain a technology of their race`,
  'technology-purchase': (game, { seat }) => `${who(game, seat)} is about to gain a technology`,
  'technology-gained': (game, { seat, technology }) => `${who(game, seat)} gains ${nameOf(game, technology)}`,
  'agreement-goods-received': (game, { seat }) => `${who(game, seat)} has gained trade goods from trade agreements`,
  'agreement-broken': () => 'a trade agreement is broken',
};

export const describeEvent = (game: Game, event: GameEvent): string =>
  `${capitalize((TEXTS[event.name] as (game: Game, event: GameEvent) => string)(game, event))}.`;

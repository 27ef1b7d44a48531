import { formatList } from '#text/sentences.ts';
import { nameOf, nameOfPlanet, nameOfSeat, nameOfSystem, nameOfTarget, possessive } from '#ti2/rules/names.ts';
import type { Game } from '#ti2/rules/components/component.ts';
import type { EventName, Events, GameEvent } from './events.ts';

const battle = (game: Game, { system, attacker, defender }: Events['battle-begins']): string =>
  `${nameOfSeat(game, attacker)} fights ${nameOfSeat(game, defender)} at ${nameOfSystem(game, system)}`;

/** Descriptions of events, for players who may respond. */
const TEXTS: { [E in EventName]: (game: Game, event: Events[E]) => string } = {
  'political-card-read': (game, { card }) => `${nameOf(game, card)} is read`,
  'vote-comes': (game, { seat }) => `${nameOfSeat(game, seat)} is about to vote`,
  'vote-was-cast': (game, { seat }) => `${nameOfSeat(game, seat)} has voted`,
  'economy-begins': () => 'all players have drawn action cards and are about to gain income',
  'turn-begins': (game, { seat }) => `${nameOfSeat(game, seat)} is about to move`,
  'movement-over': (game, { seat }) => `${nameOfSeat(game, seat)} has moved`,
  'battles-due': (game, { seat }) => `${possessive(nameOfSeat(game, seat))} space combats are about to begin`,
  'battle-begins': (game, event) => `${battle(game, event)}: no one has fired yet`,
  'battle-round-begins': (game, event) => `${battle(game, event)}: round ${event.round} begins`,
  'dice-lie': (game, { system }) => `dice are rolled at ${nameOfSystem(game, system)}`,
  'battle-ends': (game, { system }) => `space combat at ${nameOfSystem(game, system)} is over`,
  'invasion-segment-begins': (game, { seat }) => `${nameOfSeat(game, seat)} is about to invade`,
  'bombardment-due': (game, { seat, planets }) =>
    `${nameOfSeat(game, seat)} may bombard ${planets.map((planet) => nameOfPlanet(game, planet)).join(', ')}`,
  'landing-due': (game, { seat, planets }) =>
    `${nameOfSeat(game, seat)} is about to land on ${planets.map((planet) => nameOfPlanet(game, planet)).join(', ')}`,
  'invasion-round-begins': (game, { planet, round }) =>
    `round ${round} of invasion combat on ${nameOfPlanet(game, planet)} begins`,
  'invasion-ends': (game, { planet }) => `invasion combat on ${nameOfPlanet(game, planet)} is over`,
  'planet-taken': (game, { seat, planet }) =>
    `${nameOfSeat(game, seat)} gains control of ${nameOfPlanet(game, planet)}`,
  'technology-phase-begins': () => 'players are about to buy technologies',
  'placement-begins': () => 'players are about to place units',
  'round-ends': () => 'the round is over',
  'action-card-played': (game, { seat, component, target = [] }) => {
    const aims = target.flatMap((one) => nameOfTarget(game, one) ?? []);
    return `${nameOfSeat(game, seat)} plays ${nameOf(game, component)}${aims.length ? `: ${formatList(aims)}` : ''}`;
  },
};

export function describeEvent(game: Game, event: GameEvent): string {
  const tell = TEXTS[event.name] as (game: Game, event: GameEvent) => string;
  const text = tell(game, event);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

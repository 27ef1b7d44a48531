import type { Game } from '#ti3/rules/game.ts';
import { AREA_NAMES, nameOf, nameOfPlanet, nameOfSeat, nameOfSystem, formatUnitCounts } from '#ti3/rules/names.ts';
import type { CounterArea } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';

type About = Record<string, string>;

/** Returns the name of a planet, or of a system by id or position; other text is returned unchanged. */
function placeNamed(game: Game, named = ''): string {
  if (game.state.planets[named]) return nameOfPlanet(game, named);
  const system = Object.values(game.state.systems).find(({ id, position }) => id === named || position === named);
  return system ? nameOfSystem(game, system.id) : named;
}

const GOODS: Record<string, string> = { 'trade-goods': 'trade good', points: 'victory point' };

const countTold = ({ what, count }: About): string =>
  GOODS[what]
    ? formatCount(Number(count), GOODS[what])
    : `${formatCount(Number(count), 'command counter')} in ${AREA_NAMES[what as CounterArea] ?? what}`;

const yes = (word = ''): boolean => word === 'yes';

const OF_CARDS: Record<string, (about: About, name: (id: string) => string) => string> = {
  used: ({ card }, name) => `has ${name(card)} (used)`,
  lying: ({ card }, name) => `has returned ${name(card)}`,
};

/** Formatters of the state after a correction, by its name. */
const TOLD: Record<string, (game: Game, about: About, owner: string) => string> = {
  units: (game, { unit, count, place }, owner) =>
    `${owner} has ${formatUnitCounts(game, { [unit]: Number(count) }) || `no ${nameOf(game, unit)}`} at ${placeNamed(game, place)}`,
  count: (_game, about, owner) => `${owner} has ${countTold(about)}`,
  control: (game, { planet }, owner) => `${owner} controls ${placeNamed(game, planet)}`,
  ready: (game, { planet, state }) => `${placeNamed(game, planet)} is ${state}`,
  counter: (game, { system, there }, owner) =>
    `${owner} has ${yes(there) ? 'a' : 'no'} command counter at ${placeNamed(game, system)}`,
  damaged: (game, { system, unit, count }, owner) =>
    `${owner} has ${formatUnitCounts(game, { [unit]: Number(count) }) || `no ${nameOf(game, unit)}`} (damaged) at ${placeNamed(game, system)}`,
  technology: (game, { technology, owned }, owner) =>
    `${owner} ${yes(owned) ? 'owns' : 'does not own'} ${nameOf(game, technology)}`,
  claimed: (game, { objective, claimed }, owner) =>
    `${owner} has ${yes(claimed) ? '' : 'not '}scored ${nameOf(game, objective)}`,
  'strategy-card': (game, about, owner) =>
    `${owner} ${OF_CARDS[about.state]?.(about, (id) => nameOf(game, id)) ?? `has ${nameOf(game, about.card)}`}`,
  agreement: (game, { other, stands }, owner) =>
    `${owner} and ${ownerIn(game, other)} have ${yes(stands) ? 'a' : 'no'} trade agreement`,
  leader: (game, { leader, place }) =>
    place === 'lost'
      ? `${nameOf(game, leader)} is killed`
      : game.state.seats[place]
        ? `${ownerIn(game, place)} has captured ${nameOf(game, leader)}`
        : `${nameOf(game, leader)} is on ${placeNamed(game, place)}`,
  marker: (game, { planet, lies }) =>
    `${placeNamed(game, planet)} has ${yes(lies) ? 'a' : 'no'} face-down domain counter`,
  law: (game, { law }) => `the law ${nameOf(game, law)} is discarded`,
  speaker: (_game, _about, owner) => `${owner} is the speaker`,
};

const ownerIn = (game: Game, seat = ''): string => (game.state.seats[seat] ? nameOfSeat(game, seat) : 'no one');

/** Formats the state after a correction, without a full stop: "The Emirates of Hacan has 3 trade goods". */
export function formatCorrection(game: Game, what: string, about: About): string {
  const owner = ownerIn(game, about.seat);
  return TOLD[what]?.(game, about, owner) ?? `${owner} skips the question`;
}

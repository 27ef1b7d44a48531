import { type GroupedFact, type Words } from './words.ts';
import { formatCount } from '#text/sentences.ts';

const GOODS: Record<string, [one: string, many?: string]> = {
  'trade-goods': ['trade good'],
  commodities: ['commodity', 'commodities'],
  points: ['victory point'],
};

/** Formats the result of a correction that all players agreed to. */
export const formatCorrection = ({ what, about }: GroupedFact<'corrected'>, say: Words): string =>
  `Corrected: ${stands(what, about, say)}.`;

function stands(what: string, about: Record<string, string>, say: Words): string {
  const seat = about.seat === undefined || about.seat === 'nobody' ? 'no one' : say.seat(about.seat);
  switch (what) {
    case 'units':
      return `${seat} has ${say.units(about.unit, about.count)} at ${say.anything(about.place)}`;
    case 'count': {
      const [one, many] = GOODS[about.what] ?? [
        `command token in the ${about.what} pool`,
        `command tokens in the ${about.what} pool`,
      ];
      return `${seat} has ${formatCount(Number(about.count), one, many)}`;
    }
    case 'control':
      return `${seat} controls ${say.planet(about.planet)}`;
    case 'ready':
      return `${say.planet(about.planet)} is ${about.state === 'exhausted' ? 'exhausted' : 'ready'}`;
    case 'token':
      return `${seat} has ${about.there === 'yes' ? 'a' : 'no'} command token at ${say.anything(about.system)}`;
    case 'technology':
      return `${seat} ${about.owned === 'yes' ? 'owns' : 'does not own'} ${say.component(about.technology)}`;
    case 'leader':
      return `${say.component(about.leader)} is ${about.state}`;
    case 'relic':
      return `${say.component(about.relic)} ${whither(about.place, say)}`;
    case 'exploration':
      return `${say.component(about.card)} ${whither(about.place, say)}`;
    case 'card':
      return `${seat}'s ${say.component(about.card)} is ${about.state}`;
    case 'marker':
      return `${say.anything(about.system)} has ${about.there === 'yes' ? 'a' : 'no'} ${say.token(about.token)}`;
    case 'minor-alliance':
      return `${seat} has the alliance card of ${say.faction(about.faction)}`;
    case 'planet-commodities':
      return `${say.planet(about.planet)} has ${formatCount(Number(about.count), 'commodity', 'commodities')}`;
    case 'captured':
      return `${seat} has captured ${say.units(about.unit, about.count)} from ${say.seat(about.owner)}`;
    case 'foreign-token':
      return `${seat} has ${about.there === 'yes' ? 'a' : 'no'} command token from ${say.seat(about.owner)} in the fleet pool`;
    case 'side':
      return `the ${about.side} side is up at ${say.anything(about.system)}`;
    default:
      return `${seat} skips the question`;
  }
}

const PILES: Record<string, string> = {
  deck: 'goes to its deck',
  discard: 'goes to its discard pile',
  purged: 'is purged',
};

/** Formats the place that a card was moved to. */
const whither = (place: string, say: Words): string => PILES[place] ?? `goes to ${say.anything(place)}`;

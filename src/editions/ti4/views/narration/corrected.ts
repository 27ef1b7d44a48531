import { type Told, type Words } from './told.ts';
import { some } from '../../../../words/sentences.ts';

const GOODS: Record<string, [one: string, many?: string]> = {
  'trade-goods': ['trade good'],
  commodities: ['commodity', 'commodities'],
  points: ['victory point'],
};

/** What is so now, by a correction that everybody has agreed to. */
export const corrected = ({ what, about }: Told<'corrected'>, say: Words): string => `Corrected: ${stands(what, about, say)}.`;

function stands(what: string, about: Record<string, string>, say: Words): string {
  const seat = about.seat === undefined || about.seat === 'nobody' ? 'nobody' : say.seat(about.seat);
  switch (what) {
    case 'units':
      return `${seat} has ${say.units(about.unit, about.count)} at ${say.anything(about.place)}`;
    case 'count': {
      const [one, many] = GOODS[about.what] ?? [`command token in the ${about.what} pool`, `command tokens in the ${about.what} pool`];
      return `${seat} has ${some(Number(about.count), one, many)}`;
    }
    case 'control':
      return `${seat} controls ${say.planet(about.planet)}`;
    case 'ready':
      return `${say.planet(about.planet)} is ${about.state === 'exhausted' ? 'exhausted' : 'ready'}`;
    case 'token':
      return `${seat} has ${about.there === 'yes' ? 'a' : 'no'} command token at ${say.anything(about.system)}`;
    case 'technology':
      return `${seat} ${about.owned === 'yes' ? 'owns' : 'does not own'} ${say.component(about.technology)}`;
    default:
      return `${seat} skips what they were asked`;
  }
}

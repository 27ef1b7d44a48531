import type { Face } from '#discord';
import { owned, worksOf, type Jobs, type Works } from '#workers';
import { thoughtOf, type Edition, type Log, type Thinking, type Thought } from '#service';
import { second } from './ti2/manifest.ts';
import { third } from './ti3/manifest.ts';
import { fourth } from './ti4/manifest.ts';

/** An edition as this program plays it: for the table, and for Discord. */
export interface Played {
  edition: Edition;
  face: Face;
}

/** Who does what takes long, and who is told where that fails; left out, it is done right here. */
export interface Outside {
  works: Works;
  log: Log;
}

/** An edition as it is listed here. What of it is large is loaded when it is first asked for, and once. */
export interface Listed {
  edition(): Promise<Edition>;
  face(outside?: Outside): Promise<Face>;
  /** What workers do for its face, which asks for it by these names: one of them draws, the other reckons. */
  drawing?: Jobs;
  reckoning?: Jobs;
}

/** By the id that games carry, which its rules and its face carry too. */
export type Listing = Record<string, () => Listed>;

/** Every edition there is, in the order in which they are offered. */
export const EDITIONS: Listing = { ti4: fourth, ti3: third, ti2: second };

/** Throws an Error where one calls itself otherwise than it is listed: games of another would be played by its rules. */
export const loadEditions = (outside?: Outside, listing: Listing = EDITIONS): Promise<Played[]> =>
  Promise.all(
    Object.entries(listing).map(async ([id, list]) => {
      const one = list();
      const [edition, face] = await Promise.all([
        one.edition(),
        one.face(outside && { ...outside, works: worksOf(outside.works, id) }),
      ]);
      const other = [edition.id, face.edition].find((called) => called !== id);
      if (other !== undefined) throw new Error(`The edition listed as ${id} calls itself ${other}`);
      return { edition, face };
    }),
  );

/** What the workers of the bot can do for them: what one of them draws needs no rules. */
export function workerJobs(listing: Listing = EDITIONS): { drawing: Jobs; reckoning: Jobs } {
  const listed = Object.entries(listing).map(([id, list]) => ({ id, one: list() }));
  const loaded = new Map<string, Promise<Edition>>();
  const editionOf = (id: string): Promise<Edition> => {
    const found = loaded.get(id) ?? listed.find((known) => known.id === id)?.one.edition();
    if (!found) throw new Error(`There is no edition called ${id}`);
    loaded.set(id, found);
    return found;
  };
  const all = (which: 'drawing' | 'reckoning'): Jobs =>
    Object.assign({}, ...listed.map(({ id, one }) => owned(id, one[which] ?? {})));
  return {
    drawing: all('drawing'),
    reckoning: {
      ...all('reckoning'),
      think: async (thinking: Thinking): Promise<Thought> => thoughtOf(await editionOf(thinking.edition), thinking),
    },
  };
}

import type { Face } from '../discord/index.ts';
import type { Jobs, Works } from '../pool/index.ts';
import { thoughtOf, type Edition, type Log, type Thinking, type Thought } from '../table/index.ts';
import type { Rulebook } from './ti4/rules/game.ts';
import { drawingJobs, reckoningJobs } from './ti4/face/jobs.ts';

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

/** Every edition there is, in the order in which they are offered. Each is loaded where it is played, and nowhere else. */
const EDITIONS: Record<string, (outside?: Outside) => Promise<Played>> = {
  ti4: (outside) => import('./ti4/played.ts').then(({ played }) => played(outside)),
};

export const loadEditions = (outside?: Outside): Promise<Played[]> => Promise.all(Object.values(EDITIONS).map((load) => load(outside)));

/** What a worker of the bot can do for them. It loads what it needs when it is first asked for it: who draws needs no rules. */
export function workerJobs(): Jobs {
  const loaded = new Map<string, Promise<Played>>();
  let book: Promise<Rulebook> | undefined;
  const playedBy = (id: string): Promise<Played> => {
    const found = loaded.get(id) ?? EDITIONS[id]();
    loaded.set(id, found);
    return found;
  };
  return {
    ...drawingJobs,
    ...reckoningJobs(() => (book ??= import('./ti4/book.ts').then(({ bookOf }) => bookOf()))),
    think: async (thinking: Thinking): Promise<Thought> => thoughtOf((await playedBy(thinking.edition)).edition, thinking),
  };
}

import type { EditionAdapter } from '#discord';
import { namespaceJobs, runnerFor, type JobHandlers, type JobRunner } from '#workers';
import { chooseMove, type Edition, type Logger, type AiTask, type AiChoice } from '#service';
import { secondEditionEntry } from './ti2/manifest.ts';
import { thirdEditionEntry } from './ti3/manifest.ts';
import { fourthEditionEntry } from './ti4/manifest.ts';

/** An edition as this program plays it: for the table, and for Discord. */
export interface LoadedEdition {
  edition: Edition;
  adapter: EditionAdapter;
}

/** Who does what takes long, and who is told where that fails; left out, it is done right here. */
export interface WorkerAccess {
  jobs: JobRunner;
  log: Logger;
}

/** An edition as it is listed here. What of it is large is loaded when it is first asked for, and once. */
export interface EditionEntry {
  edition(): Promise<Edition>;
  adapter(outside?: WorkerAccess): Promise<EditionAdapter>;
  /** What workers do for its face, which asks for it by these names: one of them draws, the other reckons. */
  renderJobs?: JobHandlers;
  rulesJobs?: JobHandlers;
}

/** By the id that games carry, which its rules and its face carry too. */
export type EditionRegistry = Record<string, () => EditionEntry>;

/** Every edition there is, in the order in which they are offered. */
export const EDITIONS: EditionRegistry = { ti4: fourthEditionEntry, ti3: thirdEditionEntry, ti2: secondEditionEntry };

/** Throws an Error where one calls itself otherwise than it is listed: games of another would be played by its rules. */
export const loadEditions = (outside?: WorkerAccess, listing: EditionRegistry = EDITIONS): Promise<LoadedEdition[]> =>
  Promise.all(
    Object.entries(listing).map(async ([id, list]) => {
      const one = list();
      const [edition, face] = await Promise.all([
        one.edition(),
        one.adapter(outside && { ...outside, jobs: runnerFor(outside.jobs, id) }),
      ]);
      const other = [edition.id, face.editionId].find((called) => called !== id);
      if (other !== undefined) throw new Error(`The edition listed as ${id} calls itself ${other}`);
      return { edition, adapter: face };
    }),
  );

/** What the workers of the bot can do for them: what one of them draws needs no rules. */
export function workerJobs(listing: EditionRegistry = EDITIONS): { drawing: JobHandlers; reckoning: JobHandlers } {
  const listed = Object.entries(listing).map(([id, list]) => ({ id, one: list() }));
  const loaded = new Map<string, Promise<Edition>>();
  const editionOf = (id: string): Promise<Edition> => {
    const found = loaded.get(id) ?? listed.find((known) => known.id === id)?.one.edition();
    if (!found) throw new Error(`There is no edition called ${id}`);
    loaded.set(id, found);
    return found;
  };
  const all = (which: 'renderJobs' | 'rulesJobs'): JobHandlers =>
    Object.assign({}, ...listed.map(({ id, one }) => namespaceJobs(id, one[which] ?? {})));
  return {
    drawing: all('renderJobs'),
    reckoning: {
      ...all('rulesJobs'),
      think: async (thinking: AiTask): Promise<AiChoice> => chooseMove(await editionOf(thinking.edition), thinking),
    },
  };
}

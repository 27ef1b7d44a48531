import type { EditionAdapter } from '#discord';
import type { WorkerAccess } from '#discord/edition/adapter-services.ts';
import { namespaceJobs, runnerFor, type JobHandlers } from '#workers';
import type { Edition, AiTask, AiChoice } from '#service';
// By its file, since workers need nothing else of the service, neither the database nor its libraries.
import { chooseMove } from '#service/ai/choose-move.ts';
import { secondEditionEntry } from './ti2/registry-entry.ts';
import { thirdEditionEntry } from './ti3/registry-entry.ts';
import { fourthEditionEntry } from './ti4/registry-entry.ts';

/** An edition's rules for the service and its adapter for Discord. */
export interface LoadedEdition {
  edition: Edition;
  adapter: EditionAdapter;
}

/** An edition as listed here. Its large parts load on first use, and only once. */
export interface EditionEntry {
  edition(): Promise<Edition>;
  adapter(outside?: WorkerAccess): Promise<EditionAdapter>;
  /** Worker jobs that the adapter requests under these names: the first draws, the second evaluates rules. */
  renderJobs?: JobHandlers;
  rulesJobs?: JobHandlers;
}

/** Entries by the edition id that saved games carry. The rules and the adapter carry it too. */
export type EditionRegistry = Record<string, () => EditionEntry>;

/** Every edition, in the order in which the lobby offers them. */
export const EDITIONS: EditionRegistry = { ti4: fourthEditionEntry, ti3: thirdEditionEntry, ti2: secondEditionEntry };

/**
 * Throws an Error if an edition's id differs from its key, since its games would be played by another edition's rules.
 */
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

/** Collects the jobs of the bot's workers. The drawing worker needs no rules. */
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

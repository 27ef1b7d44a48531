import type { Rulebooks } from './rules/rulebooks.ts';
import type { WorkerAccess } from '#discord/edition/adapter-services.ts';
import { renderJobs, rulesJobs } from './discord/jobs.ts';

const onShelf = async (): Promise<Rulebooks> => (await import('./rulebook.ts')).rulebooksBySets();

/** Returns the registry entry of the second edition. `open` loads its rulebooks. */
export function secondEditionEntry(open: () => Promise<Rulebooks> = onShelf) {
  let opened: Promise<Rulebooks> | undefined;
  const books = (): Promise<Rulebooks> => (opened ??= open());
  return {
    renderJobs: renderJobs,
    rulesJobs: rulesJobs(books),
    adapter: async (outside?: WorkerAccess) => {
      const { createSecondEditionAdapter } = await import('./discord/adapter.ts');
      return createSecondEditionAdapter(await books(), outside);
    },
    edition: async () => {
      const { createSecondEdition } = await import('./service/edition.ts');
      return createSecondEdition(await books());
    },
  };
}

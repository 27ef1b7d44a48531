import type { WorkerAccess } from '#discord/edition/adapter-services.ts';
import { renderJobs, rulesJobs } from './discord/jobs.ts';
import type { Rulebooks } from './rules/rulebooks.ts';

const opened = async (): Promise<Rulebooks> => (await import('./rulebook.ts')).rulebooksBySets();

/**
 * Returns the registry entry of the third edition. `open` loads the rulebooks; it is called once, and the rules and the
 * Discord layer share the result.
 */
export function thirdEditionEntry(open: () => Promise<Rulebooks> = opened) {
  let shelf: Promise<Rulebooks> | undefined;
  const books = (): Promise<Rulebooks> => (shelf ??= open());
  return {
    edition: async () => (await import('./service/edition.ts')).createThirdEdition(await books()),
    adapter: async (outside?: WorkerAccess) =>
      (await import('./discord/adapter.ts')).createThirdEditionAdapter(await books(), outside),
    renderJobs: renderJobs,
    rulesJobs: rulesJobs(books),
  };
}

import type { WorkerAccess } from '#discord/edition/adapter-services.ts';
import { renderJobs, rulesJobs } from './discord/jobs.ts';
import type { Rulebooks } from './rules/rulebooks.ts';

const read = async (): Promise<Rulebooks> => (await import('./rulebook.ts')).rulebooksBySets();

/** Returns the fourth edition with all finished sets. All of its parts share the same rulebooks. */
export function fourthEditionEntry(readBooks: () => Promise<Rulebooks> = read) {
  let opened: Promise<Rulebooks> | undefined;
  const books = (): Promise<Rulebooks> => (opened ??= readBooks());
  return {
    edition: async () => (await import('./service/edition.ts')).createFourthEdition(await books()),
    adapter: async (outside?: WorkerAccess) =>
      (await import('./discord/adapter.ts')).createFourthEditionAdapter(await books(), outside),
    renderJobs: renderJobs,
    rulesJobs: rulesJobs(books),
  };
}

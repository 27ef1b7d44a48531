import type { BookFor } from './rules/rulebooks.ts';
import type { Outside } from './discord/adapter.ts';
import { drawingJobs, reckoningJobs } from './discord/jobs.ts';

const onShelf = async (): Promise<BookFor> => (await import('./rulebook.ts')).booksBySets();

/** The second edition, as the registry has it. */
export function second(open: () => Promise<BookFor> = onShelf) {
  let opened: Promise<BookFor> | undefined;
  const books = (): Promise<BookFor> => (opened ??= open());
  return {
    drawing: drawingJobs,
    reckoning: reckoningJobs(books),
    face: async (outside?: Outside) => {
      const { secondFace } = await import('./discord/adapter.ts');
      return secondFace(await books(), outside);
    },
    edition: async () => {
      const { secondEdition } = await import('./service/edition.ts');
      return secondEdition(await books());
    },
  };
}

import type { Outside } from './discord/adapter.ts';
import { drawingJobs, reckoningJobs } from './discord/jobs.ts';
import type { Books } from './rules/rulebooks.ts';

const read = async (): Promise<Books> => (await import('./rulebook.ts')).booksOf();

/** The fourth edition, with all that has been written of it: the same books for whatever asks for its rules. */
export function fourth(readBooks: () => Promise<Books> = read) {
  let opened: Promise<Books> | undefined;
  const books = (): Promise<Books> => (opened ??= readBooks());
  return {
    edition: async () => (await import('./service/edition.ts')).fourthEdition(await books()),
    face: async (outside?: Outside) => (await import('./discord/adapter.ts')).fourthFace(await books(), outside),
    drawing: drawingJobs,
    reckoning: reckoningJobs(books),
  };
}

import type { Outside } from './discord/adapter.ts';
import { drawingJobs, reckoningJobs } from './discord/jobs.ts';
import type { BookFor } from './rules/rulebooks.ts';

const opened = async (): Promise<BookFor> => (await import('./rulebook.ts')).booksBySets();

/** The third edition, as the registry has it: one shelf of books for its rules and its face. */
export function third(open: () => Promise<BookFor> = opened) {
  let shelf: Promise<BookFor> | undefined;
  const books = (): Promise<BookFor> => (shelf ??= open());
  return {
    edition: async () => (await import('./service/edition.ts')).thirdEdition(await books()),
    face: async (outside?: Outside) => (await import('./discord/adapter.ts')).thirdFace(await books(), outside),
    drawing: drawingJobs,
    reckoning: reckoningJobs(books),
  };
}

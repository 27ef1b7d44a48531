import type { Outside } from './face/face.ts';
import { drawingJobs, reckoningJobs } from './face/jobs.ts';
import type { BookFor } from './face/books.ts';

const opened = async (): Promise<BookFor> => (await import('./book.ts')).booksBySets();

/** The third edition, as the registry has it: one shelf of books for its rules and its face. */
export function third(open: () => Promise<BookFor> = opened) {
  let shelf: Promise<BookFor> | undefined;
  const books = (): Promise<BookFor> => (shelf ??= open());
  return {
    edition: async () => (await import('./face/edition.ts')).thirdEdition(await books()),
    face: async (outside?: Outside) => (await import('./face/face.ts')).thirdFace(await books(), outside),
    drawing: drawingJobs,
    reckoning: reckoningJobs(books),
  };
}

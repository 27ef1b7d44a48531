import type { Outside } from './face/face.ts';
import { drawingJobs, reckoningJobs } from './face/jobs.ts';
import type { Books } from './rules/books.ts';

const read = async (): Promise<Books> => (await import('./book.ts')).booksOf();

/** The fourth edition, with all that has been written of it: the same books for whatever asks for its rules. */
export function fourth(readBooks: () => Promise<Books> = read) {
  let opened: Promise<Books> | undefined;
  const books = (): Promise<Books> => (opened ??= readBooks());
  return {
    edition: async () => (await import('./face/index.ts')).fourthEdition(await books()),
    face: async (outside?: Outside) => (await import('./face/face.ts')).fourthFace(await books(), outside),
    drawing: drawingJobs,
    reckoning: reckoningJobs(books),
  };
}

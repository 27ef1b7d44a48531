import type { BookFor } from './face/books.ts';
import type { Outside } from './face/face.ts';
import { drawingJobs, reckoningJobs } from './face/jobs.ts';

const onShelf = async (): Promise<BookFor> => (await import('./book.ts')).booksBySets();

/** The second edition, as the registry has it. */
export function second(open: () => Promise<BookFor> = onShelf) {
  let opened: Promise<BookFor> | undefined;
  const books = (): Promise<BookFor> => (opened ??= open());
  return {
    drawing: drawingJobs,
    reckoning: reckoningJobs(books),
    face: async (outside?: Outside) => {
      const { secondFace } = await import('./face/face.ts');
      return secondFace(await books(), outside);
    },
    edition: async () => {
      const { secondEdition } = await import('./face/edition.ts');
      return secondEdition(await books());
    },
  };
}

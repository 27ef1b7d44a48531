import type { BookFor } from './face/books.ts';
import type { Outside } from './face/face.ts';
import { drawingJobs, reckoningJobs } from './face/jobs.ts';

const onShelf = (): Promise<BookFor> => import('./book.ts').then(({ booksBySets }) => booksBySets());

/** The second edition, as a registry would have it. */
export function second(open: () => Promise<BookFor> = onShelf) {
  let opened: Promise<BookFor> | undefined;
  const books = (): Promise<BookFor> => (opened ??= open());
  return {
    drawing: drawingJobs,
    reckoning: reckoningJobs(books),
    edition: () => Promise.all([books(), import('./face/edition.ts')]).then(([shelf, { secondEdition }]) => secondEdition(shelf)),
    face: (outside?: Outside) =>
      Promise.all([books(), import('./face/face.ts')]).then(([shelf, { secondFace }]) => secondFace(shelf, outside)),
  };
}

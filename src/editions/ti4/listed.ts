import type { Outside } from './face/face.ts';
import { drawingJobs, reckoningJobs } from './face/jobs.ts';
import type { Rulebook } from './rules/game.ts';

const read = async (): Promise<Rulebook> => (await import('./book.ts')).bookOf();

/** The fourth edition, with all that has been written of it: one book for whatever asks for its rules. */
export function fourth(readBook: () => Promise<Rulebook> = read) {
  let opened: Promise<Rulebook> | undefined;
  const book = (): Promise<Rulebook> => (opened ??= readBook());
  return {
    edition: async () => (await import('./face/index.ts')).fourthEdition(await book()),
    face: async (outside?: Outside) => (await import('./face/face.ts')).fourthFace(await book(), outside),
    drawing: drawingJobs,
    reckoning: reckoningJobs(book),
  };
}

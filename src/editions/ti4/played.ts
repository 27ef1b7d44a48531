import { bookOf } from './book.ts';
import { fourthFace, type Outside } from './face/face.ts';
import { fourthEdition } from './face/index.ts';

/** The fourth edition, with all that has been written of it. */
export function played(outside?: Outside) {
  const book = bookOf();
  return { edition: fourthEdition(book), face: fourthFace(book, outside) };
}

import { lookAheadAfter, lookAheadFrom, questionMark, openAsks, type Answer, type Spec } from '#engine';
import { state, type Room } from './room.ts';
import { toyBook } from './toy.ts';

/**
 * Returns the mark of the question after an answer to the only open one, as a form saves it. `spec`: replaces the
 * question's spec.
 */
export async function markAfter(here: Room, game: string, reply: Answer, spec?: Spec): Promise<string> {
  const now = await state(here, game);
  const [open] = openAsks(now);
  const from = lookAheadFrom(now, toyBook as never, open.ask.id, ({ state: whole }) => whole);
  const next = from && lookAheadAfter(from, reply);
  if (!next) throw new Error('Nothing follows');
  return questionMark(spec ? { ...next, spec } : next);
}

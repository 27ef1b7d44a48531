import { expect, test } from 'vitest';
import { bookOf } from '../../src/editions/ti3/book.ts';
import { simulate } from '../../src/editions/ti3/rehearsal/run.ts';
import { EXPANDED } from './card-table.ts';

const book = bookOf(EXPANDED);

const played = (kind: 'random' | 'practice', games: number) =>
  Array.from({ length: games }, (_, i) =>
    simulate(
      book,
      { players: 3 + (i % 4), seed: `both expansions, ${kind} ${i}`, partial: true },
      { kinds: Array.from({ length: 6 }, () => kind) },
    ),
  );

test('E3 13.1 games with the cards of both expansions come to an end, and all is well after every answer', () => {
  for (const { seed, ending, stuck, endless, refused, faults } of [...played('random', 1), ...played('practice', 1)])
    expect({ seed, ended: ending !== null, stuck, endless, refused, faults }).toEqual({
      seed,
      ended: true,
      stuck: [],
      endless: [],
      refused: [],
      faults: [],
    });
});

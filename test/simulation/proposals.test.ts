import { expect, test } from 'vitest';
import { bookOf } from '#ti4/rulebook.ts';
import { playOut } from '#ti4/simulation/play-out.ts';
import { practising } from '#ti4/simulation/players.ts';
import { proposalFaults } from '#ti4/simulation/proposals.ts';
import { laidOut } from '#ti4/simulation/simulate.ts';
import { generator, randomly } from '#simulation';

const book = bookOf();
test('a proposal gives up nothing that the rules do not take', () => {
  const wrong: string[] = [];
  const met = new Set<string>();
  for (const [players, seed] of [
    [6, 'proposals a'],
    [3, 'proposals b'],
  ] as const) {
    const state = laidOut(book, { players, seed, late: true });
    const below = generator(players);
    const anything = randomly(below);
    playOut({
      book,
      state,
      below,
      practising: state.order,
      limit: 500,
      answerer: (open, spec, check, game) => {
        if (spec.kind === 'allot' || spec.kind === 'choose') met.add(open.ask.question);
        wrong.push(...proposalFaults(game, open, spec));
        return below(6) ? practising(open, spec, check, game) : anything(open, spec, check, game);
      },
    });
  }
  expect([...met]).toEqual(
    expect.arrayContaining(['move-ships', 'units-to-produce', 'planets-for-votes', 'commit-ground-forces']),
  );
  expect(wrong).toEqual([]);
});

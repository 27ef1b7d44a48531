import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { playOut } from '#ti4/simulation/play-out.ts';
import { answerAsAi } from '#ti4/simulation/players.ts';
import { findProposalFaults } from '#ti4/simulation/proposals.ts';
import { setUpGame } from '#ti4/simulation/simulate.ts';
import { createRandom, randomAnswerer } from '#simulation';

const book = rulebookOf();
test('a proposal gives up nothing that the rules do not require', () => {
  const wrong: string[] = [];
  const met = new Set<string>();
  for (const [players, seed] of [
    [6, 'proposals a'],
    [3, 'proposals b'],
  ] as const) {
    const state = setUpGame(book, { players, seed, late: true });
    const below = createRandom(players);
    const anything = randomAnswerer(below);
    playOut({
      book,
      state,
      below,
      aiSeats: state.order,
      maxAnswers: 500,
      answerer: (open, spec, check, game) => {
        if (spec.kind === 'allot' || spec.kind === 'choose') met.add(open.ask.question);
        wrong.push(...findProposalFaults(game, open, spec));
        return below(6) ? answerAsAi(open, spec, check, game) : anything(open, spec, check, game);
      },
    });
  }
  expect([...met]).toEqual(
    expect.arrayContaining(['move-ships', 'units-to-produce', 'planets-for-votes', 'commit-ground-forces']),
  );
  expect(wrong).toEqual([]);
});

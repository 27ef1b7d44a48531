import { expect, test } from 'vitest';
import { rulebookOf } from '#ti3/rulebook.ts';
import { simulate } from '#ti3/simulation/simulate.ts';
import { EXPANDED } from './card-table.ts';
import { book as withLeaders } from './leaders/led-table.ts';

const book = rulebookOf(EXPANDED);

const played = (kind: 'random' | 'practice', games: number) =>
  Array.from({ length: games }, (_, i) =>
    simulate(
      book,
      { players: 3 + (i % 4), seed: `both expansions, ${kind} ${i}`, partial: true },
      { kinds: Array.from({ length: 6 }, () => kind) },
    ),
  );

test('E3 13.1 simulated games with both expansions end without faults', () => {
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

test('E3 18.20 a simulated game with domain counters ends without faults', () => {
  const played = ['distantSuns', 'ageOfEmpire'] as const;
  const { tally, ...report } = simulate(
    rulebookOf(),
    { players: 3, seed: 'suns', played },
    { kinds: ['practice', 'random', 'random'] },
  );
  expect([report.stuck, report.refused, report.endless, report.faults]).toEqual([[], [], [], []]);
  expect(report.ending).not.toBeNull();
  expect(tally['counters met']).toBeGreaterThan(0);
});

test('E3 20.1 a simulated game with leaders ends without faults', () => {
  const report = simulate(
    withLeaders,
    { players: 4, seed: 'led' },
    { kinds: ['practice', 'practice', 'random', 'random'] },
  );
  expect([report.faults, report.stuck, report.refused, report.endless]).toEqual([[], [], [], []]);
});

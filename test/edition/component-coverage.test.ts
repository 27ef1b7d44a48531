import { expect, test } from 'vitest';
import { rulebookOf as secondBook } from '#ti2/rulebook.ts';
import { createTi2CoverageSource } from '#ti2/simulation/coverage.ts';
import { createEagerAnswerer as secondPlayer, setUpGame as secondGame } from '#ti2/simulation/simulate.ts';
import { ti2Simulation } from '#ti2/simulation/simulated-edition.ts';
import { rulebookOf as thirdBook } from '#ti3/rulebook.ts';
import { createTi3CoverageSource } from '#ti3/simulation/coverage.ts';
import { createEagerAnswerer as thirdPlayer, setUpGame as thirdGame } from '#ti3/simulation/simulate.ts';
import { ti3Simulation } from '#ti3/simulation/simulated-edition.ts';
import { createCoverage, createRandom, formatCoverage, playOut, type ComponentCount } from '#simulation';

const ANSWERS = 220;

/** The kinds of the components that came up, each with how many were used and offered. */
function kindsIn(counts: Record<string, ComponentCount>, kindOf: (id: string) => string) {
  const kinds: Record<string, { used: number; offered: number }> = {};
  for (const [id, { used, offered }] of Object.entries(counts)) {
    const kind = (kinds[kindOf(id)] ??= { used: 0, offered: 0 });
    kind.used += Number(used > 0);
    kind.offered += Number(offered > 0);
  }
  return kinds;
}

test('coverage of the third edition counts what came up', () => {
  const book = thirdBook();
  const seen = createCoverage(createTi3CoverageSource(book));
  const below = createRandom(1);
  const game = thirdGame(book, { players: 3, seed: 'coverage', veil: 'nothing' });
  playOut(ti3Simulation, {
    game,
    below,
    answerer: thirdPlayer(below),
    maxAnswers: ANSWERS,
    onAsk: seen.onAsk,
    onFact: seen.onFact,
  });
  const kinds = kindsIn(seen.counts, (id) => book.components[id].kind);
  for (const kind of ['strategy-card', 'unit', 'objective', 'action-card', 'ability'])
    expect(kinds[kind].used, kind).toBeGreaterThan(0);
  expect(kinds['strategy-card'].offered).toBeGreaterThan(3);
  expect(kinds['action-card'].offered).toBeGreaterThan(3);
  expect(kinds.race).toBeUndefined();
  const told = formatCoverage(seen.counts, (id) => book.components[id].kind);
  expect(told.find((line) => line.startsWith('strategy-card   diplomacy '))).toMatch(/offered +\d+ +used +\d+$/);
  expect(told.at(-2)).toMatch(/^Never offered or used: .*\bveto\b/);
});

test('coverage of the second edition counts what came up', () => {
  const book = secondBook();
  const seen = createCoverage(createTi2CoverageSource(book));
  const below = createRandom(1);
  const game = secondGame(book, { players: 3, seed: 'coverage', veil: 'nothing', late: true });
  playOut(ti2Simulation, {
    game,
    below,
    answerer: secondPlayer(below),
    maxAnswers: ANSWERS,
    onAsk: seen.onAsk,
    onFact: seen.onFact,
  });
  const kinds = kindsIn(seen.counts, (id) => book.components[id].kind);
  for (const kind of ['political-card', 'unit', 'technology']) expect(kinds[kind].used, kind).toBeGreaterThan(0);
  expect(kinds['action-card'].offered).toBeGreaterThan(0);
});

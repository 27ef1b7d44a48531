import { expect, test } from 'vitest';
import { renderEditionLegend } from '#ti3/render/board/legend.ts';
import { describeSheets } from '#ti3/render/alt-text.ts';
import { buildBoardView } from '#ti3/views/index.ts';
import { laidOut } from '../content/third-game.ts';

test('the legend lists standard units and only those extras in play', () => {
  const view = buildBoardView(laidOut(), {});
  expect(renderEditionLegend(view, 1000).key).toContain('cruiser');
  expect(renderEditionLegend(view, 1000).key).not.toContain('shock-troop');
  const [system] = view.systems;
  system.space.push({ ...system.space[0], owner: 'p1', type: 'shock-troop', count: 1, damaged: 0 });
  expect(renderEditionLegend(view, 1000).key).toContain('shock-troop');
});

test('a count of one uses the singular', () => {
  const view = buildBoardView(laidOut(), {});
  view.seats[0].counters.command = 1;
  view.seats[0].tradeGoods = 1;
  expect(describeSheets(view)).toContain('1 counter in the command pool');
  expect(describeSheets(view)).toContain('; 1 trade good.');
});

test('E3 18 the legend explains domain counters only when in play', () => {
  const view = buildBoardView(laidOut(), {});
  const shown = (): boolean[] =>
    ['domain counter, face down', 'domain counter, face up'].map((words) =>
      renderEditionLegend(view, 1000).body.includes(words),
    );
  expect(shown()).toEqual([false, false]);
  const [planet, other] = view.systems.flatMap(({ planets }) => planets);
  planet.counter = null;
  expect(shown()).toEqual([true, false]);
  other.counter = 'Hostile Locals (2)';
  expect(shown()).toEqual([true, true]);
});

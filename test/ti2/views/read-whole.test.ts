import { expect, test } from 'vitest';
import { rulebookOf } from '#ti2/rulebook.ts';
import { renderEditionLegend } from '#ti2/render/board/legend.ts';
import { sheetSections } from '#ti2/render/sheets/sheets.ts';
import { newGame } from '#ti2/rules/game.ts';
import { newState } from '#ti2/rules/setup/new-state.ts';
import { buildBoardView } from '#ti2/views/index.ts';
import type { OptionId } from '#ti2/rules/terms.ts';

const viewOf = (played: OptionId[]) => {
  const book = rulebookOf(['base', 'own', 'hopes-end']);
  const players = Array.from({ length: 6 }, (_, i) => ({ id: `p${i + 1}` }));
  return buildBoardView(newGame(newState(book, { seed: 'read', players, played }), book));
};

test('E2 10.2 bracket requirements are never truncated, even with six players', () => {
  const view = viewOf([]);
  const crowded = {
    ...view,
    chart: view.chart.map((one) => ({ ...one, seats: view.seats.map(({ color }) => color) })),
  };
  for (const one of [view, crowded]) {
    const text = sheetSections(one)[1].body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '); // prettier-ignore
    expect(text).not.toContain('…');
    for (const { bracket } of view.chart)
      if (bracket.influence) expect(text).toContain(`${bracket.influence} influence`);
  }
});

test('E2 12.5 the legend names leader kinds and own tiles', () => {
  const text = (played: OptionId[]): string => renderEditionLegend(viewOf(played), 1800).body.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|'); // prettier-ignore
  for (const [mark, name] of [
    ['Ad', 'Admiral'],
    ['Ag', 'Agent'],
    ['Di', 'Diplomat'],
    ['Ge', 'General'],
    ['Sc', 'Scientist'],
  ])
    // prettier-ignore
    expect(text(['leaders'])).toContain(`|${mark}|${name}|`);
  expect(text([])).not.toContain('Admiral');
  expect(text([])).toContain('|Other tiles: values are our own|');
});

import { describe, expect, test } from 'vitest';
import type { BoardComposition } from '#render/board/board-parts.ts';
import type { Composition } from '#render/composition.ts';
import { HEX_RADIUS } from '#render/geometry.ts';
import { stackSections } from '#render/layout/sections.ts';
import { composeBoard as boardOfSecond } from '#ti2/render/board/board.ts';
import { paginateSheets as sheetsOfSecond, SHEETS_WIDTH as SECOND_WIDTH } from '#ti2/render/sheets/sheets.ts';
import { composeBoard as boardOfThird } from '#ti3/render/board/board.ts';
import { paginateSheets as sheetsOfThird, SHEETS_WIDTH as THIRD_WIDTH } from '#ti3/render/sheets/sheets.ts';
import { composeMap } from '#ti4/render/board/board.ts';
import { paginateSheets as sheetsOfFourth } from '#ti4/render/sheets/sheets.ts';
import { eight } from './kings.ts';
import { lateSecond, lateThird } from './late-views.ts';
import { textsOf } from './letters.ts';
import { crowded, opening } from './scenes.ts';

// A person with a phone reads every name and count on the parts of a board.

/** Width of a phone's screen in pixels. */
const SCREEN = 390;
/** Height of the font's capitals and digits relative to its size. */
const CAPITALS = 0.7;

/** Positions such as "205" are names. */
const isCount = (words: string): boolean => /^−?\d\d?(\/\d+| in all)?$/.test(words);

/** Lists the texts of a picture with the height of their capitals and digits on the screen. */
const heightsOf = ({ pieces, width, scale }: Composition): { words: string; height: number }[] =>
  pieces.flatMap(({ layers }) =>
    layers.flatMap(({ body }) =>
      textsOf(body()).map(({ words, size }) => ({ words, height: (size * CAPITALS * scale * SCREEN) / width })),
    ),
  );

/** A board and the pictures of the table beside it. */
type Posted = () => { board: BoardComposition; table: Composition[] };

const BOARDS: Record<string, Posted> = {
  fourth: () => ({ board: composeMap(crowded()), table: sheetsOfFourth(crowded()).map(({ picture }) => picture) }),
  third: () => ({
    board: boardOfThird(lateThird()),
    table: sheetsOfThird(lateThird()).map(({ sections }) => stackSections(sections, THIRD_WIDTH)),
  }),
  second: () => ({
    board: boardOfSecond(lateSecond()),
    table: sheetsOfSecond(lateSecond()).map(({ sections }) => stackSections(sections, SECOND_WIDTH)),
  }),
};

describe.each(Object.entries(BOARDS))('a late game of six in the %s edition', (edition, compose) => {
  const { board, table } = compose();
  const texts = board.parts.flatMap(({ composition }) => heightsOf(composition));

  test('shows every name with 7 pixels and every count with 8', () => {
    const small = texts.filter(({ words, height }) => height < (isCount(words) ? 8 : 7));
    expect(small).toEqual([]);
    expect(texts.filter(({ words }) => isCount(words)).length).toBeGreaterThan(100);
  });

  test('shows on its parts whatever is on the board', () => {
    const [legend] = board.pieces.slice(-1);
    const all = board.pieces.filter((piece) => piece !== legend).flatMap(({ layers }) => layers.map(({ key }) => key));
    const shown = board.parts.flatMap(({ composition: { pieces } }) =>
      pieces.flatMap(({ layers }) => layers.map(({ key }) => key)),
    );
    expect(new Set(shown)).toEqual(new Set(all));
    expect(new Set(board.parts.flatMap(({ hexes }) => hexes)).size).toBe(37);
  });

  test('has a heading with round, phase, player, points and goals', () => {
    const words = texts.map((one) => one.words);
    for (const wanted of HEADINGS[edition]) expect(words).toContain(wanted);
  });

  test('has the legend beside the board, and all of the table legible', () => {
    const beside = table.flatMap(heightsOf);
    expect(beside.filter(({ height }) => height < 7)).toEqual([]);
    for (const wanted of ['cruiser', 'resources', 'influence'])
      expect(beside.map(({ words }) => words)).toContain(wanted);
  });
});

const HEADINGS: Record<string, string[]> = {
  fourth: ['ROUND 4', 'Action phase', "Ann's turn", 'Ann', '7', 'OBJECTIVES', 'Corner the Market', 'LAWS'],
  third: ['ROUND 6', 'Action phase', "Ann's turn", 'Ann', '3', 'OBJECTIVES', 'LAWS'],
  second: ['ROUND 7', 'Individual turns', 'Bartholomew', '2/6', 'PROGRESSION', 'Foundation', 'LAWS'],
};

test('parts have at most four columns of hexes', () => {
  expect(composeMap(opening(6)).parts.map(({ composition: { width } }) => width)).toEqual([1168, 1168]);
  expect(composeMap(eight()).parts.map(({ composition: { width } }) => width)).toEqual([1168, 1152, 1168]);
});

test('third edition: a system off the board stands in its lower right corner', () => {
  const view = { ...lateThird(), laws: [] };
  const plain = boardOfThird(structuredClone(view));
  view.systems.push({ ...view.systems[1], id: 'off', position: '504', space: [], planets: [], home: null });
  const { width, height, pieces } = boardOfThird(view);
  expect([width, height]).toEqual([plain.width, plain.height]);
  const hexes = pieces.filter(({ box }) => box.width === 2 * HEX_RADIUS);
  expect(hexes.map(({ y }) => y).filter((y) => y === Math.max(...hexes.map((hex) => hex.y)))).toHaveLength(2);
  expect(hexes[hexes.length - 1].x).toBe(Math.max(...hexes.map(({ x }) => x)));
});

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Box, hexCorners, HEX_HALF_HEIGHT, HEX_RADIUS } from '#render/geometry.ts';
import { UI_COLORS } from '#render/palette.ts';
import type { Piece } from '#render/composition.ts';
import { svgDocument } from '#render/svg.ts';
import { playerPaints } from '#ti4/render/palette.ts';
import '#render/raster/fonts.ts';
import { describeCloseUp } from '#ti4/render/alt-text.ts';
import { legendContentsOf, renderEditionLegend } from '#ti4/render/board/legend.ts';
import { composeMap } from '#ti4/render/board/board.ts';
import { sheetSections, SHEETS_WIDTH } from '#ti4/render/sheets/sheets.ts';
import type { BoardView } from '#ti4/views/index.ts';
import { eight, kings } from './kings.ts';
import { sizesOf } from './letters.ts';
import { battle, crowded, opening, wide } from './scenes.ts';

/** As much as a table can ever hold: names, laws and objectives that are long, and many. */
function overfull(): BoardView {
  const view = crowded();
  view.phase = 'strategy';
  view.unclaimed = Array.from({ length: 8 }, (_, i) => ({
    id: `card-${i}`,
    name: 'Construction',
    initiative: i + 1,
    tradeGoods: i,
  }));
  view.laws = Array.from({ length: 9 }, (_, i) => ({
    key: `law-${i}`,
    id: `law-${i}`,
    name: 'Shared Research of the Minister of Antiquities',
    text: 'Word '.repeat(60),
    elected: 'Jol-Nar',
  }));
  view.objectives = Array.from({ length: 13 }, (_, i) => ({
    id: `objective-${i}`,
    name: 'Galvanize the People of Every Other World',
    stage: i < 6 ? 1 : 2,
    points: 1,
    text: 'Word '.repeat(30),
    scoredBy: view.seats.map(({ id }) => id),
  }));
  for (const seat of view.seats) {
    Object.assign(seat, {
      name: 'Bartholomew Featherstonehaugh of Somewhere',
      passed: true,
      waiting: true,
      speaker: true,
      active: true,
      points: 14,
      tradeGoods: 23,
    });
    seat.strategyCards = view.unclaimed
      .slice(0, 2)
      .map(({ id, name, initiative }) => ({ id, name, initiative, used: false }));
    seat.scoredSecrets = Array.from({ length: 3 }, (_, i) => ({
      id: `secret-${i}`,
      name: 'Make an Example of Their World',
      points: 1,
    }));
    seat.technologies = Array.from({ length: 5 }, () => seat.technologies).flat();
  }
  view.goal = 14;
  return view;
}

const scenes: Record<string, () => BoardView> = {
  'a crowded game': crowded,
  'a battle': battle,
  'the beginning': () => opening(6),
  'a wide board': wide,
  'an overfull table': overfull,
  'eight players and hyperlanes': eight,
  'two systems beside the galaxy': () => kings('standard-6'),
};

/** Whether anything is drawn outside of a box: it would be cut off. */
async function spills(box: Box, body: string): Promise<boolean> {
  const around = 24;
  const svg = svgDocument(
    { x: box.x - around, y: box.y - around, width: box.width + 2 * around, height: box.height + 2 * around },
    body,
  );
  const { data, info } = await sharp(Buffer.from(svg)).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  // One pixel of softness at the edges is nothing.
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const inside = x >= around - 2 && y >= around - 2 && x < info.width - around + 2 && y < info.height - around + 2;
      if (!inside && data[y * info.width + x] > 40) return true;
    }
  }
  return false;
}

const isBackground = ({ box }: Piece) => box.width > 1800;

describe.each(Object.entries(scenes))('%s', (_name, scene) => {
  const { width, pieces } = composeMap(scene());
  const tops = pieces
    .filter((piece) => !isBackground(piece))
    .map((piece) => ({ ...piece, body: piece.layers[piece.layers.length - 1].body() }));

  test('has no letters below 19 pixels, shown 2000 wide', () => {
    for (const { body } of tops)
      for (const size of sizesOf(body))
        expect(size * Math.min(1, 2000 / width), body.slice(0, 200)).toBeGreaterThanOrEqual(19);
    for (const { body } of sheetSections(scene()))
      for (const size of sizesOf(body)) expect(size).toBeGreaterThanOrEqual(19);
  });

  test('has nothing cut off at the picture’s edge', async () => {
    for (const { box, body } of tops) expect(await spills(box, body), body.slice(0, 300)).toBe(false);
    for (const { height, body } of sheetSections(scene()))
      expect(
        await spills({ x: 0, y: 0, width: SHEETS_WIDTH - 64, height: Math.ceil(height) }, body),
        body.slice(-300),
      ).toBe(false);
  });

  test('has panels clear of the hexes and each other', () => {
    const hexes = pieces.filter(({ box }) => box.width === 2 * HEX_RADIUS);
    const panels = pieces.filter((piece) => !isBackground(piece) && piece.box.x === 0);
    expect(panels.length).toBeGreaterThan(1);
    const inside = (px: number, py: number, { x, y, box }: Piece) =>
      px > x + 1 && py > y + 1 && px < x + box.width - 1 && py < y + box.height - 1;
    for (const panel of panels) {
      for (const { x, y } of hexes)
        for (const [dx, dy] of hexCorners(HEX_RADIUS)) expect(inside(x + dx, y + dy, panel)).toBe(false);
      for (const other of panels)
        if (other !== panel)
          for (const [dx, dy] of [
            [0, 0],
            [0, 1],
            [1, 0],
            [1, 1],
          ])
            expect(inside(other.x + dx * other.box.width, other.y + dy * other.box.height, panel)).toBe(false);
    }
  });
});

test('hyperlanes are drawn as rotated lines, without system hexes', () => {
  const view = eight();
  // 87a, turned by one: from the south-east to the north, to the south and to the north-east.
  expect(view.hyperlanes?.find(({ position }) => position === '101')?.lanes).toEqual([
    [1, 3],
    [3, 5],
    [3, 0],
  ]);
  const drawn = composeMap(view).pieces.filter(({ layers }) => layers[0].key.startsWith('hyperlanes'));
  expect(drawn.map(({ layers }) => layers[0].body().match(/ Q0,0 /g)?.length)).toEqual(
    view.hyperlanes?.map(({ lanes }) => 3 * lanes.length),
  );
});

test('systems beside the galaxy overlap no other', () => {
  for (const scene of [eight(), kings('standard-6'), kings('standard-7')]) {
    const hexes = composeMap(scene).pieces.filter(({ box }) => box.width === 2 * HEX_RADIUS);
    for (const [i, a] of hexes.entries())
      for (const b of hexes.slice(i + 1)) {
        const [across, down] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
        expect(
          down >= 2 * HEX_HALF_HEIGHT - 2 || Math.sqrt(3) * across + down >= 2 * Math.sqrt(3) * HEX_RADIUS - 2,
        ).toBe(true);
      }
  }
});

test('alt texts name tokens and legendary planets', () => {
  const view = eight();
  const told = (id: string): string =>
    describeCloseUp(
      view,
      view.systems.filter((one) => one.id === id),
    );
  expect(told('50')).toContain('test-token');
  expect(told('82')).toContain('Mallice (legendary, Winnu)');
});

test('the legend explains this board’s tokens and outside systems', () => {
  const view = eight();
  expect(legendContentsOf(view)).toMatchObject({
    legendary: true,
    beside: expect.arrayContaining(['Mallice']) as never,
  });
  const words = (of: BoardView): string =>
    renderEditionLegend(legendContentsOf(of), 1800, 1).body.replace(/<[^>]*>/g, '|');
  const frontier = { id: 'frontier', name: 'Frontier token' };
  const withToken: BoardView = {
    ...view,
    systems: view.systems.map((one) => (one.id === '50' ? { ...one, markers: [frontier] } : one)),
  };
  expect(words(withToken)).toContain('|frontier token|');
  expect(words(withToken)).toContain('|Mallice: off the map, reached by wormholes|');
  const plain: BoardView = {
    ...view,
    systems: view.systems.filter(({ position }) => position !== null).map((one) => ({ ...one, markers: [] })),
  };
  expect(words(plain)).not.toMatch(/token\|.*Mallice|frontier/);
});

describe('player colors', () => {
  // Machado, Oliveira and Fernandes 2009: how colours look to eyes that lack one kind of cone.
  const eyes = {
    'full sight': [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    protanopia: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    deuteranopia: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
    tritanopia: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  };
  const linear = (hex: string) =>
    [1, 3, 5]
      .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  const luminance = (hex: string) =>
    linear(hex).reduce((sum, value, i) => sum + value * [0.2126, 0.7152, 0.0722][i], 0);
  const contrast = (a: string, b: string) =>
    (Math.max(luminance(a), luminance(b)) + 0.05) / (Math.min(luminance(a), luminance(b)) + 0.05);

  function lab(hex: string, matrix: number[][]): number[] {
    const seen = linear(hex);
    const [r, g, b] = matrix.map((row) =>
      Math.max(
        0,
        Math.min(
          1,
          row.reduce((sum, part, i) => sum + part * seen[i], 0),
        ),
      ),
    );
    const [x, y, z] = [
      (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
      0.2126 * r + 0.7152 * g + 0.0722 * b,
      (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  }

  test.each(Object.entries(eyes))('differ for %s', (_eye, matrix) => {
    const seen = Object.entries(playerPaints).map(([name, { fill }]) => ({ name, at: lab(fill, matrix) }));
    for (const [i, one] of seen.entries()) {
      for (const other of seen.slice(i + 1))
        expect(
          Math.hypot(...one.at.map((value, k) => value - other.at[k])),
          `${one.name} and ${other.name}`,
        ).toBeGreaterThan(17);
    }
  });

  test('have readable ink and an edge visible on dark', () => {
    for (const { fill, ink, edge } of Object.values(playerPaints)) {
      expect(contrast(fill, ink)).toBeGreaterThan(4);
      expect(contrast(edge, UI_COLORS.around)).toBeGreaterThan(7);
    }
  });
});

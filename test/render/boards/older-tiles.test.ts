import { describe, expect, test } from 'vitest';
import { boxesOverlap, HEX_RADIUS, isInHex } from '#render/geometry.ts';
import { createSeededRandom } from '#render/seeded-random.ts';
import { layoutTile, type TileInput } from '#render/tile/tile.ts';
import type { PlacedBox } from '#render/tile/layout.ts';
import * as second from './tiles-of-second.ts';
import * as third from './tiles-of-third.ts';
import { sizesOf } from './letters.ts';

// Whatever lies on the tiles of an edition, it finds its place.

const EDITIONS = { second, third };

const isToken = ({ what }: PlacedBox): boolean => what.startsWith('token');

/** What lies over something else, or sticks out of its hex. */
function faultsOf(placed: readonly PlacedBox[], name: string): string[] {
  const over = placed.flatMap((a, i) =>
    placed.slice(i + 1).flatMap((b) => {
      // Tokens may lean on each other.
      if (isToken(a) && isToken(b)) return [];
      return boxesOverlap(a.box, b.box, -1) ? [`${name}: ${a.what} and ${b.what}`] : [];
    }),
  );
  const out = placed.flatMap((one) => {
    const { x, y, width, height } = one.box;
    const corners: [number, number][] = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]]; // prettier-ignore
    return isToken(one) || corners.every(([px, py]) => isInHex(px, py, HEX_RADIUS + 2))
      ? []
      : [`${name}: ${one.what} leaves its hex`];
  });
  return [...over, ...out];
}

describe.each(Object.entries(EDITIONS))('on the tiles of the %s edition', (edition, { tiles, filled }) => {
  const all = tiles();
  const drawn = (crowd: number, seed: string): { tile: TileInput; letters: number }[] => {
    const random = createSeededRandom(`${edition} ${seed}`);
    return all.flatMap((id) => [1, 1.35].map((letters) => ({ tile: filled(id, crowd, random), letters })));
  };

  test('nothing overlaps or leaves its hex, however crowded', () => {
    const faults = [0.5, 1].flatMap((crowd) =>
      drawn(crowd, `crowd ${crowd}`).flatMap(({ tile, letters }) =>
        faultsOf(layoutTile(tile, letters).placed, `${tile.id} ${crowd} ${letters}`),
      ),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  test('usual contents are shown in full except in the most crowded cases', () => {
    const usual = drawn(0.3, 'usual');
    const crowded = usual.filter(({ tile, letters }) => layoutTile(tile, letters).crowded);
    expect(crowded.map(({ tile }) => tile.id).length).toBeLessThan(usual.length * 0.13);
  });

  test('text has at least 19 pixels, without slow group opacity', () => {
    for (const { tile, letters } of drawn(0.6, 'letters')) {
      const { body } = layoutTile(tile, letters);
      expect(Math.min(...sizesOf(body))).toBeGreaterThanOrEqual(19);
      expect(body).not.toMatch(/[^-]opacity=/);
    }
  });
});

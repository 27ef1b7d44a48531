import fc from '../chance.ts';
import { expect, test } from 'vitest';
import { createCanvas, blend, toRaster, type Pixels } from '#render/canvas.ts';
import { CanvasReuse } from '#render/raster/canvas-reuse.ts';

const WIDTH = 7;
const HEIGHT = 5;
const ALL = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

const picture = fc
  .array(fc.tuple(fc.constantFrom(0, 60, 128, 255, 255), fc.nat(0xffffff)), {
    minLength: WIDTH * HEIGHT,
    maxLength: WIDTH * HEIGHT,
  })
  .map((all): Pixels => ({
    width: WIDTH,
    height: HEIGHT,
    pixels: Uint32Array.from(all, ([alpha, color]) => (alpha ? ((alpha << 24) | color) >>> 0 : 0)),
  }));

test('a packed picture blends onto an empty canvas unchanged', () => {
  fc.assert(
    fc.property(picture, (drawn) => {
      const canvas = createCanvas(WIDTH, HEIGHT);
      blend(canvas, toRaster(drawn), 0, 0, ALL);
      expect([...canvas.pixels]).toEqual([...drawn.pixels]);
    }),
  );
});

test('blending area by area equals blending everything at once', () => {
  fc.assert(
    fc.property(picture, picture, fc.nat(WIDTH), fc.integer({ min: -3, max: 3 }), (below, above, middle, left) => {
      const [whole, parts] = [createCanvas(WIDTH, HEIGHT, '#05070f'), createCanvas(WIDTH, HEIGHT, '#05070f')];
      for (const one of [below, above].map(toRaster)) blend(whole, one, left, 1, ALL);
      for (const area of [
        { ...ALL, right: middle },
        { ...ALL, left: middle },
      ])
        for (const one of [below, above].map(toRaster)) blend(parts, one, left, 1, area);
      expect([...parts.pixels]).toEqual([...whole.pixels]);
    }),
  );
});

test('a reused canvas redraws only the areas that changed', () => {
  const spare = new CanvasReuse();
  const piece = (name: string, left: number) => ({ name, left, top: 0, right: left + 1, bottom: 2 });
  const back = { name: 'back', ...ALL };
  const first = spare.acquire(WIDTH, HEIGHT, [back, piece('a', 1), piece('b', 3)]);
  expect(first.changed).toEqual([ALL]);
  first.canvas.pixels.fill(9);
  spare.release(first.canvas, [back, piece('a', 1), piece('b', 3)]);
  const next = spare.acquire(WIDTH, HEIGHT, [back, piece('a', 1), piece('c', 3), piece('d', 5)]);
  expect(next.canvas.pixels).toBe(first.canvas.pixels);
  expect(next.changed.map(({ left }) => left)).toEqual([3, 5]);
  spare.release(next.canvas, [back]);
  const other = spare.acquire(WIDTH, HEIGHT, [{ ...back, name: 'another sky' }]);
  expect(other.changed).toEqual([ALL]);
  expect([...other.canvas.pixels].every((pixel) => pixel === 0)).toBe(true);
});

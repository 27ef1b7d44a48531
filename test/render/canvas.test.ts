import fc from '../chance.ts';
import { expect, test } from 'vitest';
import { createCanvas, blend, freePixels, toRaster, type Pixels } from '#render/pixel-buffers.ts';

const WIDTH = 7;
const HEIGHT = 5;

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
      blend(canvas, toRaster(drawn), 0, 0);
      expect([...canvas.pixels]).toEqual([...drawn.pixels]);
    }),
  );
});

test('a picture beyond the edges of a canvas is cut off there', () => {
  fc.assert(
    fc.property(picture, fc.integer({ min: -9, max: 9 }), fc.integer({ min: -7, max: 7 }), (drawn, left, top) => {
      const canvas = createCanvas(WIDTH, HEIGHT);
      blend(canvas, toRaster(drawn), left, top);
      const expected = Array.from(canvas.pixels, (_, i) => {
        const [x, y] = [(i % WIDTH) - left, Math.floor(i / WIDTH) - top];
        return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT ? drawn.pixels[y * WIDTH + x] : 0;
      });
      expect([...canvas.pixels]).toEqual(expected);
    }),
  );
});

test('freed pixels are gone, and parts of a larger buffer stay', () => {
  const whole = new Uint32Array(4);
  freePixels(whole.subarray(1));
  expect(whole.length).toBe(4);
  freePixels(whole);
  expect(whole.length).toBe(0);
});

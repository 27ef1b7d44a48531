export interface Pixels {
  width: number;
  height: number;
  pixels: Uint32Array;
}

/**
 * The visible pixels of a picture: `spans` holds stretches of its rows as [y, x, length, opaque], and `pixels` their
 * pixels in that order.
 */
export interface Raster {
  spans: Int32Array;
  pixels: Uint32Array;
}

/** Creates a canvas of one color, such as '#05070f', or a transparent one without `ground`. */
export function createCanvas(width: number, height: number, ground?: string): Pixels {
  const pixels = new Uint32Array(width * height);
  if (ground === undefined) return { width, height, pixels };
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16));
  return { width, height, pixels: pixels.fill(((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0) };
}

/** Smallest pixel values that are visible at all, and opaque: alpha is the highest byte. */
const VISIBLE = 0x01000000;
const OPAQUE = 0xff000000;
const BEYOND = 0x100000000;
/** Stretches shorter than this are copied pixel by pixel, which is faster than a call of `set`. */
const SHORT = 32;

/**
 * Frees pixels that are no longer needed, which are unusable afterwards: the garbage collector would leave some 60 MB
 * of them for a board. Does nothing for a part of a larger buffer.
 */
export function freePixels({ buffer, byteLength }: Uint8Array | Uint32Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Returns the end of a stretch of pixels with values of at least `least` and less than `limit`. */
function endOf(pixels: Uint32Array, from: number, to: number, least: number, limit: number): number {
  let at = from;
  while (at < to && pixels[at] >= least && pixels[at] < limit) at++;
  return at;
}

/** Copies a stretch of pixels. */
function copy(source: Uint32Array, from: number, length: number, target: Uint32Array, to: number): void {
  if (length < SHORT) for (let k = 0; k < length; k++) target[to + k] = source[from + k];
  else target.set(source.subarray(from, from + length), to);
}

/** Finds the visible stretches of a picture, as in `Raster`. */
function visibleSpans({ width, height, pixels }: Pixels): Int32Array {
  let spans = new Int32Array(4 * height);
  let count = 0;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const end = row + width;
    for (let at = endOf(pixels, row, end, 0, VISIBLE); at < end; at = endOf(pixels, at, end, 0, VISIBLE)) {
      const opaque = pixels[at] >= OPAQUE;
      const next = opaque ? endOf(pixels, at, end, OPAQUE, BEYOND) : endOf(pixels, at, end, VISIBLE, OPAQUE);
      if (count === spans.length) {
        const larger = new Int32Array(spans.length * 2);
        larger.set(spans);
        spans = larger;
      }
      spans[count++] = y;
      spans[count++] = at - row;
      spans[count++] = next - at;
      spans[count++] = opaque ? 1 : 0;
      at = next;
    }
  }
  return spans.slice(0, count);
}

/** Packs a picture to a raster. Pixels are red, green, blue, alpha, from the lowest byte up. */
export function toRaster(picture: Pixels): Raster {
  const spans = visibleSpans(picture);
  let size = 0;
  for (let i = 2; i < spans.length; i += 4) size += spans[i];
  const raster = { spans, pixels: new Uint32Array(size) };
  for (let i = 0, to = 0; i < spans.length; i += 4) {
    copy(picture.pixels, spans[i] * picture.width + spans[i + 1], spans[i + 2], raster.pixels, to);
    to += spans[i + 2];
  }
  return raster;
}

/** Blends a raster onto a canvas; pixels beyond the edges are cut off. */
export function blend(canvas: Pixels, { pixels, spans }: Raster, left: number, top: number): void {
  const target = canvas.pixels;
  for (let i = 0, next = 0; i < spans.length; i += 4) {
    const here = next;
    next += spans[i + 2];
    const y = top + spans[i];
    if (y < 0 || y >= canvas.height) continue;
    const cut = Math.max(0, -left - spans[i + 1]);
    const x = left + spans[i + 1] + cut;
    const length = Math.min(spans[i + 2] - cut, canvas.width - x);
    if (length <= 0) continue;
    const from = here + cut;
    const to = y * canvas.width + x;
    if (spans[i + 3]) copy(pixels, from, length, target, to);
    else for (let k = 0; k < length; k++) target[to + k] = over(pixels[from + k], target[to + k]);
  }
}

function over(above: number, below: number): number {
  const a = above >>> 24;
  const under = below >>> 24;
  if (under === 0) return above;
  if (under === 255) {
    // Standard alpha blending: two channels in one number, divided by 255 and rounded.
    const rb = (Math.imul(above & 0xff00ff, a) + Math.imul(below & 0xff00ff, 255 - a) + 0x800080) >>> 0;
    const g = ((above >>> 8) & 255) * a + ((below >>> 8) & 255) * (255 - a) + 128;
    return (0xff000000 | (((rb + ((rb >>> 8) & 0xff00ff)) >>> 8) & 0xff00ff) | ((g + (g >>> 8)) & 0xff00)) >>> 0;
  }
  // Remaining share of the pixel below, and the resulting alpha.
  const rest = ((255 - a) * under) / 255;
  const all = a + rest;
  const r = (((above & 255) * a + (below & 255) * rest) / all + 0.5) | 0;
  const g = ((((above >>> 8) & 255) * a + ((below >>> 8) & 255) * rest) / all + 0.5) | 0;
  const b = ((((above >>> 16) & 255) * a + ((below >>> 16) & 255) * rest) / all + 0.5) | 0;
  return ((Math.round(all) << 24) | (b << 16) | (g << 8) | r) >>> 0;
}

export interface Pixels {
  width: number;
  height: number;
  pixels: Uint32Array;
}

/** What of a picture is not wholly transparent: stretches of its rows as [y, x, length, opaque] after each other, and their pixels, packed in that order. */
export interface Raster {
  spans: Int32Array;
  pixels: Uint32Array;
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A piece on a canvas; its name says all that it shows, and where. */
export interface Placed extends Area {
  name: string;
}

interface Canvas extends Pixels {
  placed: Placed[];
}

/** The canvas of the last board: the next one of the same game differs by a system or two. */
const SPARE = 1;
const spare: Canvas[] = [];

export const meet = (a: Area, b: Area): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A canvas for these pieces, and what of it must be drawn: the places of all that was added, altered or taken away. */
export function canvasFor(width: number, height: number, placed: Placed[]): { canvas: Pixels; changed: Area[] } {
  const all = { left: 0, top: 0, right: width, bottom: height };
  const names = new Set(placed.map(({ name }) => name));
  const alike = ({ width: w, height: h, placed: before }: Canvas) =>
    w === width && h === height && before[0]?.name === placed[0]?.name ? before.filter(({ name }) => names.has(name)).length : 0;
  const nearest = spare.reduce((best, one, i) => (alike(one) > (best < 0 ? 0 : alike(spare[best])) ? i : best), -1);
  if (nearest < 0) {
    const room = spare.length < SPARE ? -1 : spare.findIndex((one) => one.width === width && one.height === height);
    return {
      canvas: room < 0 ? { width, height, pixels: new Uint32Array(width * height) } : cleared(spare.splice(room, 1)[0]),
      changed: [all],
    };
  }
  const [canvas] = spare.splice(nearest, 1);
  const before = new Set(canvas.placed.map(({ name }) => name));
  const changed = [...canvas.placed.filter(({ name }) => !names.has(name)), ...placed.filter(({ name }) => !before.has(name))].map(
    ({ left, top, right, bottom }) => ({
      left: Math.max(0, left),
      top: Math.max(0, top),
      right: Math.min(width, right),
      bottom: Math.min(height, bottom),
    }),
  );
  const distinct = changed.filter(
    (area, i) => !changed.some((other, k) => (k < i || (k > i && !same(area, other))) && covers(other, area)),
  );
  const size = distinct.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
  return size > (width * height) / 2 ? { canvas: cleared(canvas), changed: [all] } : { canvas, changed: distinct };
}

/** A canvas of one colour, as '#05070f'; of none, wholly transparent. */
export function blank(width: number, height: number, ground?: string): Pixels {
  const pixels = new Uint32Array(width * height);
  if (ground === undefined) return { width, height, pixels };
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16));
  return { width, height, pixels: pixels.fill(((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0) };
}

/** What is drawn over all of it may be transparent somewhere. */
function cleared(canvas: Canvas): Canvas {
  canvas.pixels.fill(0);
  return canvas;
}

const covers = (a: Area, b: Area): boolean => a.left <= b.left && a.top <= b.top && a.right >= b.right && a.bottom >= b.bottom;
const same = (a: Area, b: Area): boolean => covers(a, b) && covers(b, a);

/** Its picture is finished: it may become the next. */
export function keepCanvas(canvas: Canvas): void {
  spare.push(canvas);
  if (spare.length > SPARE) spare.shift();
}

export const forgetCanvases = (): void => void spare.splice(0);

let spans = new Int32Array(1 << 16);

/** Packs a picture. Its pixels are red, green, blue, alpha from the lowest byte up. */
export function packed({ width, height, pixels }: Pixels): Raster {
  let count = 0;
  let size = 0;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width;) {
      const alpha = pixels[row + x] >>> 24;
      if (alpha === 0) {
        x++;
        continue;
      }
      const opaque = alpha === 255;
      const start = x++;
      while (x < width) {
        const here = pixels[row + x] >>> 24;
        if (here === 0 || (here === 255) !== opaque) break;
        x++;
      }
      if (count + 4 > spans.length) {
        const longer = new Int32Array(spans.length * 2);
        longer.set(spans);
        spans = longer;
      }
      spans[count++] = y;
      spans[count++] = start;
      spans[count++] = x - start;
      spans[count++] = opaque ? 1 : 0;
      size += x - start;
    }
  }
  const raster = { spans: spans.slice(0, count), pixels: new Uint32Array(size) };
  for (let i = 0, to = 0; i < count; i += 4) {
    const from = spans[i] * width + spans[i + 1];
    raster.pixels.set(pixels.subarray(from, from + spans[i + 2]), to);
    to += spans[i + 2];
  }
  return raster;
}

/** Puts a raster on pixels, as much of it as lies in an area. */
export function blend(canvas: Pixels, { pixels, spans }: Raster, left: number, top: number, area: Area): void {
  const target = canvas.pixels;
  for (let i = 0, next = 0; i < spans.length; i += 4) {
    const here = next;
    next += spans[i + 2];
    const y = top + spans[i];
    if (y < area.top || y >= area.bottom) continue;
    const cut = Math.max(0, area.left - left - spans[i + 1]);
    const x = left + spans[i + 1] + cut;
    const length = Math.min(spans[i + 2] - cut, area.right - x);
    if (length <= 0) continue;
    const from = here + cut;
    const to = y * canvas.width + x;
    if (spans[i + 3]) target.set(pixels.subarray(from, from + length), to);
    else for (let k = 0; k < length; k++) target[to + k] = over(pixels[from + k], target[to + k]);
  }
}

function over(above: number, below: number): number {
  const a = above >>> 24;
  const under = below >>> 24;
  if (under === 0) return above;
  if (under === 255) {
    // As on every canvas: two channels in one number, divided by 255 and rounded.
    const rb = (Math.imul(above & 0xff00ff, a) + Math.imul(below & 0xff00ff, 255 - a) + 0x800080) >>> 0;
    const g = ((above >>> 8) & 255) * a + ((below >>> 8) & 255) * (255 - a) + 128;
    return (0xff000000 | (((rb + ((rb >>> 8) & 0xff00ff)) >>> 8) & 0xff00ff) | ((g + (g >>> 8)) & 0xff00)) >>> 0;
  }
  // How much of what lies below still shows, and how much is then there in all.
  const rest = ((255 - a) * under) / 255;
  const all = a + rest;
  const r = (((above & 255) * a + (below & 255) * rest) / all + 0.5) | 0;
  const g = ((((above >>> 8) & 255) * a + ((below >>> 8) & 255) * rest) / all + 0.5) | 0;
  const b = ((((above >>> 16) & 255) * a + ((below >>> 16) & 255) * rest) / all + 0.5) | 0;
  return ((Math.round(all) << 24) | (b << 16) | (g << 8) | r) >>> 0;
}

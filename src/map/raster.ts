import './fonts.ts';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { picture } from './svg.ts';
import type { Box } from './geometry.ts';

/** Something drawn once and kept as long as what it shows stays the same. */
export interface Layer {
  /** Says all that it shows. */
  key: string;
  /** The SVG within the piece's box. Only called where the picture is not at hand. */
  body: () => string;
  /** Soft enough to be drawn so many times smaller and enlarged. */
  coarse?: number;
}

/** Layers one above the other in one box, put somewhere on a canvas. */
export interface Piece {
  box: Box;
  layers: Layer[];
  /** Where the middle of the piece's own units comes to lie, in pixels of the canvas. */
  x: number;
  y: number;
  /** Drawn too seldom to be kept. */
  passing?: true;
}

/** Pixels, with the stretches of each row that are not wholly transparent: [y, x, length, opaque] after each other. */
interface Raster {
  width: number;
  height: number;
  pixels: Uint32Array;
  spans: Int32Array;
}

const KEPT_BYTES = 160 * 1024 * 1024;
const kept = new Map<string, Raster>();
let keptBytes = 0;

// Rasterising runs on threads of its own. Drawings take turns, so that a board drawn afresh holds up nobody's next tile.
const LANES = Math.max(1, Math.min(4, availableParallelism()));
const waitingByDrawing: { jobs: (() => Promise<void>)[] }[] = [];
let running = 0;

/** One picture in the making; its work takes turns with that of the others. */
export class Drawing {
  private readonly line = { jobs: [] as (() => Promise<void>)[] };
  readonly scale: number;

  constructor(scale: number) {
    this.scale = scale;
  }

  private turn<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.line.jobs.push(() => work().then(resolve, reject));
      if (!waitingByDrawing.includes(this.line)) waitingByDrawing.push(this.line);
      next();
    });
  }

  private rasterise(box: Box, { body, coarse = 1 }: Layer): Promise<Omit<Raster, 'spans'>> {
    return this.turn(async () => {
      const drawn = await sharp(Buffer.from(picture(box, body(), this.scale / coarse))).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      // In two steps: asked to enlarge an SVG, sharp draws it large.
      const { data, info } = coarse === 1 ? drawn : await sharp(drawn.data, { raw: drawn.info })
        .resize({ width: Math.round(box.width * this.scale), height: Math.round(box.height * this.scale), fit: 'fill', kernel: 'cubic' }).raw().toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, pixels: new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4) };
    });
  }

  private async layer(box: Box, layer: Layer): Promise<Omit<Raster, 'spans'>> {
    const name = `${this.scale} ${box.width}x${box.height} ${layer.key}`;
    return recall(name) ?? once(name, async () => keep(name, await this.rasterise(box, layer)));
  }

  private async piece({ box, layers, passing }: Piece): Promise<Raster> {
    const name = `${this.scale} ${box.width}x${box.height} ${layers.map(({ key }) => key).join(' | ')}`;
    const found = recall(name);
    if (found) return found;
    // The lower layers are art that stays; the top one is what changes, and is kept only as part of the whole.
    const parts = await Promise.all(layers.map((layer, i) =>
      (i < layers.length - 1 ? this.layer(box, layer) : this.rasterise(box, layer))));
    let whole = parts[0];
    if (parts.length > 1) {
      whole = { ...parts[0], pixels: parts[0].pixels.slice() };
      for (const part of parts.slice(1)) blend(whole, { ...part, spans: spansOf(part) }, 0, 0);
    }
    return passing ? { ...whole, spans: spansOf(whole) } : keep(name, whole);
  }

  /** All pieces, in order, on one canvas, as a file. */
  async draw(width: number, height: number, pieces: Piece[]): Promise<Buffer> {
    const underWay = pieces.map((piece) => this.piece(piece));
    const all = Promise.all(underWay);
    all.catch(() => undefined); // told below, where it is waited for
    const canvas = { width, height, pixels: canvasOf(width * height) };
    // What is at hand is put together while the rest is still being drawn, with pauses in which the bot answers.
    for (const [i, { box, x, y }] of pieces.entries()) {
      blend(canvas, await underWay[i], Math.round(x + box.x * this.scale), Math.round(y + box.y * this.scale));
      if (i % 10 === 9) await setImmediate();
    }
    const file = await this.encode(Buffer.from(canvas.pixels.buffer), width, height);
    spare = canvas.pixels;
    return file;
  }

  /** The picture as a file. */
  encode(canvas: Buffer, width: number, height: number): Promise<Buffer> {
    return this.turn(() => sharp(canvas, { raw: { width, height, channels: 4 } }).removeAlpha().jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer());
  }
}

/** The last canvas, for the next picture of that size: the first piece covers all of it. */
let spare: Uint32Array | undefined;

function canvasOf(length: number): Uint32Array {
  const found = spare?.length === length ? spare : new Uint32Array(length);
  spare = undefined;
  return found;
}

/** Whole pictures asked for lately: several people look at the board after the same turn. */
const FINISHED = 8;
const finished = new Map<string, Promise<unknown>>();

/** What is asked for again is not drawn again. `key` says all that it shows. */
export function finishedOnce<T>(key: string, draw: () => Promise<T>): Promise<T> {
  const before = finished.get(key) as Promise<T> | undefined;
  if (before) return before;
  const drawn = draw();
  finished.set(key, drawn);
  drawn.catch(() => finished.delete(key));
  for (const oldest of finished.keys()) {
    if (finished.size <= FINISHED) break;
    finished.delete(oldest);
  }
  return drawn;
}

const underway = new Map<string, Promise<Raster>>();

/** What several ask for at once is drawn once. */
function once(name: string, draw: () => Promise<Raster>): Promise<Raster> {
  const begun = underway.get(name);
  if (begun) return begun;
  const drawn = draw().finally(() => underway.delete(name));
  underway.set(name, drawn);
  return drawn;
}

function next(): void {
  while (running < LANES) {
    const line = waitingByDrawing.shift();
    const job = line?.jobs.shift();
    if (!line || !job) return;
    if (line.jobs.length) waitingByDrawing.push(line);
    running++;
    void job().finally(() => {
      running--;
      next();
    });
  }
}

function recall(name: string): Raster | undefined {
  const found = kept.get(name);
  if (!found) return undefined;
  kept.delete(name); // put last again: what has not been used for longest goes first
  kept.set(name, found);
  return found;
}

function keep(name: string, { width, height, pixels }: Omit<Raster, 'spans'>): Raster {
  const raster = { width, height, pixels, spans: spansOf({ width, height, pixels }) };
  const before = kept.get(name);
  if (before) return before;
  kept.set(name, raster);
  keptBytes += pixels.byteLength;
  for (const [oldest, { pixels: old }] of kept) {
    if (keptBytes <= KEPT_BYTES) break;
    kept.delete(oldest);
    keptBytes -= old.byteLength;
  }
  return raster;
}

/** Forgets every picture kept, as when measuring. */
export function forget(): void {
  finished.clear();
  kept.clear();
  keptBytes = 0;
}

let spans = new Int32Array(1 << 16);

/** Pixels are red, green, blue, alpha from the lowest byte up. */
function spansOf({ width, height, pixels }: Omit<Raster, 'spans'>): Int32Array {
  let count = 0;
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
    }
  }
  return spans.slice(0, count);
}

function blend(canvas: Omit<Raster, 'spans'>, { pixels, spans, width }: Raster, left: number, top: number): void {
  const target = canvas.pixels;
  for (let i = 0; i < spans.length; i += 4) {
    const y = top + spans[i];
    if (y < 0 || y >= canvas.height) continue;
    const cut = Math.max(0, -(left + spans[i + 1]));
    const x = left + spans[i + 1] + cut;
    const length = Math.min(spans[i + 2] - cut, canvas.width - x);
    if (length <= 0) continue;
    const from = spans[i] * width + spans[i + 1] + cut;
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
  const r = ((above & 255) * a + (below & 255) * rest) / all + 0.5 | 0;
  const g = (((above >>> 8) & 255) * a + ((below >>> 8) & 255) * rest) / all + 0.5 | 0;
  const b = (((above >>> 16) & 255) * a + ((below >>> 16) & 255) * rest) / all + 0.5 | 0;
  return ((Math.round(all) << 24) | (b << 16) | (g << 8) | r) >>> 0;
}

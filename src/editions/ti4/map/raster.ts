import './fonts.ts';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { blank, blend, canvasFor, forgetCanvases, keepCanvas, meet, packed, type Placed, type Raster } from './canvas.ts';
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

// What has been drawn is kept below, where it is counted; sharp need not keep it as well.
sharp.cache(false);
sharp.concurrency(1);

/** Of layers drawn before, so much is kept: the art of every tile, the sky, and what stands on a few boards. */
const KEPT_BYTES = 32 * 1024 * 1024;
const kept = new Map<string, Raster>();
let keptBytes = 0;

// Rasterising runs on threads of its own, one fewer than there are processors, so that answers keep one. Drawings take turns, so that a
// board drawn afresh holds up nobody's next tile.
const LANES = Math.max(1, Math.min(4, availableParallelism() - 1));
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

  private rasterise(box: Box, { body, coarse = 1 }: Layer): Promise<Raster> {
    return this.turn(async () => {
      const drawn = await sharp(Buffer.from(picture(box, body(), this.scale / coarse)))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      // In two steps: asked to enlarge an SVG, sharp draws it large.
      const { data, info } =
        coarse === 1
          ? drawn
          : await sharp(drawn.data, { raw: drawn.info })
              .resize({
                width: Math.round(box.width * this.scale),
                height: Math.round(box.height * this.scale),
                fit: 'fill',
                kernel: 'cubic',
              })
              .raw()
              .toBuffer({ resolveWithObject: true });
      return packed({ width: info.width, height: info.height, pixels: new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4) });
    });
  }

  private async layer({ box, passing }: Piece, layer: Layer): Promise<Raster> {
    if (passing) return this.rasterise(box, layer);
    const name = `${this.scale} ${box.width}x${box.height} ${layer.key}`;
    return recall(name) ?? once(name, async () => keep(name, await this.rasterise(box, layer)));
  }

  private nameOf = ({ box, layers }: Piece): string =>
    `${this.scale} ${box.width}x${box.height} ${layers.map(({ key }) => key).join(' | ')}`;

  /**
   * All pieces, in order, on one canvas, as a file. Without a `ground`, a colour as '#05070f', the first covers all of it. `again`: much
   * the same will be wanted again, and only what has changed is drawn then.
   */
  async draw(
    width: number,
    height: number,
    pieces: Piece[],
    { again = false, ground }: { again?: boolean; ground?: string } = {},
  ): Promise<Buffer> {
    const underWay = pieces.map((piece) => piece.layers.map((layer) => this.layer(piece, layer)));
    Promise.all(underWay.flat()).catch(() => undefined); // told below, where each is waited for
    const placed = pieces.map((piece): Placed => {
      const [left, top] = [Math.round(piece.x + piece.box.x * this.scale), Math.round(piece.y + piece.box.y * this.scale)];
      return {
        name: `${left},${top} ${this.nameOf(piece)}`,
        left,
        top,
        right: left + Math.ceil(piece.box.width * this.scale),
        bottom: top + Math.ceil(piece.box.height * this.scale),
      };
    });
    const { canvas, changed } = again
      ? canvasFor(width, height, placed)
      : { canvas: blank(width, height, ground), changed: [{ left: 0, top: 0, right: width, bottom: height }] };
    // What is at hand is put together while the rest is still being drawn, with pauses in which the bot answers.
    let done = 0;
    for (const area of changed) {
      for (const [i, place] of placed.entries()) {
        if (!meet(place, area)) continue;
        for (const layer of underWay[i]) blend(canvas, await layer, place.left, place.top, area);
        if (++done % 10 === 0) await setImmediate();
      }
    }
    const file = await this.encode(Buffer.from(canvas.pixels.buffer), width, height);
    if (again) keepCanvas({ ...canvas, placed });
    return file;
  }

  /** The picture as a file. */
  encode(canvas: Buffer, width: number, height: number): Promise<Buffer> {
    return this.turn(() =>
      sharp(canvas, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    );
  }
}

/** Whole pictures asked for lately: several people look at the board after the same turn. */
const FINISHED = 3;
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

const sizeOf = ({ pixels, spans }: Raster): number => pixels.byteLength + spans.byteLength;

function keep(name: string, raster: Raster): Raster {
  const before = kept.get(name);
  if (before) return before;
  kept.set(name, raster);
  keptBytes += sizeOf(raster);
  for (const [oldest, old] of kept) {
    if (keptBytes <= KEPT_BYTES) break;
    kept.delete(oldest);
    keptBytes -= sizeOf(old);
  }
  return raster;
}

/** Forgets every picture kept, as when measuring. */
export function forget(): void {
  finished.clear();
  forgetCanvases();
  kept.clear();
  keptBytes = 0;
}

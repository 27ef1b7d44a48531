import './fonts.ts';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { createCanvas, blend, intersects, toRaster, type Area, type Pixels, type Raster } from '#render/canvas.ts';
import type { Box } from '#render/geometry.ts';
import type { Composition, Layer, Piece } from '#render/composition.ts';
import { svgDocument } from '#render/svg.ts';
import { ImageCache, LayerCache } from './memory-cache.ts';
import { RoundRobinQueue, type JobQueue } from './round-robin-queue.ts';
import { openDiskCache } from './disk-cache.ts';
import { CanvasReuse, type PlacedPiece } from './canvas-reuse.ts';

// What has been drawn is kept below, where it is counted; sharp need not keep it as well.
sharp.cache(false);
sharp.concurrency(1);

/** Of layers drawn before, so much is kept: what stands on a few boards, the art of their tiles, and the sky of one or two, 22 MB each. */
const kept = new LayerCache(64 * 1024 * 1024);
/** Where the environment names a folder, what lasts is kept in files as well: all tiles, and the sky of boards of several sizes. */
const shelf = openDiskCache(process.env.DRAWN_ART, 192 * 1024 * 1024);
const spare = new CanvasReuse();
const finished = new ImageCache(3);
/** Rasterising runs on threads of its own, one fewer than there are processors, so that answers keep one. */
const lanes = new RoundRobinQueue(Math.max(1, Math.min(4, availableParallelism() - 1)));

/** What is asked for again is not drawn again. `key` says all that it shows. */
export const cacheImage = <T>(key: string, draw: () => Promise<T>): Promise<T> => finished.getOrDraw(key, draw);

/** Forgets every picture kept, as when measuring. */
export function clearCaches(): void {
  finished.clear();
  spare.clear();
  kept.clear();
}

/** Layers that last and lie upon each other are one part; each of the others is one by itself. */
function parted(layers: Layer[]): Layer[][] {
  const parts: Layer[][] = [];
  for (const layer of layers) {
    const last = parts.at(-1);
    if (last && last[0].isPermanent && layer.isPermanent) last.push(layer);
    else parts.push([layer]);
  }
  return parts;
}

/** Rasters of one box as one. */
function onOneAnother(rasters: Raster[], width: number, height: number): Raster {
  const canvas = createCanvas(width, height);
  for (const raster of rasters) blend(canvas, raster, 0, 0, { left: 0, top: 0, right: width, bottom: height });
  return toRaster(canvas);
}

/** One picture in the making; its work takes turns with that of the others. */
export class Rasterizer {
  private readonly line: JobQueue = { jobs: [] };
  readonly scale: number;

  constructor(scale: number) {
    this.scale = scale;
  }

  private rasterise(box: Box, { body, downscale = 1 }: Layer): Promise<Raster> {
    return lanes.run(this.line, async () => {
      const drawn = await sharp(Buffer.from(svgDocument(box, body(), this.scale / downscale)))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      // In two steps: asked to enlarge an SVG, sharp draws it large.
      const { data, info } =
        downscale === 1
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
      return toRaster({
        width: info.width,
        height: info.height,
        pixels: new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4),
      });
    });
  }

  /** A piece's layers, what lasts of them as one. */
  private layers({ box, layers, passing }: Piece): Promise<Raster>[] {
    if (passing) return layers.map((layer) => this.rasterise(box, layer));
    return parted(layers).map(async (part) =>
      kept.getOrDraw(this.nameOf(box, part), () =>
        part[0].isPermanent ? this.lasting(box, part) : this.rasterise(box, part[0]),
      ),
    );
  }

  /** A piece that lies on the canvas already: nothing of it is drawn, but it is still in use. */
  private stays({ box, layers, passing }: Piece): Promise<Raster>[] {
    if (!passing) for (const part of parted(layers)) kept.touch(this.nameOf(box, part));
    return [];
  }

  private nameOf({ width, height }: Box, layers: Layer[]): string {
    return `${this.scale} ${width}x${height} ${layers.map(({ key }) => key).join(' | ')}`;
  }

  private lasting(box: Box, layers: Layer[]): Promise<Raster> {
    const drawnFrom = layers.map((layer) => ({ ...layer, svg: layer.body() }));
    const draw = async (): Promise<Raster> => {
      const all: Raster[] = [];
      for (const { svg, ...layer } of drawnFrom) all.push(await this.rasterise(box, { ...layer, body: () => svg }));
      return all.length > 1
        ? onOneAnother(all, Math.round(box.width * this.scale), Math.round(box.height * this.scale))
        : all[0];
    };
    const source = drawnFrom.map(({ downscale = 1, svg }) => `${downscale} ${svgDocument(box, svg, this.scale)}`);
    return shelf ? shelf.getOrDraw(source.join('\n'), draw) : draw();
  }

  private placed({ box, layers, x, y }: Piece): PlacedPiece {
    const [left, top] = [Math.round(x + box.x * this.scale), Math.round(y + box.y * this.scale)];
    return {
      name: `${left},${top} ${this.nameOf(box, layers)}`,
      left,
      top,
      right: left + Math.ceil(box.width * this.scale),
      bottom: top + Math.ceil(box.height * this.scale),
    };
  }

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
    const placed = pieces.map((piece) => this.placed(piece));
    const { canvas, changed } = again
      ? spare.acquire(width, height, placed)
      : { canvas: createCanvas(width, height, ground), changed: [{ left: 0, top: 0, right: width, bottom: height }] };
    const underWay = pieces.map((piece, i) =>
      changed.some((area) => intersects(placed[i], area)) ? this.layers(piece) : this.stays(piece),
    );
    Promise.all(underWay.flat()).catch(() => undefined); // told below, where each is waited for
    await this.compose(canvas, changed, placed, underWay);
    const file = await this.encode(Buffer.from(canvas.pixels.buffer), width, height);
    if (again) spare.release(canvas, placed);
    return file;
  }

  /** What is at hand is put together while the rest is still being drawn, with pauses in which the bot answers. */
  private async compose(
    canvas: Pixels,
    changed: Area[],
    placed: PlacedPiece[],
    underWay: Promise<Raster>[][],
  ): Promise<void> {
    let done = 0;
    for (const area of changed) {
      for (const [i, place] of placed.entries()) {
        if (!intersects(place, area)) continue;
        for (const layer of underWay[i]) blend(canvas, await layer, place.left, place.top, area);
        if (++done % 10 === 0) await setImmediate();
      }
    }
  }

  /** The picture as a file. */
  encode(canvas: Buffer, width: number, height: number): Promise<Buffer> {
    return lanes.run(this.line, () =>
      sharp(canvas, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    );
  }
}

/** A picture as a file; `again` as for `Drawing.draw`. */
export const rasterize = ({ width, height, pieces, scale, ground }: Composition, again = false): Promise<Buffer> =>
  new Rasterizer(scale).draw(width, height, pieces, { again, ...(ground !== undefined && { ground }) });

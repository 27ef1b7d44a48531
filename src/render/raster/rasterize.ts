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

// Drawn layers are cached below, with a size limit, so sharp need not cache them too.
sharp.cache(false);
sharp.concurrency(1);

/** Memory cache of layers: units of a few boards, the art of all tiles (13 MB), and the sky of their size (19 MB). */
const kept = new LayerCache(40 * 1024 * 1024);
/**
 * Disk cache of permanent layers, if the environment names a folder: all tiles, and the skies of several board sizes.
 */
const shelf = openDiskCache(process.env.DRAWN_ART, 192 * 1024 * 1024);
const spare = new CanvasReuse();
const finished = new ImageCache(3);
/**
 * Rasterizing uses threads of its own, one fewer than processors and at most four, so that one stays free for replies.
 */
const lanes = new RoundRobinQueue(Math.max(1, Math.min(4, availableParallelism() - 1)));

/** Returns a cached picture or draws it. `key` describes all of its contents. */
export const cacheImage = <T>(key: string, draw: () => Promise<T>): Promise<T> => finished.getOrDraw(key, draw);

/** Clears all picture caches, for example for measurements. */
export function clearCaches(): void {
  finished.clear();
  spare.clear();
  kept.clear();
}

/** Groups layers: adjacent permanent ones form one group, each other layer its own. */
function parted(layers: Layer[]): Layer[][] {
  const parts: Layer[][] = [];
  for (const layer of layers) {
    const last = parts.at(-1);
    if (last && last[0].isPermanent && layer.isPermanent) last.push(layer);
    else parts.push([layer]);
  }
  return parts;
}

/** Merges rasters of one box. */
function onOneAnother(rasters: Raster[], width: number, height: number): Raster {
  const canvas = createCanvas(width, height);
  for (const raster of rasters) blend(canvas, raster, 0, 0, { left: 0, top: 0, right: width, bottom: height });
  return toRaster(canvas);
}

/** Renders one picture; its jobs take turns with those of other pictures. */
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
      // In two steps, because sharp would draw the SVG at the larger size.
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

  /** Draws a piece's layers; adjacent permanent ones are merged. */
  private layers({ box, layers, passing }: Piece): Promise<Raster>[] {
    if (passing) return layers.map((layer) => this.rasterise(box, layer));
    return parted(layers).map(async (part) =>
      kept.getOrDraw(this.nameOf(box, part), () =>
        part[0].isPermanent ? this.lasting(box, part) : this.rasterise(box, part[0]),
      ),
    );
  }

  /** Marks the layers of an unchanged piece as used; it need not be drawn. */
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
   * Draws all pieces in order on one canvas and returns the file. Without `ground`, a color such as '#05070f', the
   * first piece covers the whole picture. `again`: a similar picture will follow, so only changes are drawn then.
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
    Promise.all(underWay.flat()).catch(() => undefined); // reported below, where each is awaited
    await this.compose(canvas, changed, placed, underWay);
    const file = await this.encode(Buffer.from(canvas.pixels.buffer), width, height);
    if (again) spare.release(canvas, placed);
    return file;
  }

  /** Combines finished layers while the rest is still being drawn, with pauses in which the bot can reply. */
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

  /**
   * Encodes the picture as a JPEG file. Without optimized coding the file is 2 % larger, but the encoder needs neither
   * 57 MB for all coefficients of a board nor most of the time.
   */
  encode(canvas: Buffer, width: number, height: number): Promise<Buffer> {
    return lanes.run(this.line, () =>
      sharp(canvas, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .jpeg({ quality: 88, chromaSubsampling: '4:4:4', optimizeCoding: false })
        .toBuffer(),
    );
  }
}

/** Pictures are drawn one after another: the canvas of a board takes 19 MB. */
const canvases = new RoundRobinQueue(1);

/** Renders a picture as a file; `again` as in `Rasterizer.draw`. */
export const rasterize = ({ width, height, pieces, scale, ground }: Composition, again = false): Promise<Buffer> =>
  canvases.run({ jobs: [] }, () =>
    new Rasterizer(scale).draw(width, height, pieces, { again, ...(ground !== undefined && { ground }) }),
  );

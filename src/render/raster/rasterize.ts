import './fonts.ts';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import sharp, { type OutputInfo } from 'sharp';
import { createCanvas, blend, freePixels, toRaster, type Pixels, type Raster } from '#render/pixel-buffers.ts';
import type { Box } from '#render/geometry.ts';
import type { Composition, Layer, Piece } from '#render/composition.ts';
import { svgDocument } from '#render/svg.ts';
import { ImageCache, LayerCache } from './memory-cache.ts';
import { RoundRobinQueue, type JobQueue } from './round-robin-queue.ts';
import { openDiskCache } from './disk-cache.ts';

// Drawn layers are cached below, with a size limit, so sharp need not cache them too.
sharp.cache(false);
sharp.concurrency(1);

/** Memory cache of layers: units of a few boards, the art of all tiles (13 MB), and the sky of their size (19 MB). */
const kept = new LayerCache(36 * 1024 * 1024);
/**
 * Disk cache of permanent layers, if the environment names a folder: all tiles, and the skies of several board sizes.
 */
const shelf = openDiskCache(process.env.DRAWN_ART, 192 * 1024 * 1024);
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
  for (const raster of rasters) blend(canvas, raster, 0, 0);
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
      const { data, info } = downscale === 1 ? drawn : await this.reduced(box, drawn);
      const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
      const raster = toRaster({ width: info.width, height: info.height, pixels });
      freePixels(pixels);
      return raster;
    });
  }

  /** Scales a picture that was drawn larger down to the size of its box. */
  private async reduced(
    box: Box,
    drawn: { data: Buffer; info: OutputInfo },
  ): Promise<{ data: Buffer; info: OutputInfo }> {
    const result = await sharp(drawn.data, { raw: drawn.info })
      .resize({
        width: Math.round(box.width * this.scale),
        height: Math.round(box.height * this.scale),
        fit: 'fill',
        kernel: 'cubic',
      })
      .raw()
      .toBuffer({ resolveWithObject: true });
    freePixels(drawn.data);
    return result;
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

  /**
   * Draws all pieces in order on one canvas and returns the file. Without `ground`, a color such as '#05070f', the
   * first piece covers the whole picture.
   */
  async draw(width: number, height: number, pieces: Piece[], ground?: string): Promise<Buffer> {
    const canvas = createCanvas(width, height, ground);
    const underWay = pieces.map((piece) => this.layers(piece));
    Promise.all(underWay.flat()).catch(() => undefined); // reported below, where each is awaited
    await this.compose(canvas, pieces, underWay);
    const file = await this.encode(Buffer.from(canvas.pixels.buffer), width, height);
    freePixels(canvas.pixels);
    return file;
  }

  /** Combines finished layers while the rest is still being drawn, with pauses in which the bot can reply. */
  private async compose(canvas: Pixels, pieces: Piece[], underWay: Promise<Raster>[][]): Promise<void> {
    for (const [i, { box, x, y }] of pieces.entries()) {
      const [left, top] = [Math.round(x + box.x * this.scale), Math.round(y + box.y * this.scale)];
      for (const layer of underWay[i]) blend(canvas, await layer, left, top);
      if (i % 10 === 9) await setImmediate();
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

/** Renders a picture as the contents of a JPEG file. */
export const rasterize = ({ width, height, pieces, scale, ground }: Composition): Promise<Buffer> =>
  new Rasterizer(scale).draw(width, height, pieces, ground);

import { LRUCache } from 'lru-cache';
import type { Raster } from '#render/canvas.ts';

/** Layers drawn before, up to so many bytes. */
export class LayerCache {
  private readonly rasters: LRUCache<string, Raster>;
  private readonly underway = new Map<string, Promise<Raster>>();

  constructor(most: number) {
    this.rasters = new LRUCache({
      maxSize: most,
      sizeCalculation: ({ pixels, spans }) => pixels.byteLength + spans.byteLength || 1,
    });
  }

  /** What several ask for at once is drawn once. */
  getOrDraw(name: string, draw: () => Promise<Raster>): Raster | Promise<Raster> {
    const found = this.rasters.get(name) ?? this.underway.get(name);
    if (found) return found;
    const drawn = draw()
      .then((raster) => {
        this.rasters.set(name, raster);
        return raster;
      })
      .finally(() => this.underway.delete(name));
    this.underway.set(name, drawn);
    return drawn;
  }

  /** It has been used without being asked for: others make room first. */
  touch(name: string): void {
    this.rasters.get(name);
  }

  clear(): void {
    this.rasters.clear();
  }
}

/** Whole pictures asked for lately, so many: several people look at the board after the same turn. */
export class ImageCache {
  private readonly pictures: LRUCache<string, Promise<unknown>>;

  constructor(most: number) {
    this.pictures = new LRUCache({ max: most });
  }

  /** What is asked for again is not drawn again. `key` says all that it shows. */
  getOrDraw<T>(key: string, draw: () => Promise<T>): Promise<T> {
    const before = this.pictures.get(key) as Promise<T> | undefined;
    if (before) return before;
    const drawn = draw();
    this.pictures.set(key, drawn);
    drawn.catch(() => this.pictures.delete(key));
    return drawn;
  }

  clear(): void {
    this.pictures.clear();
  }
}

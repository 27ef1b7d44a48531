import { LRUCache } from 'lru-cache';
import type { Raster } from '#render/pixel-buffers.ts';

/** Caches drawn layers up to a maximum size in bytes. */
export class LayerCache {
  private readonly rasters: LRUCache<string, Raster>;
  private readonly underway = new Map<string, Promise<Raster>>();

  constructor(most: number) {
    this.rasters = new LRUCache({
      maxSize: most,
      sizeCalculation: ({ pixels, spans }) => pixels.byteLength + spans.byteLength || 1,
    });
  }

  /** Returns a cached layer or draws it; concurrent requests share one drawing. */
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

  clear(): void {
    this.rasters.clear();
  }
}

/** Caches the latest whole pictures, since several users look at the board after the same turn. */
export class ImageCache {
  private readonly pictures: LRUCache<string, Promise<unknown>>;

  constructor(most: number) {
    this.pictures = new LRUCache({ max: most });
  }

  /** Returns a cached picture or draws it. `key` describes all of its contents. */
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

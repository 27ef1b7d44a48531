import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Raster } from '#render/pixel-buffers.ts';

/** First bytes of each file, which identify a raster of this program version. */
const MARK = 0x31545241;
const HEAD = 3 * 4;
const ENDING = '.art';

/**
 * Caches art that is slow to draw and never changes as files in a folder, shared by all processes that draw. File names
 * are hashes of the source. A file that cannot be read or written is drawn again, since nothing here is essential.
 * `most`: maximum total size in bytes.
 */
export class DiskCache {
  private readonly folder: string;
  private readonly most: number;
  private full = false;

  constructor(folder: string, most: number) {
    this.folder = folder;
    this.most = most;
    try {
      mkdirSync(folder, { recursive: true });
      this.weed();
    } catch {
      this.full = true; // disables writing
    }
  }

  /** Returns the cached raster of a source, or draws and stores it. */
  async getOrDraw(source: string, draw: () => Promise<Raster>): Promise<Raster> {
    const file = path.join(this.folder, createHash('sha256').update(source).digest('hex').slice(0, 40) + ENDING);
    const found = await readFile(file).then(unpacked, () => undefined);
    if (found) return found;
    const raster = await draw();
    this.put(file, raster);
    return raster;
  }

  private put(file: string, { spans, pixels }: Raster): void {
    if (this.full) return;
    const written = `${file}.${process.pid}`;
    try {
      const head = new Uint32Array([MARK, spans.length, pixels.length]);
      writeFileSync(
        written,
        Buffer.concat([head, spans, pixels].map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))),
      );
      renameSync(written, file);
    } catch {
      this.full = true;
      rmSync(written, { force: true });
    }
  }

  /** Deletes the oldest files beyond the maximum size, and incomplete ones. */
  private weed(): void {
    const files = readdirSync(this.folder).map((name) => {
      const file = path.join(this.folder, name);
      const { size, mtimeMs } = statSync(file);
      return { file, size, mtimeMs };
    });
    let all = 0;
    for (const { file, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      all += size;
      if (all > this.most || !file.endsWith(ENDING)) rmSync(file, { force: true });
    }
  }
}

/** Opens the cache; undefined if no folder is given. */
export const openDiskCache = (folder: string | undefined, most: number): DiskCache | undefined =>
  folder ? new DiskCache(folder, most) : undefined;

/** Parses a raster file; undefined if it is not valid. */
function unpacked(file: Buffer): Raster | undefined {
  if (file.length < HEAD) return undefined;
  const bytes = file.byteOffset % 4 === 0 ? file : Buffer.from(file);
  const [mark, spans, pixels] = new Uint32Array(bytes.buffer, bytes.byteOffset, 3);
  if (mark !== MARK || bytes.length !== HEAD + 4 * (spans + pixels)) return undefined;
  return {
    spans: new Int32Array(bytes.buffer, bytes.byteOffset + HEAD, spans),
    pixels: new Uint32Array(bytes.buffer, bytes.byteOffset + HEAD + 4 * spans, pixels),
  };
}

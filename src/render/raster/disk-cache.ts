import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Raster } from '#render/canvas.ts';

/** Told by the first bytes of each file: a raster, as this version of the program writes it. */
const MARK = 0x31545241;
const HEAD = 3 * 4;
const ENDING = '.art';

/**
 * Art that takes long to draw and never changes, in a folder of files, so that it is drawn once and not by every process that draws. Each is named by the
 * hash of what it was drawn from. What cannot be read or written is drawn again: nothing here is needed. `most`: bytes in all.
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
      this.full = true; // it is not written to
    }
  }

  /** What was drawn from the same before, or is now. */
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

  /** What is over the measure goes, the oldest first; and what was left half written. */
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

/** None where no folder is named. */
export const openDiskCache = (folder: string | undefined, most: number): DiskCache | undefined =>
  folder ? new DiskCache(folder, most) : undefined;

/** A raster as it lies in a file; undefined where it is none. */
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

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Raster } from '#render/pixel-buffers.ts';
import { DiskCache, openDiskCache } from '#render/raster/disk-cache.ts';

const raster: Raster = { spans: new Int32Array([0, 1, 2, 1]), pixels: new Uint32Array([0xff112233, 0x80445566]) };

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'shelf-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return path.join(made, 'drawn');
}
const never = (): Promise<Raster> => Promise.reject(new Error('drawn again'));
const only = (where: string): string => path.join(where, readdirSync(where)[0]);

test('DiskCache draws art once and shares it between processes', async () => {
  const where = folder();
  expect(await new DiskCache(where, 1e6).getOrDraw('a planet', () => Promise.resolve(raster))).toBe(raster);
  expect(await new DiskCache(where, 1e6).getOrDraw('a planet', never)).toEqual(raster);
  await expect(new DiskCache(where, 1e6).getOrDraw('another planet', never)).rejects.toThrow('drawn again');
});

test('DiskCache redraws and replaces a truncated or foreign file', async () => {
  const where = folder();
  await new DiskCache(where, 1e6).getOrDraw('a planet', () => Promise.resolve(raster));
  const whole = readFileSync(only(where));
  for (const broken of [whole.subarray(0, 20), Buffer.alloc(0), Buffer.from('something else, longer than a head')]) {
    writeFileSync(only(where), broken);
    await new DiskCache(where, 1e6).getOrDraw('a planet', () => Promise.resolve(raster));
    expect(readFileSync(only(where)).equals(whole)).toBe(true);
  }
});

test('DiskCache over its limit removes old and half-written files', async () => {
  const where = folder();
  const shelf = new DiskCache(where, 1e6);
  await shelf.getOrDraw('old', () => Promise.resolve(raster));
  const old = only(where);
  utimesSync(old, 1, 1);
  await shelf.getOrDraw('new', () => Promise.resolve(raster));
  writeFileSync(`${old}.123`, 'half');
  const { size } = statSync(old);
  expect(await new DiskCache(where, size + 10).getOrDraw('new', never)).toEqual(raster);
  expect(readdirSync(where)).toHaveLength(1);
});

test('DiskCache without a writable folder draws every time', async () => {
  const file = folder();
  writeFileSync(file, 'no folder');
  expect(await new DiskCache(file, 1e6).getOrDraw('a planet', () => Promise.resolve(raster))).toBe(raster);
  expect(openDiskCache('', 1e6)).toBeUndefined();
  expect(openDiskCache(undefined, 1e6)).toBeUndefined();
});

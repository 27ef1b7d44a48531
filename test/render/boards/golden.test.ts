import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  drawCloseUp,
  drawHand,
  drawMap,
  drawPlayer,
  drawChanges,
  drawTable,
  type RenderedImage,
} from '#ti4/render/index.ts';
import { eight, kings } from './kings.ts';
import { battle, crowded, hand, opening, threeWorlds, wide, wonders } from './scenes.ts';

// Kept small: what is to be caught are things gone missing, moved or recoloured. UPDATE_GOLDEN=1 draws them anew.
const WIDTH = 420;

const first = async (drawing: Promise<RenderedImage | RenderedImage[]>): Promise<Buffer> => {
  const drawn = await drawing;
  return (Array.isArray(drawn) ? drawn[0] : drawn).data;
};

const scenes: Record<string, () => Promise<Buffer>> = {
  ...Object.fromEntries([3, 4, 5, 6].map((players) => [`setup-of-${players}`, () => first(drawMap(opening(players)))])),
  'wormholes-and-anomalies': () => first(drawCloseUp(wonders(), { system: '18', rings: 1 })),
  battle: () => first(drawCloseUp(battle(), { system: '27', rings: 1 })),
  'scene-of-a-battle': () =>
    first(drawChanges(battle(), { systems: ['27'], besides: ['20'], happened: battle().happened })),
  'three-worlds': () => first(drawCloseUp(threeWorlds(), { system: '16', rings: 0 })),
  'late-board': () => first(drawMap(crowded())),
  'wide-board': () => first(drawMap(wide())),
  'late-table': () => first(drawTable(crowded())),
  player: () => first(drawPlayer(crowded(), 'p2')),
  'eight-with-hyperlanes': () => first(drawMap(eight())),
  'six-with-two-beside': () => first(drawMap(kings('standard-6'))),
  'nexus-shut': () => first(drawCloseUp(kings('standard-8'), { system: '82', rings: 0 })),
  'nexus-open': () => first(drawCloseUp(eight(), { system: '82', rings: 0 })),
  'beside-hyperlanes': () => first(drawCloseUp(eight(), { system: '19', rings: 1 })),
  hand: () => first(drawHand(hand())),
};

/** Softened, so that what compression does to single pixels does not count. */
const pixels = (data: Buffer) =>
  sharp(data).resize({ width: WIDTH }).blur(1.2).removeAlpha().raw().toBuffer({ resolveWithObject: true });

describe('pictures match their golden files', () => {
  for (const [name, draw] of Object.entries(scenes)) {
    test(name.replaceAll('-', ' '), async () => {
      const file = fileURLToPath(new URL(`golden/${name}.webp`, import.meta.url));
      const data = await draw();
      if (process.env.UPDATE_GOLDEN)
        writeFileSync(
          file,
          await sharp(data).resize({ width: WIDTH }).webp({ quality: 92, smartSubsample: true }).toBuffer(),
        );
      const now = await pixels(data);
      const before = await pixels(readFileSync(file));
      expect([now.info.width, now.info.height]).toEqual([before.info.width, before.info.height]);
      let far = 0;
      for (let i = 0; i < now.data.length; i += 3) {
        const off = Math.max(
          Math.abs(now.data[i] - before.data[i]),
          Math.abs(now.data[i + 1] - before.data[i + 1]),
          Math.abs(now.data[i + 2] - before.data[i + 2]),
        );
        if (off > 40) far++;
      }
      // A missing ship or a changed word moves many more.
      expect(far / (now.data.length / 3)).toBeLessThan(0.0002);
    });
  }
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawEmoji } from '#ti4/render/index.ts';
import { listEmojiArt } from '#ti4/render/emoji.ts';
import { listEmojiArt as secondSigns } from '#ti2/render/emoji.ts';
import { listEmojiArt as thirdSigns } from '#ti3/render/emoji.ts';
import { emojiName } from '#discord/emoji/application-emojis.ts';

const EDITIONS = {
  fourth: { signs: listEmojiArt, count: 27 },
  third: { signs: thirdSigns, count: 30 },
  second: { signs: secondSigns, count: 22 },
};

test.each(Object.entries(EDITIONS))(
  '%s emoji are small, transparent and readable on both themes',
  async (_edition, { signs, count }) => {
    const names = new Set<string>();
    for (const one of signs()) {
      expect(emojiName(one)).toMatch(/^\w{2,32}$/);
      expect(names.has(one.name)).toBe(false);
      names.add(one.name);
      const file = await drawEmoji(one.svg);
      expect(file.length).toBeLessThan(256 * 1024);
      const { data, info } = await sharp(file).ensureAlpha().resize(22, 22).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([22, 22]);
      const dots = Array.from({ length: 484 }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)]);
      const seen = dots
        .filter(([, , , alpha]) => alpha! > 200)
        .map(([red, green, blue]) => (red! + green! + blue!) / 3);
      expect(dots.filter(([, , , alpha]) => alpha! < 20).length, one.name).toBeGreaterThan(20);
      expect(seen.filter((light) => light > 110).length, one.name).toBeGreaterThan(25);
      expect(seen.filter((light) => light < 70).length, one.name).toBeGreaterThan(12);
    }
    expect(names.size).toBe(count);
  },
);

test('emoji of one name look alike in every edition', () => {
  const all = new Map<string, Set<string>>();
  for (const { signs } of Object.values(EDITIONS))
    for (const { name, svg } of signs()) all.set(name, (all.get(name) ?? new Set()).add(svg));
  expect([...all].filter(([, looks]) => looks.size > 1).map(([name]) => name)).toEqual([]);
});

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { FONT_FAMILY, fitText, textWidth, wrapText } from '#render/text-metrics.ts';
import { drawBoard, drawCloseUp, drawHand, drawMap, drawPlayer } from '#ti4/render/index.ts';
import { clearCaches } from '#render/raster/rasterize.ts';
import { battle, crowded, hand, threeWorlds, wonders } from './scenes.ts';

/** How wide a text comes out when it is really drawn. */
async function inked(words: string, weight: number): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="80"><text x="20" y="56" font-family="${FONT_FAMILY}" font-size="48" font-weight="${weight}" fill="#fff">${words}</text></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const columns = [...data.keys()].filter((i) => data[i] > 60).map((i) => i % info.width);
  return (
    columns.reduce((most, x) => Math.max(most, x), 0) - columns.reduce((least, x) => Math.min(least, x), info.width) + 1
  );
}

describe('letters', () => {
  test('are drawn with the bundled font in both weights', async () => {
    for (const weight of [500, 700] as const) {
      // Side bearings are a few pixels; any other font is wider by dozens.
      expect(
        Math.abs(
          (await inked('HMecatol Rex 27 influenceH', weight)) - textWidth('HMecatol Rex 27 influenceH', 48, weight),
        ),
      ).toBeLessThan(9);
    }
    expect(await inked('Hamburg', 700)).toBeGreaterThan(await inked('Hamburg', 500));
  });

  test('are shortened with an ellipsis or wrapped at words', () => {
    expect(fitText('Ann', 30, 200)).toBe('Ann');
    expect(textWidth(fitText('Somebody with a very long name indeed', 30, 200), 30)).toBeLessThanOrEqual(200);
    expect(wrapText('one two three four five six seven', 20, 90, 2)).toHaveLength(2);
  });
});

describe('the board', () => {
  test('is a map, its halves and player areas, small enough, with alt texts', async () => {
    const drawn = await drawBoard(crowded());
    expect(drawn.map(({ name }) => name).slice(0, 4)).toEqual([
      'board.jpg',
      'board-1.jpg',
      'board-2.jpg',
      'table-1.jpg',
    ]);
    expect(drawn.length).toBeLessThanOrEqual(7);
    for (const { data, alt } of drawn) {
      expect(data.length).toBeLessThan(8 * 1024 * 1024);
      expect(alt.length).toBeGreaterThan(50);
      expect(alt.length).toBeLessThanOrEqual(1024);
    }
    expect((await sharp(drawn[0].data).metadata()).width).toBe(2000);
    expect(drawn[0].alt).toContain("Sol's turn");
    expect(drawn[0].alt).toContain('Lost: Hacan 1 cruiser');
  });

  test('is identical with or without cached systems', async () => {
    const view = threeWorlds();
    const warm = await drawMap(view).then(() => drawMap(view));
    clearCaches();
    expect(Buffer.compare((await drawMap(view)).data, warm.data)).toBe(0);
  });

  test('is identical whichever board was drawn before', async () => {
    const before = crowded();
    const after = crowded();
    const [system] = after.systems.filter(({ space }) => space.length > 1);
    system.space.pop();
    after.seats[0].points++;
    after.happened.moves = [];
    after.activeSystem = system.id;
    clearCaches();
    await drawMap(before);
    await drawMap(threeWorlds());
    const following = await drawMap(after);
    clearCaches();
    expect(Buffer.compare((await drawMap(after)).data, following.data)).toBe(0);
    expect(Buffer.compare((await drawMap(before)).data, following.data)).not.toBe(0);
  });

  test('is drawn once per turn for all viewers', async () => {
    const [one, other] = await Promise.all([drawBoard(threeWorlds()), drawBoard(threeWorlds())]);
    expect(other).toBe(one);
    expect(await drawBoard(threeWorlds())).toBe(one);
    const later = threeWorlds();
    later.seats[0].points++;
    expect((await drawBoard(later))[0].data.equals(one[0].data)).toBe(false);
  });

  test('draws any player count, any script, and markup as text', async () => {
    for (const players of [3, 4, 5]) {
      const view = crowded(players);
      view.seats[0].name = '<b>&"Ærøskøbing" 漢字 🚀 \u0007';
      expect((await drawBoard(view)).length).toBeGreaterThan(1);
    }
  });

  test('lets a small picture overtake a whole board', async () => {
    clearCaches();
    const order: string[] = [];
    await Promise.all([
      drawBoard(crowded()).then(() => order.push('board')),
      drawHand(hand()).then(() => order.push('hand')),
    ]);
    expect(order).toEqual(['hand', 'board']);
  });
});

describe('close-ups', () => {
  test('show one system or its surroundings, also off the board', async () => {
    const [around] = await drawCloseUp(battle(), { system: '27', rings: 1 });
    expect(around.name).toBe('system-102.jpg');
    expect(around.alt).toContain('New Albion (Letnev, exhausted)');
    const [home] = await drawCloseUp(threeWorlds(), { system: '51', rings: 1 });
    expect(home.alt).toMatch(/^Creuss \(off the map\): /);
    await expect(drawCloseUp(battle(), { system: 'nowhere', rings: 1 })).rejects.toThrow('nowhere');
  });

  test('one player’s area is drawn by seat', async () => {
    const [area] = await drawPlayer(crowded(), 'p2');
    expect(area.alt).toContain('Bob, The Emirates of Hacan, yellow');
    await expect(drawPlayer(crowded(), 'p9')).rejects.toThrow('p9');
  });
});

describe('alt texts', () => {
  test('name the leader, moves, losses and the active system, shortened', async () => {
    const [{ alt }] = await drawBoard(battle(), { table: false });
    expect(alt).toMatch(/^Board, round 1, action phase\. Sol's turn\./);
    expect(alt).toContain('Sol moves 1 dreadnought, 1 carrier, 1 fighter from');
    expect(alt).toContain('Lost: Letnev 1 cruiser.');
    expect(alt).toContain(
      'Sol has 1 dreadnought (damaged), 1 carrier, 4 fighters in space; Letnev has 1 flagship, 2 cruisers in space',
    );
    expect(alt).toContain("command tokens of Sol, Sardakk N'orr");
    expect(alt).toContain('Mecatol Rex: custodians.');
    expect(alt.length).toBeLessThanOrEqual(1024);
  });

  test('name wormholes and anomalies in a close-up', async () => {
    const [{ alt }] = await drawCloseUp(wonders(), { system: '18', rings: 1 });
    expect(alt).toContain('alpha wormhole');
    expect(alt).toContain('Gravity rift (101): Sol has 1 cruiser in space.');
  });
});

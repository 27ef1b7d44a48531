// Crops units out of parts of boards at the size of a phone screen, for a viewer to name without knowing them.
//   node scripts/images/unit-recognition.ts --seed 1 --out units.png --key units.json
// --count: number of units. The key lists the types in order, for checking afterwards.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { rulebookOf } from '#ti4/rulebook.ts';
import { rasterize } from '#render/raster/rasterize.ts';
import { composeMap } from '#ti4/render/board/board.ts';
import { PHONE_WIDTH_PX } from '#render/phone-scale.ts';
import { silhouettes } from '#ti4/render/silhouettes.ts';
import { newGame } from '#ti4/rules/game.ts';
import { buildBoardView } from '#ti4/views/index.ts';
import { createRandom } from '#simulation';
import { createDemoState } from './demo-state.ts';
import { readOptions } from '../lib/options.ts';

const { values } = readOptions('Draws units as a phone shows them, for a reader to name.', {
  seed: { type: 'string', default: '1', about: 'random seed' },
  count: { type: 'string', default: '30', about: 'number of units' },
  out: { type: 'string', default: 'units.png', about: 'picture to write' },
  key: { type: 'string', default: 'units.json', about: 'answers to write' },
});

/** Phone pixels around the center of a unit, and the magnification of each pixel. */
const AROUND = 15;
const SHOWN = 5;
const ACROSS = 6;

interface Found {
  type: string;
  x: number;
  y: number;
}

/** Finds the units in a drawing by their outlines. */
function unitsIn(body: string): Found[] {
  const types = new Map(Object.entries(silhouettes).map(([type, { outline }]) => [outline, type]));
  const groups = [{ x: 0, y: 0, scale: 1 }];
  const found: Found[] = [];
  let last = '';
  for (const [tag, moved, d] of body.matchAll(/<g(?: transform="([^"]*)")?[^>]*>|<\/g>|<path d="([^"]+)"/g)) {
    const here = groups[groups.length - 1];
    if (tag === '</g>') groups.pop();
    else if (tag.startsWith('<g')) {
      const [, x = '0', y = '0'] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(moved ?? '') ?? [];
      const [, scale = '1'] = /scale\(([\d.]+)\)/.exec(moved ?? '') ?? [];
      groups.push({
        x: here.x + Number(x) * here.scale,
        y: here.y + Number(y) * here.scale,
        scale: here.scale * Number(scale),
      });
    } else {
      const type = types.get(d);
      // Each unit is drawn twice: its shadow, then the unit.
      if (type !== undefined && last !== d) found.push({ type, x: here.x, y: here.y });
      last = d;
    }
  }
  return found;
}

const below = createRandom(Number(values.seed));
const book = rulebookOf();
const crops: { type: string; picture: Buffer }[] = [];
const players = [3, 4, 5, 6];
const boards = await Promise.all(
  players.map(async (count) => {
    const view = buildBoardView(newGame(createDemoState(book, count), book), null);
    // The demo state has no mechs: turn some of the infantry into mechs.
    for (const { planets } of view.systems)
      for (const { units } of planets)
        for (const one of units) if (one.type === 'infantry' && below(4) === 0) one.type = 'mech';
    const [{ composition }] = composeMap(view).parts;
    const units = composition.pieces.flatMap(({ x, y, layers }) =>
      layers
        .filter(({ key }) => key.startsWith('['))
        .flatMap(({ body }) => unitsIn(body()).map((one) => ({ ...one, x: x + one.x, y: y + one.y })))
        .filter((one) => one.x > 0 && one.x < composition.width),
    );
    const file = await rasterize(composition);
    return {
      units,
      shown: await sharp(file).resize({ width: PHONE_WIDTH_PX }).png().toBuffer(),
      scale: PHONE_WIDTH_PX / composition.width,
    };
  }),
);
const types = Object.keys(silhouettes);
for (let i = 0; crops.length < Number(values.count); i++) {
  const { units, shown, scale } = boards[i % boards.length];
  // Draws each type equally often, as far as it occurs on the board.
  const wanted = types[below(types.length)];
  const alike = units.filter(({ type }) => type === wanted);
  if (!alike.length) continue;
  const { type, x, y } = alike[below(alike.length)];
  const picture = await sharp(shown)
    .extract({
      left: Math.max(0, Math.round(x * scale) - AROUND),
      top: Math.max(0, Math.round(y * scale) - AROUND),
      width: 2 * AROUND,
      height: 2 * AROUND,
    })
    .resize({ width: 2 * AROUND * SHOWN, kernel: 'cubic' })
    .png()
    .toBuffer();
  crops.push({ type, picture });
}
const cell = 2 * AROUND * SHOWN + 12;
await sharp({
  create: { width: ACROSS * cell, height: Math.ceil(crops.length / ACROSS) * cell, channels: 3, background: '#ffffff' },
})
  .composite(
    crops.map(({ picture }, i) => ({
      input: picture,
      left: (i % ACROSS) * cell + 6,
      top: Math.floor(i / ACROSS) * cell + 6,
    })),
  )
  .png()
  .toFile(values.out);
writeFileSync(values.key, JSON.stringify(crops.map(({ type }) => type)));

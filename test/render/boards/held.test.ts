import { describe, expect, test } from 'vitest';
import { playerPaints } from '#ti4/render/palette.ts';
import { plateShapes } from '#render/tile/plates.ts';
import { silhouettes } from '#ti4/render/silhouettes.ts';
import { holderOf } from '#ti4/render/tile/owner.ts';
import { tileLayers } from '#ti4/render/tile/tile.ts';
import { buildBoardView, type BoardView, type SystemView } from '#ti4/views/index.ts';
import { table, type Setting } from '../../rules/table.ts';
import { battle, threeWorlds, wonders } from './scenes.ts';

const view = (setting: Setting): BoardView => buildBoardView(table(setting).game, null);
const system = (seen: BoardView, id: string): SystemView => {
  const found = seen.systems.find((one) => one.id === id);
  if (!found) throw new Error(`No system ${id}`);
  return found;
};
const holder = (setting: Setting, id = '27') => holderOf(system(view(setting), id));

// Tile 27 has New Albion and Starpoint.
describe('a system is held', () => {
  test('by the only player with ships, if nobody else controls planets', () => {
    expect(holder({ space: { 27: { ann: '1 cruiser' } } })).toBe('ann');
    expect(holder({ space: { 27: { ann: '1 cruiser', bob: '1 fighter' } } })).toBeUndefined();
    expect(holder({ space: { 27: { ann: '1 cruiser' } }, planets: { bob: ['starpoint'] } })).toBeUndefined();
  });

  test('without ships, by the controller of all its planets', () => {
    expect(holder({ planets: { bob: ['new-albion', 'starpoint'] } })).toBe('bob');
    expect(holder({ planets: { bob: ['new-albion'] } })).toBeUndefined();
    expect(holder({ planets: { bob: ['new-albion'], ann: ['starpoint'] } })).toBeUndefined();
    expect(holder({})).toBeUndefined();
  });

  test('and then its ground and edge have the holder’s color', () => {
    const seen = view({ space: { 27: { bob: '1 cruiser' } } });
    const color = seen.seats.find(({ id }) => id === 'bob')?.color ?? 'red';
    const layers = tileLayers(system(seen, '27'), { bob: color });
    expect(layers[0].body()).toContain(playerPaints[color].fill);
    expect(layers[layers.length - 1].body()).toContain(`stroke="${playerPaints[color].fill}" stroke-width="5"`);
  });
});

const words = (seen: BoardView, id: string): string => {
  const layers = tileLayers(system(seen, id), Object.fromEntries(seen.seats.map((seat) => [seat.id, seat.color])));
  return layers[layers.length - 1].body();
};

test('a home system shows its faction’s name', () => {
  const seen = threeWorlds();
  for (const { id, home } of seen.systems.filter((one) => one.home?.seat))
    expect(words(seen, id)).toContain(home?.short);
  expect(seen.seats.map(({ short }) => short).sort()).toEqual(['Creuss', 'Hacan', 'Sol']);
});

test('wormholes that connect few systems say which', () => {
  const seen = threeWorlds();
  const gate = seen.systems.find(({ id }) => id === '17');
  expect(system(seen, '51').joined).toEqual([gate?.position]);
  expect(words(seen, '51')).toContain(`to ${gate?.position}`);
  // A wormhole that leads nowhere.
  expect(wonders().systems.every(({ wormholes, joined }) => wormholes.length > 0 || joined === undefined)).toBe(true);
});

test('every group of units shows its count, even one', () => {
  const body = words(battle(), '27');
  expect([...body.matchAll(/>(−?\d+)<\/text>/g)].map(([, count]) => count)).toEqual(
    expect.arrayContaining(['1', '4', '2', '−1']),
  );
  for (const type of Object.keys(silhouettes) as (keyof typeof silhouettes)[])
    expect(plateShapes([{ shape: type, count: 1, damaged: false }], 'red', 1, 1)[0].body).toContain('>1</text>');
});

import { expect, test } from 'vitest';
import { describeSystems } from '#ti3/render/alt-text.ts';
import { layoutTile } from '#render/tile/tile.ts';
import { toTileInput } from '#ti3/render/tile/tile.ts';
import { buildBoardView, type SystemView } from '#ti3/views/index.ts';
import { laidOut } from '../content/third-game.ts';

const cruisers = (owner: string, count: number) => ({ owner, type: 'cruiser' as const, count, damaged: 0 });
const leader = (owner: string, mark: string) => ({ owner, name: mark, type: mark, mark });
const MINES = { name: '2 Space Mines', owner: 'p2' };

test('a tile shows ships, leaders and tokens grouped by player', () => {
  const view = buildBoardView(laidOut());
  const system = view.systems.find(({ planets }) => planets.length === 1) as SystemView;
  const lying = { space: [cruisers('p1', 2), cruisers('p2', 1)], leaders: [leader('p1', 'Ge')], marks: [MINES] };
  const { placed, body } = layoutTile(
    toTileInput({ ...system, ...lying }, () => 'red'),
    1,
  );
  expect(placed.map(({ what }) => what)).toEqual(expect.arrayContaining(['fleet p1', 'fleet p2', 'mark 0']));
  expect(body).toContain('>2 Mines<');
  expect(body).toContain('>Ge<');
});

test('the text description names tokens beside ships', () => {
  const view = buildBoardView(laidOut());
  const system = view.systems.find(({ planets }) => planets.length === 1) as SystemView;
  Object.assign(system, { space: [cruisers('p1', 2)], marks: [MINES] });
  expect(describeSystems(view, [system])).toContain('2 Space Mines of Letnev');
});

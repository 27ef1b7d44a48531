import { expect, test } from 'vitest';
import { describeSystems } from '../../../src/editions/ti3/map/alt.ts';
import { piecesArt } from '../../../src/editions/ti3/map/pieces.ts';
import { tileLayers } from '../../../src/editions/ti3/map/tile.ts';
import { boardView, type SystemView } from '../../../src/editions/ti3/views/index.ts';
import { laidOut } from '../content/third-game.ts';

const cruisers = (owner: string, count: number) => ({ owner, type: 'cruiser' as const, count, damaged: 0 });
const leader = (owner: string, mark: string) => ({ owner, name: mark, type: mark, mark });
const MINES = { name: '2 Space Mines', owner: 'p2' };

test('ships, leaders aboard and what else lies in a system lie beside one another, and nothing over anything', () => {
  const lying = { units: [cruisers('p1', 2), cruisers('p2', 1)], leaders: [leader('p1', 'Ge')], marks: [MINES] };
  const body = (width: number) => piecesArt(lying, () => 'red', { width, size: 1 });
  expect([body(1000).height, body(180).height, body(100).height]).toEqual([42, 70, 140]);
  const { body: art } = body(1000);
  expect(art).toContain('>2 Mines<');
  // The plate is the last and the furthest to the right: nothing else lies there.
  const across = [...art.matchAll(/translate\(([\d.-]+) 0\)/g)].map(([, x]) => Number(x));
  expect(Math.max(...across)).toBe(Number(/translate\(([\d.-]+) 0\)"><rect(?:(?!<g).)*2 Mines/.exec(art)?.[1]));
});

test('what lies in a system beside ships is told to whoever does not see it', () => {
  const view = boardView(laidOut());
  const system = view.systems.find(({ planets }) => planets.length === 1) as SystemView;
  Object.assign(system, { space: [cruisers('p1', 2)], marks: [MINES] });
  expect(describeSystems(view, [system])).toContain('2 Space Mines of The Barony of Letnev');
});

test('above a planet what is in space ends where its values begin', () => {
  const view = boardView(laidOut());
  for (const count of [1, 2]) {
    const system = view.systems.find(({ planets, home }) => planets.length === count && home === null) as SystemView;
    const crowd = { space: [cruisers('p1', 2), cruisers('p2', 1)], leaders: [leader('p1', 'Ge'), leader('p1', 'Ad')], marks: [MINES] };
    const [, now] = tileLayers({ ...system, ...crowd }, () => 'red', 1);
    const { body, height } = piecesArt({ units: crowd.space, leaders: crowd.leaders, marks: crowd.marks }, () => 'red', {
      width: 237.6,
      size: 1,
      wider: 30,
    });
    const drawn = now.body();
    const [, middle] = /translate\(0[ ,](-[\d.]+)\)">$/.exec(drawn.slice(0, drawn.indexOf(body))) ?? [];
    expect(Number(middle)).toBeLessThan(0);
    // The values of the highest planet begin 17 above their middle.
    expect(Number(middle) + height / 2).toBeLessThanOrEqual(count === 1 ? 46 - 50 + 2 - 17 : 30 - 42 + 2 - 17);
  }
});

import fc from '../chance.ts';
import { expect, test } from 'vitest';
import {
  hexDistance,
  parsePosition,
  withLinks,
  createNeighborGraph,
  positionsWithin,
  type PlacedTile,
  type Lane,
} from '#kit/board/hex-grid.ts';

const plain = (position: string): PlacedTile => ({ id: position, position });
const laidOn = (places: readonly string[], ...others: PlacedTile[]) =>
  createNeighborGraph([
    ...places.filter((place) => !others.some(({ position }) => position === place)).map(plain),
    ...others,
  ]);

test('positions run clockwise ring by ring from the north, all distinct', () => {
  expect(positionsWithin(1)).toEqual(['000', '101', '102', '103', '104', '105', '106']);
  const all = positionsWithin(4);
  expect(all).toHaveLength(1 + 6 + 12 + 18 + 24);
  expect(new Set(all.map((position) => JSON.stringify(parsePosition(position)))).size).toBe(all.length);
});

test('a system is adjacent to its six sides, clockwise from north', () => {
  const board = laidOn(positionsWithin(2));
  expect(board.neighborsOf('000')).toEqual(['101', '102', '103', '104', '105', '106']);
  expect(board.neighborsOf('101')).toEqual(['201', '202', '102', '000', '106', '212']);
  expect(board.neighborsOf('201')).toEqual(['202', '101', '212']);
});

test('two systems touch exactly where they share a side', () => {
  const places = positionsWithin(3);
  const board = laidOn(places);
  for (const a of places) for (const b of places) expect(board.areAdjacent(a, b)).toBe(hexDistance(a, b) === 1);
});

test('a position’s neighbors are independent of its own tile', () => {
  const board = laidOn(['000', '102', '202']);
  expect(board.neighborsAt('101')).toEqual(['202', '102', '000']);
  expect(board.neighborsAt('000')).toEqual(['102']);
});

test('a system off the board has no neighbors', () => {
  const board = createNeighborGraph([plain('000'), { id: 'away', position: null }]);
  expect([board.neighborsOf('away'), board.neighborsOf('000'), board.isAtEdge('away')]).toEqual([[], [], false]);
});

test('a system with a side facing no tile is at the edge', () => {
  const board = laidOn(positionsWithin(2));
  expect(positionsWithin(2).filter((place) => board.isAtEdge(place))).toEqual(
    positionsWithin(2).filter((place) => place.startsWith('2')),
  );
  const holed = laidOn(positionsWithin(2).filter((place) => place !== '101'));
  expect([holed.isAtEdge('000'), holed.isAtEdge('103')]).toEqual([true, false]);
});

test('a lane connects its end systems, and its tile is no system', () => {
  const board = laidOn(positionsWithin(1), { id: 'lane', position: '000', lanes: [[0, 3]] });
  expect(board.neighborsOf('101')).toEqual(['102', '104', '106']);
  expect(board.neighborsOf('104')).toContain('101');
  expect(board.neighborsOf('102')).toEqual(['103', '101']);
  expect(board.neighborsOf('lane')).toEqual([]);
  expect(board.areAdjacent('101', 'lane')).toBe(false);
  expect(positionsWithin(1).some((place) => board.neighborsOf(place).includes('lane'))).toBe(false);
});

test('lanes sharing a side connect only to their own other ends', () => {
  const board = laidOn(positionsWithin(1), {
    id: 'fork',
    position: '000',
    lanes: [
      [0, 2],
      [4, 0],
    ],
  });
  expect([board.areAdjacent('101', '103'), board.areAdjacent('101', '105'), board.areAdjacent('103', '105')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('rotating a tile rotates its lanes clockwise', () => {
  const turnedBy = (rotation: number) =>
    laidOn(positionsWithin(1), { id: 'lane', position: '000', lanes: [[0, 3]], rotation });
  expect(turnedBy(1).areAdjacent('102', '105')).toBe(true);
  expect(turnedBy(1).areAdjacent('101', '104')).toBe(false);
  expect(turnedBy(-1).areAdjacent('106', '103')).toBe(true);
});

test('lanes continue through the lanes of the next tile', () => {
  const board = createNeighborGraph([
    plain('104'),
    { id: 'one', position: '000', lanes: [[3, 0]] },
    { id: 'two', position: '101', lanes: [[3, 1]] },
    plain('202'),
  ]);
  expect([board.neighborsOf('104'), board.neighborsOf('202')]).toEqual([['202'], ['104']]);
});

test('dead-end, circular and returning lanes connect nothing', () => {
  const ring = ['000', '101', '102'].map((position, i): PlacedTile => {
    const lanes: Lane[][] = [
      [
        [0, 1],
        [3, 0],
      ],
      [[3, 2]],
      [[5, 4]],
    ];
    return { id: `ring ${i}`, position, lanes: lanes[i] };
  });
  expect(createNeighborGraph([...ring, plain('104')]).neighborsOf('104')).toEqual([]);
  // Out over the north, round the two tiles there, and in again over the north-east.
  const back = createNeighborGraph([
    plain('000'),
    { id: 'a', position: '101', lanes: [[3, 2]] },
    { id: 'b', position: '102', lanes: [[5, 4]] },
  ]);
  expect(back.neighborsOf('000')).toEqual([]);
});

test('a side facing a lane is no edge', () => {
  expect(laidOn(positionsWithin(1), { id: 'lane', position: '101', lanes: [[0, 3]] }).isAtEdge('000')).toBe(false);
});

test('extra links connect systems at any distance and remove nothing', () => {
  const board = laidOn(positionsWithin(2));
  const near = withLinks(board, [['000', '201', 'away'], ['203']]);
  expect(near('000')).toEqual(['101', '102', '103', '104', '105', '106', '201', 'away']);
  expect([near('away'), near('203'), near('105')]).toEqual([
    ['000', '201'],
    board.neighborsOf('203'),
    board.neighborsOf('105'),
  ]);
});

const lane = fc.tuple(fc.nat(5), fc.nat(5)).filter(([a, b]) => a !== b);
const tile = fc.record({
  lanes: fc.option(fc.array(lane, { maxLength: 4 }), { nil: undefined }),
  rotation: fc.integer({ min: -6, max: 12 }),
});
const anyBoard = fc.array(tile, { minLength: 19, maxLength: 19 });
const boardOf = (tiles: { lanes?: Lane[]; rotation: number }[], more = 0) =>
  createNeighborGraph(
    tiles.map(({ lanes, rotation }, i) => ({
      id: `t${i}`,
      position: positionsWithin(2)[i],
      rotation: rotation + more,
      ...(lanes && { lanes }),
    })),
  );

test('adjacency is symmetric and never reflexive, whatever the lanes', () => {
  fc.assert(
    fc.property(anyBoard, (tiles) => {
      const board = boardOf(tiles);
      tiles.forEach((_tile, i) => {
        for (const other of board.neighborsOf(`t${i}`)) {
          expect(other).not.toBe(`t${i}`);
          expect(board.neighborsOf(other)).toContain(`t${i}`);
        }
      });
    }),
  );
});

test('a full rotation leaves a tile unchanged', () => {
  fc.assert(
    fc.property(anyBoard, (tiles) => {
      const [board, turned] = [boardOf(tiles), boardOf(tiles, 6)];
      tiles.forEach((_tile, i) => expect(turned.neighborsOf(`t${i}`)).toEqual(board.neighborsOf(`t${i}`)));
    }),
  );
});

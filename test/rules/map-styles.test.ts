import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { mapProblem, mapRemarks } from '#ti4/service/map-setting.ts';
import { newGame } from '#ti4/rules/game.ts';
import { formatMapString, mapStringOf } from '#ti4/rules/setup/galaxy/format-map-string.ts';
import { readMap, parseMapString, type Layout } from '#ti4/rules/setup/galaxy/map-string.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import { prepareGame } from '#ti4/rules/setup/prepare-game.ts';
import { positionsWithin } from '#kit/board/hex-grid.ts';
import fc from '../chance.ts';
import { POK } from './exploring.ts';

const book = rulebookOf([], POK);
const PLACES = positionsWithin(6).slice(1);
const WITH_BACK = (...backs: string[]): string[] =>
  Object.values(book.tiles).flatMap(({ id, back }) => (backs.includes(back) ? [id] : []));
const SYSTEMS = WITH_BACK('blue', 'red').filter((id) => id !== '18' && !book.tiles[id].lanes);
const LANES = Object.values(book.tiles).flatMap(({ id, lanes }) => (lanes ? [id] : []));

/** The boards of the KeeganW generator, ring by ring: h a home, # a system, . no tile, and hyperlanes. */
const STYLES: [name: string, rings: string][] = [
  ['2 normal', '###### | ####.#####.# | ..#h#......#h#'],
  ['3 normal', '###### | ############ | ..#h#...#h#...#h#'],
  ['3 compact', '###### | ###h###h###h'],
  ['3 manta', '###### | ...#######.. | .....#h##h##h#'],
  ['3 rex', '90A0 # 90A2 # 90A1 # | h # # # h # # # h # # # | # 85A4 . # . 85A4 # 85A0 . # . 85A0 # 85A2 . # . 85A2'],
  ['4 normal', '###### | ############ | ####h###h####h###h'],
  ['4 horizontal', '###### | ############ | ..#h##h#...#h##h#'],
  ['4 vertical', '###### | ############ | .#h....h#.#h....h#'],
  ['4 gaps', '.##.## | ############ | .#h....h#.#h....h#'],
  ['4 warp', '87A1 # # 88A2 # # | # # # # # # # # # # # # | . # h . . . . h # . # h . . . . h #'],
  ['4 double warp', '. # # . # # | # 89B5 # # # 87B4 # 90B2 # # # 91B1 | . . # h # # h # . . . # h # # h #'],
  ['4 mini warp', '# # # # # # | # 91A2 # # # # # 84B5 # # # # | # # # # h # 85A5 # h # # # # h # 86A2 # h'],
  ['5 normal', '###### | ############ | ##h###h##h##h###h#'],
  ['5 warp', '# # # 86A0 # # | # # # # # 88A0 # 87A0 # # # # | h # # h # # h # 83A0 85A0 84A0 # h # # h # #'],
  ['5 diamond', '###### | ############ | ##h.#h..#h#..h#.h#'],
  ['5 flat', '###### | ############ | ...h##h##h##h##h.. | .....###.........###'],
  ['5 notch', '###### | .########### | .h###h###h###h###h'],
  ['5 approaching', '###### | ############ | ##h.#h..#h#..h#.h#'],
  ['6 normal', '###### | ############ | h##h##h##h##h##h##'],
  ['6 spiral', '###### | ############ | #h##h##h##h##h##h#'],
  ['6 large', '###### | ############ | ################## | h###h###h###h###h###h###'],
  [
    '7 normal',
    '# # # # # # | # # # # # # 86A0 # # # # # | # # # # # # # # 88A0 # 87A0 # # # # # # # | h # # h # # h # # h # 83A0 85A0 84A0 # h # # h # # h # #',
  ],
  [
    '7 warp',
    '85B0 # # 84B0 90B0 # | # # # # # # # # # # # # | # 88B0 # h # # h # 86B0 # # # # # 83B5 # # # | h # . . . . . . . . . # h # # h . . h # . h # #',
  ],
  ['8 normal', '###### | ############ | ################## | h##h##h##h##h##h##h##h##'],
  [
    '8 warp',
    '87A1 90B3 # 88A2 89B0 # | # # # # # # # # # # # # | # # # # # 85B5 # # # # # # # # 83B5 # # # | h # # h . . h # . h # # h # # h . . h # . h # #',
  ],
];

const wordsOf = (rings: string): string[] =>
  rings.split(/[\s|]+/).flatMap((part) => (/^[#h.]+$/.test(part) ? [...part] : [part]));

interface Exported {
  /** The string for Tabletop Simulator. */
  text: string;
  address: string;
  layout: Layout;
  noTile: string[];
}

/** A board of the generator with systems in this order, as it exports it. */
function exported(rings: string, systems: string[]): Exported {
  const left = [...systems];
  const words = wordsOf(rings).map((word) =>
    word === '#' ? (left.pop() ?? '') : ({ h: '0', '.': '-1' }[word] ?? word),
  );
  const placed = words.map((word, i) => ({ position: PLACES[i], word }));
  const lanes = placed.filter(({ word }) => /[AB]/.test(word));
  return {
    // In front of all others, the sign is left off and the digit kept.
    text: words.map((word, i) => (word === '-1' ? (i ? '0' : '1') : word)).join(' '),
    address: `https://keeganw.github.io/ti4/?settings=T60FF&tiles=18,${words.map((word) => word.replace(/([AB])(\d)/, '$1-$2')).join(',')}`,
    layout: {
      tiles: [
        { position: '000', tile: '18' },
        ...placed.flatMap(({ position, word }) => (SYSTEMS.includes(word) ? [{ position, tile: word }] : [])),
      ],
      homes: placed.flatMap(({ position, word }) => (word === '0' ? [{ position }] : [])),
      ...(lanes.length && { hyperlanes: Object.fromEntries(lanes.map(({ position, word }) => [position, word])) }),
    } as Layout,
    noTile: placed.flatMap(({ position, word }) => (word === '-1' ? [position] : [])),
  };
}

const systemsInOrder = fc.shuffledSubarray(SYSTEMS, { minLength: SYSTEMS.length, maxLength: SYSTEMS.length });
const positionsOf = (places: { position: string }[]): string[] => places.map(({ position }) => position).sort();
const sorted = ({ tiles, homes, hyperlanes = {} }: Layout): unknown => ({
  tiles: [...tiles].sort((a, b) => (a.position < b.position ? -1 : 1)),
  homes: [...homes].sort((a, b) => (a.position < b.position ? -1 : 1)),
  hyperlanes,
});
const gameOn = (map: string, count: number) => {
  const players = Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}` }));
  return newGame(newState(book, prepareGame(book, { seed: 'maps', players, board: { mapString: map } })), book);
};

for (const [name, rings] of STYLES) {
  const players = Number(name[0]);
  if (players < 3) continue;
  test(`88.2 the KeeganW board ${name}: export and address load alike`, () =>
    fc.assert(
      fc.property(systemsInOrder, (systems) => {
        const { text, address, layout, noTile } = exported(rings, systems);
        expect(mapProblem(book, text, players, true)).toBeUndefined();
        const read = readMap(book, text, players);
        expect(sorted({ ...read.layout, hyperlanes: {} })).toEqual(sorted({ ...layout, hyperlanes: {} }));
        expect(Object.keys(read.layout.hyperlanes ?? {})).toEqual(Object.keys(layout.hyperlanes ?? {}));
        expect(noTile).toEqual(expect.arrayContaining(read.noTile));
        expect(sorted(parseMapString(book, address, players))).toEqual(sorted(read.layout));
      }),
      { numRuns: 5 },
    ));

  test(`88 the KeeganW board ${name}: strings of lobby and game reload`, () =>
    fc.assert(
      fc.property(systemsInOrder, (systems) => {
        const { text } = exported(rings, systems);
        const layout = parseMapString(book, text, players);
        const inLobby = /`(.*)`/.exec(mapRemarks(book, text, players).at(-1) ?? '')?.[1] ?? '';
        expect(sorted(parseMapString(book, inLobby, players))).toEqual(sorted(layout));
        const inGame = mapStringOf(gameOn(text, players)) ?? '';
        expect(positionsOf(parseMapString(book, inGame, players).homes)).toEqual(positionsOf(layout.homes));
        expect(sorted(parseMapString(book, inGame, players))).toEqual(sorted(layout));
        expect(formatMapString(book, parseMapString(book, inGame, players))).toBe(inGame);
      }),
      { numRuns: 3 },
    ));
}

test('88.2 gapped KeeganW boards fit only their player count', () => {
  const gapped = STYLES.filter(([, rings]) => rings.includes('.'));
  const counts = gapped.map(([, rings]) => {
    const { text } = exported(rings, SYSTEMS);
    return [3, 4, 5, 6, 7, 8].filter((count) => mapProblem(book, text, count, true) === undefined);
  });
  expect(counts).toEqual(gapped.map(([name]) => [Number(name[0])].filter((count) => count > 2)));
});

/** Any layout: a center or none, Mecatol Rex anywhere, and systems, hyperlanes and homes on full rings or scattered. */
const anyLayout = fc
  .record({
    rings: fc.integer({ min: 3, max: 6 }),
    count: fc.integer({ min: 20, max: 45 }),
    players: fc.integer({ min: 3, max: 8 }),
    lanes: fc.integer({ min: 0, max: 5 }),
    center: fc.constantFrom('Mecatol Rex', 'another', 'none'),
    isFull: fc.boolean(),
    seed: fc.shuffledSubarray(PLACES, { minLength: PLACES.length }),
    systems: systemsInOrder,
  })
  .map(({ rings, count, players, lanes, center, isFull, seed, systems }): { layout: Layout; players: number } => {
    const first = positionsWithin(rings).slice(1, count);
    const taken = seed
      .filter((place) => (isFull ? first.includes(place) : place < `${rings + 1}`))
      .slice(0, isFull ? undefined : count - 2);
    const [homes, laid, [mecatol, ...others]] = [
      taken.slice(0, players),
      taken.slice(players, players + lanes),
      taken.slice(players + lanes),
    ];
    const left = [...systems];
    const system = (position: string) => ({ position, tile: left.pop() ?? '' });
    return {
      players,
      layout: {
        tiles: [
          ...(center === 'none' ? [] : [center === 'another' ? system('000') : { position: '000', tile: '18' }]),
          center === 'Mecatol Rex' ? system(mecatol) : { position: mecatol, tile: '18' },
          ...others.map(system),
        ],
        homes: homes.map((position) => ({ position })),
        ...(laid.length && {
          hyperlanes: Object.fromEntries(laid.map((place, i) => [place, { tile: LANES[2 * i], rotation: i }])),
        }),
      },
    };
  });

test('88 the map string of any layout parses back', () =>
  fc.assert(
    fc.property(anyLayout, ({ layout, players }) => {
      const text = formatMapString(book, layout) ?? '';
      expect(sorted(parseMapString(book, text, players))).toEqual(sorted(layout));
    }),
    { numRuns: 300 },
  ));

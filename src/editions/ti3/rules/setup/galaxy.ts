import { Illegal, toShuffled } from '#engine';
import { hexDistance, formatPosition, positionsWithin } from '#kit/board/hex-grid.ts';
import type { Rulebook, Tile } from '#ti3/rules/components/component.ts';
import { MECATOL_REX } from '#ti3/rules/objectives/objective-counts.ts';
import type { SystemId } from '#ti3/rules/terms.ts';

/** Returns a whole number from 0 to n - 1. */
type Below = (n: number) => number;

/** Tiles by position. */
export type Galaxy = Record<string, SystemId>;

type Axial = readonly [q: number, r: number];

/**
 * Number of rings around Mecatol Rex: three, or four for seven and eight players if there are enough tiles (E3 2.5).
 */
const RINGS = 3;
const RINGS_WHEN_WIDE = 4;
const MIN_PLAYERS_FOR_WIDE = 7;

/** Positions of home systems, clockwise, by number of players (E3 2.5). */
const HOMES: Record<number, readonly Axial[]> = {
  3: [[0, -3], [3, 0], [-3, 3]], // prettier-ignore
  4: [[2, -3], [2, 1], [-2, 3], [-2, -1]], // prettier-ignore
  5: [[2, -3], [3, 0], [0, 3], [-3, 3], [-2, -1]], // prettier-ignore
  6: [[0, -3], [3, -3], [3, 0], [0, 3], [-3, 3], [-3, 0]], // prettier-ignore
};

/** Positions left empty in a game of three: the corners opposite their homes (E3 2.5). */
const UNUSED_POSITIONS: readonly Axial[] = [[2, -3], [3, -3], [3, -2], [-2, -1], [-3, 0], [-3, 1], [1, 2], [0, 3], [-1, 3]]; // prettier-ignore

/** Number of tiles of each sort for three players (E3 2.5); with more players, all tiles or all but a few are used. */
const FOR_THREE = { planets: 16, empty: 5, special: 3 };

export const MIN_PLAYERS = 3;
export const MAX_PLAYERS = 8;

const laid = ([q, r]: Axial): string => formatPosition({ q, r });

/**
 * Spaces homes as evenly as possible around a ring. This is our own proposal for seven and eight players, since no
 * source gives their positions.
 */
const around = (players: number, ring: number): string[] =>
  Array.from(
    { length: players },
    (_, i) => `${ring}${String(Math.round((i * 6 * ring) / players) + 1).padStart(2, '0')}`,
  );

/** Returns the positions of home systems for a number of players, clockwise. */
export const homePositions = (players: number, wide = false): string[] =>
  HOMES[players]?.map(laid) ?? around(players, wide ? RINGS_WHEN_WIDE : RINGS);

/** Returns the number of rings around Mecatol Rex. */
const ringsOf = (players: number, wide: boolean): number =>
  wide && players >= MIN_PLAYERS_FOR_WIDE ? RINGS_WHEN_WIDE : RINGS;

/**
 * Returns the positions for systems off the board: in the corners of its picture, farther out than all others and
 * adjacent to nothing.
 */
function offBoard(players: number, wide: boolean): string[] {
  const out = ringsOf(players, wide);
  return [[out, -out - 2], [out, 2], [-out, out + 2], [-out, -2]].map(([q, r]) => laid([q, r])); // prettier-ignore
}

/**
 * Returns the home systems by position. A home off the board is replaced by the system that leads to it. `besides`:
 * other systems off the board.
 */
function laidHomes(book: Rulebook, homes: readonly SystemId[], besides: readonly SystemId[]): Galaxy {
  const [players, wide] = [homes.length, hasFourthRing(book)];
  const gates = homePositions(players, wide).map((place, i) => [place, book.tiles[homes[i]].gate ?? homes[i]]);
  const away = [...homes.filter((home) => book.tiles[home].gate !== undefined), ...besides];
  const off = away.map((one, i) => [offBoard(players, wide)[i], one]);
  return Object.fromEntries([...gates, ...off]) as Galaxy;
}

/** Returns the positions for which tiles are dealt. */
export function openPositions(players: number, wide = false): string[] {
  const taken = new Set([
    '000',
    ...homePositions(players, wide),
    ...(players === MIN_PLAYERS ? UNUSED_POSITIONS.map(laid) : []),
  ]);
  return positionsWithin(ringsOf(players, wide)).filter((place) => !taken.has(place));
}

/**
 * Returns the tiles that may be dealt: no homes, no systems that lead to one, and no partly refereed tiles unless
 * `partial` is set.
 */
const dealable = ({ tiles }: Rulebook, partial = false): Tile[] =>
  Object.values(tiles).filter(
    ({ id, home, gateOf, option, lacks }) =>
      [home, gateOf, option].every((one) => one === undefined) &&
      id !== MECATOL_REX &&
      (partial || lacks === undefined),
  );

/** Tells whether there are enough tiles for a fourth ring. */
export const hasFourthRing = (book: Rulebook): boolean =>
  dealable(book).length >= openPositions(MIN_PLAYERS_FOR_WIDE, true).length;

/** Returns the range of player numbers: more than six only with enough tiles for them (E3 2.1). */
export const playersFor = (book: Rulebook): { min: number; max: number } => ({
  min: MIN_PLAYERS,
  max: hasFourthRing(book) ? MAX_PLAYERS : MIN_PLAYERS_FOR_WIDE - 1,
});

/**
 * Picks tiles of each sort in proportion to their share of all tiles, so that no galaxy is all empty or all planets if
 * the box holds many more than are dealt.
 */
function inProportion(mixed: readonly Tile[], wanted: number): Tile[] {
  const sorts = Object.keys(FOR_THREE).map((sort) => mixed.filter((one) => sortOf(one) === sort));
  const shares = sorts.map((tiles) => (tiles.length * wanted) / mixed.length);
  const counts = shares.map(Math.floor);
  const short = wanted - counts.reduce((sum, count) => sum + count, 0);
  const byRest = [...shares.keys()].sort((a, b) => shares[b] - counts[b] - (shares[a] - counts[a]));
  for (const at of byRest.slice(0, short)) counts[at] += 1;
  return sorts.flatMap((tiles, at) => tiles.slice(0, counts[at]));
}

const sortOf = ({ planets, special }: Tile): keyof typeof FOR_THREE =>
  special ? 'special' : planets.length ? 'planets' : 'empty';

/** Deals tiles at random. Throws an Illegal if there are too few. */
export function dealTiles(book: Rulebook, players: number, below: Below, partial = false): SystemId[] {
  const wide = hasFourthRing(book);
  const mixed = toShuffled(dealable(book, partial), below);
  const wanted = openPositions(players, wide).length;
  const chosen =
    players === MIN_PLAYERS
      ? Object.entries(FOR_THREE).flatMap(([sort, count]) =>
          mixed.filter((one) => sortOf(one) === sort).slice(0, count),
        )
      : wide
        ? inProportion(mixed, wanted)
        : mixed.slice(0, wanted);
  if (chosen.length < wanted)
    throw new Illegal(`A galaxy for ${players} players needs ${wanted} tiles, but there are only ${chosen.length}.`);
  return chosen.map(({ id }) => id);
}

/** Returns the value of a tile for players with a home near it. */
const worthOf = ({ planets }: Tile): number =>
  planets.reduce(
    (sum, { resources, influence, specialties }) => sum + resources + influence / 2 + specialties.length / 2,
    0,
  );

const ADJACENT_WEIGHT = 1;
const TWO_AWAY_WEIGHT = 0.5;

/** Returns the share of a position's value for each home. */
const nearness = (place: string, homes: readonly string[]): number[] =>
  homes.map((home) => {
    const far = hexDistance(place, home);
    return far === 1 ? ADJACENT_WEIGHT : far === 2 ? TWO_AWAY_WEIGHT : 0;
  });

/** Penalty for each misplaced pair of tiles, larger than any difference in wealth. */
const MISPLACEMENT_PENALTY = 50;

interface Ground {
  tiles: Record<SystemId, Tile>;
  places: readonly string[];
  homes: readonly string[];
  near: number[][];
  beside: [number, number][];
}

function groundOf(book: Rulebook, players: number): Ground {
  const wide = hasFourthRing(book);
  const places = openPositions(players, wide);
  const homes = homePositions(players, wide);
  const beside = places.flatMap((one, i) =>
    places.flatMap((other, j): [number, number][] => (i < j && hexDistance(one, other) === 1 ? [[i, j]] : [])),
  );
  return { tiles: book.tiles, places, homes, near: places.map((place) => nearness(place, homes)), beside };
}

/** Returns the value of the tiles around each home. */
function surroundings({ tiles, homes, near }: Ground, lying: readonly SystemId[]): number[] {
  const found = homes.map(() => 0);
  lying.forEach((id, at) => {
    const worth = worthOf(tiles[id]);
    near[at].forEach((part, home) => (found[home] += part * worth));
  });
  return found;
}

/**
 * Returns the badness of a layout: adjacent red tiles or wormholes of the same letter, red tiles next to a home, and
 * the gap between the richest and the poorest home (E3 2.5).
 */
function badness(ground: Ground, lying: readonly SystemId[]): number {
  const { tiles, beside, near } = ground;
  const clashes = beside.filter(([one, other]) => {
    const [a, b] = [tiles[lying[one]], tiles[lying[other]]];
    return (a.special && b.special) || a.wormholes.some((letter) => b.wormholes.includes(letter));
  }).length;
  const shut = lying.filter((id, at) => tiles[id].special && near[at].includes(ADJACENT_WEIGHT)).length;
  const around = surroundings(ground, lying);
  return MISPLACEMENT_PENALTY * clashes + shut * 2 + Math.max(...around) - Math.min(...around);
}

const MAX_SWAPS = 1500;

/** Swaps random tiles and keeps each swap that does not make the layout worse. */
function settled(ground: Ground, dealt: readonly SystemId[], below: Below): SystemId[] {
  const lying = [...dealt];
  let bad = badness(ground, lying);
  for (let i = 0; i < MAX_SWAPS; i++) {
    const [one, other] = [below(lying.length), below(lying.length)];
    [lying[one], lying[other]] = [lying[other], lying[one]];
    const now = badness(ground, lying);
    if (now <= bad) bad = now;
    else [lying[one], lying[other]] = [lying[other], lying[one]];
  }
  return lying;
}

/**
 * Draws a galaxy at random: Mecatol Rex in the middle, the homes in their positions, and about equal wealth around each
 * (E3 2.5). `homes`: in clockwise order; `besides`: systems off the board.
 */
export function drawGalaxy(
  book: Rulebook,
  homes: readonly SystemId[],
  below: Below,
  partial = false,
  besides: readonly SystemId[] = [],
): Galaxy {
  const ground = groundOf(book, homes.length);
  const lying = settled(ground, dealTiles(book, homes.length, below, partial), below);
  return {
    '000': MECATOL_REX,
    ...laidHomes(book, homes, besides),
    ...Object.fromEntries(ground.places.map((place, i) => [place, lying[i]])),
  };
}

/** Returns the value of the tiles around each home, in the order of the homes, to show how fair a galaxy is. */
export function wealthAroundHomes(book: Rulebook, galaxy: Galaxy, players: number): number[] {
  const ground = groundOf(book, players);
  return surroundings(
    ground,
    ground.places.map((place) => galaxy[place]),
  );
}

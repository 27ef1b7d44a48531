import { Illegal, toShuffled } from '#engine';
import { hexDistance, formatPosition, positionsWithin } from '#kit/board/hex-grid.ts';
import type { Rulebook, Tile } from '#ti3/rules/components/component.ts';
import { MECATOL_REX } from '#ti3/rules/objectives/objective-counts.ts';
import type { SystemId } from '#ti3/rules/terms.ts';

/** A whole number from 0 to n - 1. */
type Below = (n: number) => number;

/** Which tile lies where. */
export type Galaxy = Record<string, SystemId>;

type Axial = readonly [q: number, r: number];

/** Three rings around Mecatol Rex; where there are tiles enough, seven and eight players lie around a fourth (E3 2.5). */
const RINGS = 3;
const RINGS_WHEN_WIDE = 4;
const MIN_PLAYERS_FOR_WIDE = 7;

/** Where homes lie, clockwise, by the number of players (E3 2.5). */
const HOMES: Record<number, readonly Axial[]> = {
  3: [[0, -3], [3, 0], [-3, 3]], // prettier-ignore
  4: [[2, -3], [2, 1], [-2, 3], [-2, -1]], // prettier-ignore
  5: [[2, -3], [3, 0], [0, 3], [-3, 3], [-2, -1]], // prettier-ignore
  6: [[0, -3], [3, -3], [3, 0], [0, 3], [-3, 3], [-3, 0]], // prettier-ignore
};

/** Three players leave the corners opposite their homes empty (E3 2.5). */
const UNUSED_POSITIONS: readonly Axial[] = [[2, -3], [3, -3], [3, -2], [-2, -1], [-3, 0], [-3, 1], [1, 2], [0, 3], [-1, 3]]; // prettier-ignore

/** What of each sort three players deal out (E3 2.5); more players use all there are, or all but a few. */
const FOR_THREE = { planets: 16, empty: 5, special: 3 };

export const MIN_PLAYERS = 3;
export const MAX_PLAYERS = 8;

const laid = ([q, r]: Axial): string => formatPosition({ q, r });

/** Proposed for seven and eight, whose places no source names: as evenly around the outermost ring as may be. */
const around = (players: number, ring: number): string[] =>
  Array.from(
    { length: players },
    (_, i) => `${ring}${String(Math.round((i * 6 * ring) / players) + 1).padStart(2, '0')}`,
  );

/** Where the homes of so many players lie, clockwise. */
export const homePositions = (players: number, wide = false): string[] =>
  HOMES[players]?.map(laid) ?? around(players, wide ? RINGS_WHEN_WIDE : RINGS);

/** How many rings there are around Mecatol Rex. */
const ringsOf = (players: number, wide: boolean): number =>
  wide && players >= MIN_PLAYERS_FOR_WIDE ? RINGS_WHEN_WIDE : RINGS;

/** Where systems lie that are off the board: in the corners of its picture, farther out than anything that is on it, and next to nothing. */
function offBoard(players: number, wide: boolean): string[] {
  const out = ringsOf(players, wide);
  return [[out, -out - 2], [out, 2], [-out, out + 2], [-out, -2]].map(([q, r]) => laid([q, r])); // prettier-ignore
}

/** Homes as they lie; of one that is off the board, what leads to it lies in its place. `besides`: what else is off the board. */
function laidHomes(book: Rulebook, homes: readonly SystemId[], besides: readonly SystemId[]): Galaxy {
  const [players, wide] = [homes.length, hasFourthRing(book)];
  const gates = homePositions(players, wide).map((place, i) => [place, book.tiles[homes[i]].gate ?? homes[i]]);
  const away = [...homes.filter((home) => book.tiles[home].gate !== undefined), ...besides];
  const off = away.map((one, i) => [offBoard(players, wide)[i], one]);
  return Object.fromEntries([...gates, ...off]) as Galaxy;
}

/** Places for which tiles are dealt. */
export function openPositions(players: number, wide = false): string[] {
  const taken = new Set([
    '000',
    ...homePositions(players, wide),
    ...(players === MIN_PLAYERS ? UNUSED_POSITIONS.map(laid) : []),
  ]);
  return positionsWithin(ringsOf(players, wide)).filter((place) => !taken.has(place));
}

/** What is dealt: no home, nor what leads to one; of what is not refereed in full nothing unless the table asks for it. */
const dealable = ({ tiles }: Rulebook, partial = false): Tile[] =>
  Object.values(tiles).filter(
    ({ id, home, gateOf, option, lacks }) =>
      [home, gateOf, option].every((one) => one === undefined) &&
      id !== MECATOL_REX &&
      (partial || lacks === undefined),
  );

/** Whether there are tiles for a fourth ring. */
export const hasFourthRing = (book: Rulebook): boolean =>
  dealable(book).length >= openPositions(MIN_PLAYERS_FOR_WIDE, true).length;

/** For how many a game is: more than six only where there are tiles for them (E3 2.1). */
export const playersFor = (book: Rulebook): { min: number; max: number } => ({
  min: MIN_PLAYERS,
  max: hasFourthRing(book) ? MAX_PLAYERS : MIN_PLAYERS_FOR_WIDE - 1,
});

/** Where many more lie in the box than are dealt, as many of each sort as there are among all, so that no galaxy is all void or all worlds. */
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

/** The tiles that are dealt, by chance. */
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
    throw new Illegal(`A galaxy for ${players} players needs ${wanted} tiles, and there are ${chosen.length}.`);
  return chosen.map(({ id }) => id);
}

/** What a tile is worth to whoever lives near it. */
const worthOf = ({ planets }: Tile): number =>
  planets.reduce(
    (sum, { resources, influence, specialties }) => sum + resources + influence / 2 + specialties.length / 2,
    0,
  );

const ADJACENT_WEIGHT = 1;
const TWO_AWAY_WEIGHT = 0.5;

/** Who lives near a place, and how much of it is theirs. */
const nearness = (place: string, homes: readonly string[]): number[] =>
  homes.map((home) => {
    const far = hexDistance(place, home);
    return far === 1 ? ADJACENT_WEIGHT : far === 2 ? TWO_AWAY_WEIGHT : 0;
  });

/** What a thing that should not be counts against a layout: more than any poverty. */
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

/** What each home has around it. */
function surroundings({ tiles, homes, near }: Ground, lying: readonly SystemId[]): number[] {
  const found = homes.map(() => 0);
  lying.forEach((id, at) => {
    const worth = worthOf(tiles[id]);
    near[at].forEach((part, home) => (found[home] += part * worth));
  });
  return found;
}

/** How bad a layout is: red tiles or wormholes of a letter side by side, red tiles next to a home, and how much poorer the poorest is (E3 2.5). */
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

/** Swaps tiles by chance, as long as nothing gets worse by it. */
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

/** A galaxy drawn by chance: Mecatol Rex in the middle, the homes in their places, and around each about as much (E3 2.5). `homes`: clockwise; `besides`: what lies off the board. */
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

/** What each home of a galaxy has around it, in the order of the homes: told to whoever asks how fair it is. */
export function wealthAroundHomes(book: Rulebook, galaxy: Galaxy, players: number): number[] {
  const ground = groundOf(book, players);
  return surroundings(
    ground,
    ground.places.map((place) => galaxy[place]),
  );
}

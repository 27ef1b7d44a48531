import { Illegal, shuffled } from '../../../../engine/index.ts';
import { apart, positionOf, positions } from '../../../../kit/hex.ts';
import type { Rulebook, Tile } from '../components/component.ts';
import { MECATOL } from '../phases/objective-counts.ts';
import type { SystemId } from '../terms.ts';

/** A whole number from 0 to n - 1. */
type Below = (n: number) => number;

/** Which tile lies where. */
export type Galaxy = Record<string, SystemId>;

type Axial = readonly [q: number, r: number];

/** Three rings around Mecatol Rex. */
const RINGS = 3;

/** Where homes lie, clockwise, by the number of players (E3 2.5). */
const HOMES: Record<number, readonly Axial[]> = {
  3: [[0, -3], [3, 0], [-3, 3]], // prettier-ignore
  4: [[2, -3], [2, 1], [-2, 3], [-2, -1]], // prettier-ignore
  5: [[2, -3], [3, 0], [0, 3], [-3, 3], [-2, -1]], // prettier-ignore
  6: [[0, -3], [3, -3], [3, 0], [0, 3], [-3, 3], [-3, 0]], // prettier-ignore
};

/** Three players leave the corners opposite their homes empty (E3 2.5). */
const LEFT_OUT: readonly Axial[] = [[2, -3], [3, -3], [3, -2], [-2, -1], [-3, 0], [-3, 1], [1, 2], [0, 3], [-1, 3]]; // prettier-ignore

/** What of each sort three players deal out (E3 2.5); more players use all there are, or all but a few. */
const FOR_THREE = { planets: 16, empty: 5, special: 3 };

export const FEWEST = 3;
export const MOST = 8;

const laid = ([q, r]: Axial): string => positionOf({ q, r });

/** Proposed for seven and eight, who have no places of their own in this box: as evenly around the third ring as may be. */
const around = (players: number): string[] =>
  Array.from({ length: players }, (_, i) => `${RINGS}${String(Math.round((i * 6 * RINGS) / players) + 1).padStart(2, '0')}`);

/** Where the homes of so many players lie, clockwise. */
export const homePlaces = (players: number): string[] => HOMES[players]?.map(laid) ?? around(players);

/** Where a system lies that is off the board: farther out than anything that is on it, and next to nothing. */
const OFF_BOARD: readonly Axial[] = [[RINGS, -RINGS - 2], [RINGS, 2], [-RINGS, RINGS + 2], [-RINGS, -2]]; // prettier-ignore

/** Homes that lie off the board, each in a corner of its own; what leads to it lies in its place. */
function laidHomes(book: Rulebook, homes: readonly SystemId[]): Galaxy {
  const beyond = homes.filter((home) => book.tiles[home].gate !== undefined);
  return {
    ...Object.fromEntries(homePlaces(homes.length).map((place, i) => [place, book.tiles[homes[i]].gate ?? homes[i]])),
    ...Object.fromEntries(beyond.map((home, i) => [laid(OFF_BOARD[i]), home])),
  };
}

/** Places for which tiles are dealt. */
export function openPlaces(players: number): string[] {
  const taken = new Set(['000', ...homePlaces(players), ...(players === FEWEST ? LEFT_OUT.map(laid) : [])]);
  return positions(RINGS).filter((place) => !taken.has(place));
}

const sortOf = ({ planets, special }: Tile): keyof typeof FOR_THREE => (special ? 'special' : planets.length ? 'planets' : 'empty');

/** The tiles that are dealt, by chance. */
export function dealtTiles(book: Rulebook, players: number, below: Below, partial = false): SystemId[] {
  const isDealt = ({ id, home, gateOf, lacks }: Tile): boolean =>
    home === undefined && gateOf === undefined && id !== MECATOL && (partial || lacks === undefined);
  const all = Object.values(book.tiles).filter(isDealt);
  const mixed = shuffled(all, below);
  const chosen =
    players === FEWEST
      ? Object.entries(FOR_THREE).flatMap(([sort, count]) => mixed.filter((one) => sortOf(one) === sort).slice(0, count))
      : mixed.slice(0, openPlaces(players).length);
  const wanted = openPlaces(players).length;
  if (chosen.length < wanted) throw new Illegal(`A galaxy for ${players} players needs ${wanted} tiles, and there are ${chosen.length}.`);
  return chosen.map(({ id }) => id);
}

/** What a tile is worth to whoever lives near it. */
const worthOf = ({ planets }: Tile): number =>
  planets.reduce((sum, { resources, influence, specialties }) => sum + resources + influence / 2 + specialties.length / 2, 0);

const NEXT_DOOR = 1;
const TWO_AWAY = 0.5;

/** Who lives near a place, and how much of it is theirs. */
const nearness = (place: string, homes: readonly string[]): number[] =>
  homes.map((home) => {
    const far = apart(place, home);
    return far === 1 ? NEXT_DOOR : far === 2 ? TWO_AWAY : 0;
  });

/** What a thing that should not be counts against a layout: more than any poverty. */
const WRONG = 50;

interface Ground {
  tiles: Record<SystemId, Tile>;
  places: readonly string[];
  homes: readonly string[];
  near: number[][];
  beside: [number, number][];
}

function groundOf(book: Rulebook, players: number): Ground {
  const places = openPlaces(players);
  const homes = homePlaces(players);
  const beside = places.flatMap((one, i) =>
    places.flatMap((other, j): [number, number][] => (i < j && apart(one, other) === 1 ? [[i, j]] : [])),
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
  const shut = lying.filter((id, at) => tiles[id].special && near[at].includes(NEXT_DOOR)).length;
  const around = surroundings(ground, lying);
  return WRONG * clashes + shut * 2 + Math.max(...around) - Math.min(...around);
}

const SWAPS = 1500;

/** Swaps tiles by chance, as long as nothing gets worse by it. */
function settled(ground: Ground, dealt: readonly SystemId[], below: Below): SystemId[] {
  const lying = [...dealt];
  let bad = badness(ground, lying);
  for (let i = 0; i < SWAPS; i++) {
    const [one, other] = [below(lying.length), below(lying.length)];
    [lying[one], lying[other]] = [lying[other], lying[one]];
    const now = badness(ground, lying);
    if (now <= bad) bad = now;
    else [lying[one], lying[other]] = [lying[other], lying[one]];
  }
  return lying;
}

/** A galaxy drawn by chance: Mecatol Rex in the middle, the homes in their places, and around each about as much (E3 2.5). `homes`: clockwise. */
export function drawGalaxy(book: Rulebook, homes: readonly SystemId[], below: Below, partial = false): Galaxy {
  const ground = groundOf(book, homes.length);
  const lying = settled(ground, dealtTiles(book, homes.length, below, partial), below);
  return {
    '000': MECATOL,
    ...laidHomes(book, homes),
    ...Object.fromEntries(ground.places.map((place, i) => [place, lying[i]])),
  };
}

/** What each home of a galaxy has around it, in the order of the homes: told to whoever asks how fair it is. */
export function wealthAround(book: Rulebook, galaxy: Galaxy, players: number): number[] {
  const ground = groundOf(book, players);
  return surroundings(
    ground,
    ground.places.map((place) => galaxy[place]),
  );
}

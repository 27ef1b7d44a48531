import { hexDistance, positionsWithin } from '#kit/board/hex-grid.ts';
import type { Rulebook, Tile } from '#ti2/rules/components/component.ts';
import type { OptionId, SystemId } from '#ti2/rules/terms.ts';

// The galaxy is laid by the rules of E2 2.3 and 2.4, each tile where chance lets a player lay it.

type Below = (n: number) => number;
export type Galaxy = Record<string, SystemId>;

const RINGS = 3;
const CENTRE = '000';

/** Where homes lie, clockwise (E2 2.5): six on the corners of the third ring; for fewer, proposed. */
const HOMES: Record<number, readonly string[]> = {
  2: ['301', '310'],
  3: ['301', '307', '313'],
  4: ['303', '308', '312', '317'],
  5: ['303', '307', '310', '313', '317'],
  6: ['301', '304', '307', '310', '313', '316'],
};

/** With two players, of the third ring only what lies beside the homes is laid (E2 2.5, proposed). */
const BESIDE_TWO: readonly string[] = ['302', '318', '309', '311'];

/** Three players leave the corners between their homes empty (proposed). */
const EMPTY_OF_THREE: readonly string[] = ['303', '304', '305', '309', '310', '311', '315', '316', '317'];

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 6;

/** Credits that seats get beyond those of their race: with five, who sits beside the gap of the ring, and who sits across (E2 2.6). */
export const seatBonusCredits = (players: number): readonly number[] =>
  players === MAX_PLAYERS - 1 ? [15, 0, 20, 0, 15] : [];

export const homePositions = (players: number): string[] => [...HOMES[players]];

/** Places that are laid, ring by ring. */
export function openPositions(players: number): string[] {
  const homes = homePositions(players);
  const inner = positionsWithin(RINGS - 1);
  const outer = positionsWithin(RINGS).slice(inner.length);
  const empty = players === 3 ? EMPTY_OF_THREE : [];
  const third = players === 2 ? BESIDE_TWO : outer;
  return [...inner, ...third].filter((place) => place !== CENTRE && !homes.includes(place) && !empty.includes(place));
}

/** What is dealt. Where more lie in the pile than are needed, the rest is put away unseen. */
export const tilePileOf = ({ tiles }: Rulebook, played: readonly OptionId[]): Tile[] =>
  Object.values(tiles).filter(
    ({ home, centre, option }) => home === undefined && !centre && (option === undefined || played.includes(option)),
  );

function mixed<T>(list: readonly T[], below: Below): T[] {
  const left = [...list];
  return list.map(() => left.splice(below(left.length), 1)[0]);
}

const isRed = ({ special }: Tile): boolean => special !== undefined;

/** The players lay in turn, forwards and backwards (E2 2.4). */
const snake = (players: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => {
    const along = i % players;
    return Math.floor(i / players) % 2 ? players - 1 - along : along;
  });

const ringOf = (place: string): number => hexDistance(place, CENTRE);

/** Lays the galaxy; `homes`: the home tiles of the players, clockwise. Throws where there are too few tiles. */
export function layGalaxy(
  book: Rulebook,
  homes: readonly SystemId[],
  played: readonly OptionId[],
  below: Below,
): Galaxy {
  const players = homes.length;
  const places = openPositions(players);
  const pile = mixed(tilePileOf(book, played), below).slice(0, places.length);
  if (pile.length < places.length) throw new Error(`A galaxy for ${players} players needs ${places.length} tiles`);
  const laid: Galaxy = {};
  const centre = Object.values(book.tiles).find((one) => one.centre);
  if (centre) laid[CENTRE] = centre.id;
  homePositions(players).forEach((place, i) => (laid[place] = homes[i]));
  const turns = snake(players, places.length);
  const hands = Array.from({ length: players }, (_, i) => turns.flatMap((who, at) => (who === i ? [pile[at]] : [])));
  const bare = new Set<number>();
  for (const who of turns) {
    const hand = hands[who];
    // Whoever laid a tile without planets lays one with planets next, if there is one.
    const worlds = hand.filter(({ planets }) => planets.length);
    const allowed = bare.has(who) && worlds.length ? worlds : hand;
    // Nobody lays a red tile beside another who could lay something else.
    const fitting = allowed.filter((tile) => !isRed(tile) || roomFor(book, tile, places, laid).length > 0);
    const choice = fitting.length ? fitting : allowed;
    const tile = choice[below(choice.length)];
    hand.splice(hand.indexOf(tile), 1);
    if (tile.planets.length) bare.delete(who);
    else bare.add(who);
    laid[placeFor(book, tile, places, laid, below)] = tile.id;
  }
  return laid;
}

/** Free places of the innermost ring that is not full. */
function freePlaces(places: readonly string[], laid: Galaxy): string[] {
  const free = places.filter((place) => !(place in laid));
  const ring = Math.min(...free.map(ringOf));
  return free.filter((place) => ringOf(place) === ring);
}

/** Of those, where a tile may lie: a red one where it touches no other. */
function roomFor({ tiles }: Rulebook, tile: Tile, places: readonly string[], laid: Galaxy): string[] {
  const red = Object.entries(laid).flatMap(([place, id]) => (isRed(tiles[id]) ? [place] : []));
  return freePlaces(places, laid).filter(
    (place) => !isRed(tile) || red.every((other) => hexDistance(place, other) > 1),
  );
}

/** Red tiles touch no other as long as there is a place where they do not. */
function placeFor(book: Rulebook, tile: Tile, places: readonly string[], laid: Galaxy, below: Below): string {
  const room = roomFor(book, tile, places, laid);
  const choice = room.length ? room : freePlaces(places, laid);
  return choice[below(choice.length)];
}

import { hexDistance, positionsWithin } from '#kit/board/hex-grid.ts';
import type { Rulebook, Tile } from '#ti2/rules/components/component.ts';
import type { OptionId, SystemId } from '#ti2/rules/terms.ts';

// Builds the galaxy by the rules of E2 2.3 and 2.4; chance chooses among the legal placements of each tile.

type Below = (n: number) => number;
export type Galaxy = Record<string, SystemId>;

const RINGS = 3;
const CENTRE = '000';

/** Positions of home systems, clockwise (E2 2.5): six on the corners of the third ring; proposed for fewer players. */
const HOMES: Record<number, readonly string[]> = {
  2: ['301', '310'],
  3: ['301', '307', '313'],
  4: ['303', '308', '312', '317'],
  5: ['303', '307', '310', '313', '317'],
  6: ['301', '304', '307', '310', '313', '316'],
};

/** With two players, only the positions next to the homes are filled in the third ring (E2 2.5, proposed). */
const BESIDE_TWO: readonly string[] = ['302', '318', '309', '311'];

/** With three players, the third ring stays empty between the homes (proposed). */
const EMPTY_OF_THREE: readonly string[] = ['303', '304', '305', '309', '310', '311', '315', '316', '317'];

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 6;

/**
 * Credits that seats get in addition to those of their race: with five players, the two next to the gap in the ring and
 * the one opposite (E2 2.6).
 */
export const seatBonusCredits = (players: number): readonly number[] =>
  players === MAX_PLAYERS - 1 ? [15, 0, 20, 0, 15] : [];

export const homePositions = (players: number): string[] => [...HOMES[players]];

/** Positions to fill with tiles, ring by ring. */
export function openPositions(players: number): string[] {
  const homes = homePositions(players);
  const inner = positionsWithin(RINGS - 1);
  const outer = positionsWithin(RINGS).slice(inner.length);
  const empty = players === 3 ? EMPTY_OF_THREE : [];
  const third = players === 2 ? BESIDE_TWO : outer;
  return [...inner, ...third].filter((place) => place !== CENTRE && !homes.includes(place) && !empty.includes(place));
}

/** Tiles that may be dealt. Surplus tiles are set aside unseen. */
export const tilePileOf = ({ tiles }: Rulebook, played: readonly OptionId[]): Tile[] =>
  Object.values(tiles).filter(
    ({ home, centre, option }) => home === undefined && !centre && (option === undefined || played.includes(option)),
  );

function mixed<T>(list: readonly T[], below: Below): T[] {
  const left = [...list];
  return list.map(() => left.splice(below(left.length), 1)[0]);
}

const isRed = ({ special }: Tile): boolean => special !== undefined;

/** Order in which players place tiles: forwards and backwards in turn (E2 2.4). */
const snake = (players: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => {
    const along = i % players;
    return Math.floor(i / players) % 2 ? players - 1 - along : along;
  });

const ringOf = (place: string): number => hexDistance(place, CENTRE);

/** Builds the galaxy; `homes`: the home tiles of the players, clockwise. Throws if there are too few tiles. */
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
    // After a tile without planets, the player must place one with planets if possible.
    const worlds = hand.filter(({ planets }) => planets.length);
    const allowed = bare.has(who) && worlds.length ? worlds : hand;
    // A red tile is only placed next to another if the player has no other choice.
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

/** Free positions of the innermost incomplete ring. */
function freePlaces(places: readonly string[], laid: Galaxy): string[] {
  const free = places.filter((place) => !(place in laid));
  const ring = Math.min(...free.map(ringOf));
  return free.filter((place) => ringOf(place) === ring);
}

/** Free positions where a tile may be placed: a red one not next to another. */
function roomFor({ tiles }: Rulebook, tile: Tile, places: readonly string[], laid: Galaxy): string[] {
  const red = Object.entries(laid).flatMap(([place, id]) => (isRed(tiles[id]) ? [place] : []));
  return freePlaces(places, laid).filter(
    (place) => !isRed(tile) || red.every((other) => hexDistance(place, other) > 1),
  );
}

/** Chooses a position at random; red tiles touch only if no other position is free. */
function placeFor(book: Rulebook, tile: Tile, places: readonly string[], laid: Galaxy, below: Below): string {
  const room = roomFor(book, tile, places, laid);
  const choice = room.length ? room : freePlaces(places, laid);
  return choice[below(choice.length)];
}

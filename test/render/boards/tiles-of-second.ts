import type { TileInput } from '#render/tile/tile.ts';
import { rulebookOf } from '#ti2/rulebook.ts';
import { SETS } from '#ti2/content/sets.ts';
import { toTileInput } from '#ti2/render/tile/tile.ts';
import type { Color, UnitGroup, UnitType } from '#ti2/views/index.ts';

const book = rulebookOf(SETS.map(({ id }) => id));
const COLORS: Record<string, Color> = { p1: 'red', p2: 'blue', p3: 'green', p4: 'yellow', p5: 'purple', p6: 'black' };
const SHIPS: Partial<Record<UnitType, number>> = { dreadnought: 5, cruiser: 8, carrier: 4, fighter: 10, 'ground-force': 8, 'shock-troop': 4, pds: 2 }; // prettier-ignore
const TROOPS: Partial<Record<UnitType, number>> = { 'ground-force': 12, 'shock-troop': 5, pds: 2, spacedock: 1 };

export const tiles = (): string[] => Object.keys(book.tiles);

/** A tile with so much of all that could lie there. */
export function filled(id: string, crowd: number, random: () => number): TileInput {
  const some = (n: number): number => 1 + Math.floor(random() * n);
  const of = (owner: string, most: Partial<Record<UnitType, number>>): UnitGroup[] =>
    Object.entries(most).flatMap(([type, n]) =>
      random() < crowd ? [{ owner, type: type as UnitType, count: some(n) }] : [],
    );
  const tile = book.tiles[id];
  const seats = Object.keys(COLORS).sort(() => random() - 0.5);
  const there = seats.slice(0, 1 + Math.floor(random() * 2 * crowd));
  const planets = tile.planets.map((planet) => {
    const counter = random() < 0.3;
    return { ...planet, specialty: planet.specialty ?? null, counter, owner: counter ? null : seats[0], units: counter ? [] : of(seats[0], TROOPS) }; // prettier-ignore
  });
  return toTileInput(
    {
      id,
      name: tile.name,
      position: id.includes('mecatol') ? '000' : '212',
      special: tile.special ?? null,
      wormholes: [...(tile.wormholes ?? [])],
      source: tile.sources.values,
      home: tile.home === undefined ? null : seats[0],
      planets,
      space: there.flatMap((owner) => of(owner, SHIPS)),
    },
    (seat) => COLORS[seat],
  );
}

import type { TileInput } from '#render/tile/tile.ts';
import { rulebookOf } from '#ti3/rulebook.ts';
import { SETS } from '#ti3/content/sets.ts';
import { toTileInput } from '#ti3/render/tile/tile.ts';
import type { Color, LeaderGroup, SystemView, UnitGroup, UnitType } from '#ti3/views/index.ts';

const book = rulebookOf(SETS.map(({ id }) => id));
const COLORS: Record<string, Color> = { p1: 'red', p2: 'blue', p3: 'green', p4: 'yellow', p5: 'purple', p6: 'black', p7: 'orange', p8: 'pink' }; // prettier-ignore
const SEATS = Object.keys(COLORS);
const FLEET: [UnitType, number][] = [['flagship', 1], ['war-sun', 2], ['dreadnought', 5], ['carrier', 4], ['cruiser', 8], ['destroyer', 8], ['fighter', 10], ['ground-force', 6], ['mechanized-unit', 2], ['shock-troop', 4]]; // prettier-ignore
const GARRISON: [UnitType, number][] = [['ground-force', 12], ['mechanized-unit', 4], ['shock-troop', 4], ['pds', 2], ['space-dock', 1], ['refinery', 1]]; // prettier-ignore
const MARKS = ['Ad', 'Ag', 'Di', 'Ge', 'Sc'];
const COUNTERS = Object.values(book.byKind['domain-counter']).map(({ name }) => `${name} (2)`);
const IN_SPACE = Object.values(book.byKind['domain-counter']).map(({ name }) => name);

export const tiles = (): string[] => Object.keys(book.tiles);

/** A tile on which lies as much as a share of all that could. */
export function filled(id: string, crowd: number, random: () => number): TileInput {
  const below = (n: number): number => Math.floor(random() * n);
  const one = <T>(list: readonly T[]): T => list[below(list.length)];
  const units = (owner: string, types: [UnitType, number][]): UnitGroup[] =>
    types.flatMap(([type, most]) => {
      const count = 1 + below(most);
      return random() < crowd
        ? [{ owner, type, count, damaged: type === 'dreadnought' && random() < 0.4 ? 1 : 0 }]
        : [];
    });
  const leaders = (owner: string): LeaderGroup[] =>
    MARKS.filter(() => random() < 0.3 * crowd).slice(0, 3).map((mark) => ({ owner, name: mark, type: mark, mark })); // prettier-ignore
  const { name, special, wormholes, planets, home } = book.tiles[id];
  const owner = one(SEATS);
  const visitors = SEATS.filter((seat) => seat !== owner && random() < 0.12 * crowd).slice(0, 2);
  const system: SystemView = {
    id,
    name,
    position: '304',
    special: special ?? null,
    wormholes: [...(wormholes ?? [])],
    home: home === undefined ? null : owner,
    counters: SEATS.filter(() => random() < 0.3 * crowd),
    space: [...units(owner, FLEET), ...visitors.flatMap((seat) => units(seat, FLEET.slice(2, 7)))],
    leaders: leaders(owner),
    marks: random() < 0.4 * crowd ? [{ name: '2 Space Mines', owner }] : [],
    active: false,
    ...(!planets.length && random() < crowd && { counter: random() < 0.5 ? null : one(IN_SPACE) }),
    planets: planets.map((planet) => {
      const free = random() < 0.3;
      return {
        ...planet,
        specialties: [...planet.specialties],
        owner: free ? null : owner,
        exhausted: random() < 0.4,
        units: free ? [] : units(owner, GARRISON),
        leaders: free ? [] : leaders(owner),
        ...(free && { counter: random() < 0.5 ? null : one(COUNTERS) }),
      };
    }),
  };
  return toTileInput(system, (seat) => COLORS[seat]);
}

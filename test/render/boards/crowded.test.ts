import { describe, expect, test } from 'vitest';
import { boxesOverlap } from '#render/geometry.ts';
import { boardFontScale } from '#render/phone-scale.ts';
import { layoutSystem } from '#ti4/render/tile/tile.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import type { SystemView, UnitGroup } from '#ti4/views/index.ts';

const book = rulebookOf();
/** Font scale on the tiles of a board for eight players. */
const LETTERS = boardFontScale(2528).tiles;

const units = (...all: [UnitGroup['type'], number][]): UnitGroup[] =>
  all.map(([type, count]) => ({ owner: 'ann', type, count, damaged: false }));

interface Filled {
  ground?: UnitGroup[];
  space?: UnitGroup[];
  attached?: boolean;
}

/** A system whose planets are all held, with units on each. */
const held = (id: string, { ground = [], space = [], attached = false }: Filled): SystemView => ({
  id,
  position: '418',
  name: book.tiles[id].name,
  wormholes: [...(book.tiles[id].wormholes ?? [])],
  anomalies: [],
  tokens: ['ann'],
  planets: book.tiles[id].planets.map((planet) => ({
    ...planet,
    home: false,
    mecatol: false,
    traits: planet.trait ? [planet.trait] : [],
    specialties: planet.specialty ? [planet.specialty] : [],
    controller: 'ann',
    exhausted: false,
    attached: attached ? [{ id: 'law', name: 'Law' }] : [],
    units: ground,
    custodians: false,
  })),
  space,
  active: false,
  losses: [],
});

const covered = (system: SystemView, letters: number): string[] => {
  const { placed } = layoutSystem(system, { ann: 'purple' }, letters);
  return placed.flatMap((one, i) =>
    placed
      .slice(i + 1)
      .filter((other) => boxesOverlap(one.box, other.box, -1))
      .map(({ what }) => `${system.name}: ${one.what} and ${what}`),
  );
};

const ofPlanets = (count: number): string[] =>
  Object.values(book.tiles).flatMap(({ id, planets }) => (planets.length === count ? [id] : []));

describe.each([LETTERS, 1.3])('at font scale %f', (letters) => {
  test('names and values of three planets stay apart', () => {
    expect(ofPlanets(3).length).toBeGreaterThan(1);
    for (const attached of [false, true])
      expect(
        ofPlanets(3).flatMap((id) => covered(held(id, { ground: units(['infantry', 5]), attached }), letters)),
      ).toEqual([]);
  });

  test('a large fleet covers neither names nor units', () => {
    const ground = units(['infantry', 4], ['mech', 1], ['space-dock', 1]);
    const space = units(['flagship', 1], ['dreadnought', 1], ['carrier', 2], ['fighter', 5]);
    expect([...ofPlanets(2), ...ofPlanets(3)].flatMap((id) => covered(held(id, { ground, space }), letters))).toEqual(
      [],
    );
  });
});

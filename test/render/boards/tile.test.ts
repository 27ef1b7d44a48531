import { describe, expect, test } from 'vitest';
import { boxesOverlap, HEX_RADIUS, isInHex } from '#render/geometry.ts';
import { createSeededRandom } from '#render/seeded-random.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import type { PlacedBox } from '#render/tile/layout.ts';
import { layoutSystem } from '#ti4/render/tile/tile.ts';
import type { Color, UnitType } from '#ti4/rules/state.ts';
import type { SystemView, UnitGroup } from '#ti4/views/index.ts';

const book = rulebookOf();
const colors: Record<string, Color> = { p1: 'red', p2: 'blue', p3: 'green', p4: 'yellow', p5: 'purple', p6: 'black' };
const seats = Object.keys(colors);

/** A system as it may come to look late in a game: a fleet or two, garrisons, tokens. */
function someSystem(tile: string, random: () => number): SystemView {
  const facts = book.tiles[tile];
  const below = (n: number) => Math.floor(random() * n);
  const units = (owner: string, types: [UnitType, number][], share: number): UnitGroup[] =>
    types
      .filter(() => random() < share)
      .map(([type, most]) => ({ owner, type, count: 1 + below(most), damaged: random() < 0.15 }));
  const owner = seats[below(6)];
  const fleet: [UnitType, number][] = [
    ['flagship', 1],
    ['war-sun', 1],
    ['dreadnought', 3],
    ['carrier', 3],
    ['cruiser', 3],
    ['destroyer', 3],
    ['fighter', 9],
    ['infantry', 4],
  ];
  const garrison: [UnitType, number][] = [
    ['infantry', 6],
    ['pds', 2],
    ['space-dock', 1],
  ];
  const visitor = seats[(seats.indexOf(owner) + 1 + below(5)) % 6];
  return {
    id: tile,
    position: '304',
    name: facts.name,
    ...(facts.home && { home: { seat: owner, short: facts.home } }),
    wormholes: [...(facts.wormholes ?? [])],
    anomalies: [...(facts.anomalies ?? [])],
    tokens: seats.filter(() => random() < 0.3),
    planets: facts.planets.map((planet) => ({
      ...planet,
      home: Boolean(facts.home),
      mecatol: tile === '18',
      traits: planet.trait ? [planet.trait] : [],
      specialties: planet.specialty ? [planet.specialty] : [],
      controller: random() < 0.8 ? owner : null,
      exhausted: random() < 0.4,
      attached: random() < 0.1 ? [{ id: 'law', name: 'Law' }] : [],
      units: units(owner, garrison, 0.6),
      custodians: false,
    })),
    space: [...units(owner, fleet, 0.42), ...(random() < 0.25 ? units(visitor, fleet, 0.25) : [])],
    active: false,
    losses: [],
  };
}

const isToken = ({ what }: PlacedBox) => what.startsWith('token');

describe('layoutSystem on 240 random systems', () => {
  const random = createSeededRandom('tiles');
  const tiles = Object.keys(book.tiles);
  const samples = Array.from({ length: 240 }, (_, i) => someSystem(tiles[(i * 7) % tiles.length], random));
  const drawn = samples.map((system) => ({ system, ...layoutSystem(system, colors) }));

  test('keeps pieces apart and inside their hex', () => {
    const faults: string[] = [];
    for (const { system, placed, crowded } of drawn) {
      if (crowded) continue;
      placed.forEach((a, i) => {
        for (const b of placed.slice(i + 1)) {
          // Tokens may lean on each other, and so may a planet's name and signs where its rim is all there is.
          if (isToken(a) && isToken(b)) continue;
          if (boxesOverlap(a.box, b.box, -1)) faults.push(`${system.name}: ${a.what} and ${b.what}`);
        }
        const { x, y, width, height } = a.box;
        if (
          !isToken(a) &&
          ![
            [x, y],
            [x + width, y],
            [x, y + height],
            [x + width, y + height],
          ].every(([px, py]) => isInHex(px, py, HEX_RADIUS + 2))
        )
          faults.push(`${system.name}: ${a.what} leaves its hex`);
      });
    }
    expect([...new Set(faults)]).toEqual([]);
  });

  test('finds room in all but the most crowded systems', () => {
    expect(drawn.filter(({ crowded }) => crowded).map(({ system }) => system.name).length).toBeLessThan(
      drawn.length * 0.03,
    );
  });

  test('draws no letter below 19 pixels', () => {
    for (const { body } of drawn) {
      for (const [, size] of body.matchAll(/font-size="([\d.]+)"/g)) expect(Number(size)).toBeGreaterThanOrEqual(19);
    }
  });

  test('uses no group opacity, which slows drawing', () => {
    for (const { body } of drawn) expect(body).not.toMatch(/[^-]opacity=/);
  });
});

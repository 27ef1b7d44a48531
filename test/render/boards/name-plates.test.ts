import { expect, test } from 'vitest';
import { boxesOverlap } from '#render/geometry.ts';
import { layoutSystem } from '#ti4/render/tile/tile.ts';
import type { PlanetView, SystemView } from '#ti4/views/index.ts';

const planet = (id: string, name: string): PlanetView => ({
  id,
  name,
  resources: 1,
  influence: 1,
  traits: ['cultural'],
  home: false,
  mecatol: false,
  specialties: [],
  controller: 'ann',
  exhausted: false,
  attached: [{ id: 'mining-world', name: 'Mining World' }],
  commodities: 1,
  units: [],
  custodians: false,
});

test('Long name plates of adjacent planets do not overlap', () => {
  const system: SystemView = {
    id: '75',
    position: '305',
    name: 'Loki, Abaddon and Ashtroth',
    wormholes: [],
    anomalies: [],
    tokens: [],
    planets: [planet('loki', 'Loki'), planet('abaddon', 'Abaddon'), planet('ashtroth', 'Ashtroth')],
    space: [],
    active: false,
    losses: [],
  };
  const names = layoutSystem(system, { ann: 'blue' }).placed.filter(({ what }) => what.startsWith('name '));
  expect(names).toHaveLength(3);
  const covered = names.flatMap((one, i) =>
    names
      .slice(i + 1)
      .filter((other) => boxesOverlap(one.box, other.box, -1))
      .map(({ what }) => what),
  );
  expect(covered).toEqual([]);
});

import type { Layer } from '#render/composition.ts';
import type { Surface } from '#render/art/planet-art.ts';
import { asteroidsArt } from '#render/space/asteroids.ts';
import { gravityRiftArt } from '#render/space/gravity-rift.ts';
import { ionStormArt } from '#render/space/ion-storm.ts';
import { nebulaArt } from '#render/space/nebula.ts';
import { supernovaArt } from '#render/space/supernova.ts';
import { counterItem } from '#render/tile/counter-token.ts';
import { specialtyDot, valueDisc } from '#render/tile/planet.ts';
import { hexLayers, type TileInput, type PlanetInput } from '#render/tile/tile.ts';
import type { Color, PlanetView, Special, SystemView } from '#ti3/views/index.ts';
import { commandCounter } from './command-counter.ts';
import { CHART_COLORS, COUNTER_COLORS, anomalyLooks, technologyColors, wormholeLooks } from '#ti3/render/palette.ts';
import { markItem, groupByOwner } from './units.ts';

type ColorOf = (seat: string) => Color;

const SPECIAL_ART: Record<Special, (random: () => number) => string> = {
  'asteroid-field': asteroidsArt,
  'gravity-rift': gravityRiftArt,
  nebula: nebulaArt,
  supernova: supernovaArt,
  storm: ionStormArt,
};

const MECATOL = 'mecatol-rex';

/** Returns the surface of a planet from its printed values, so that buildings do not change it. */
function surfaceOf({ id, printed, ...values }: PlanetView): Surface {
  const { resources, influence } = printed ?? values;
  if (id === MECATOL) return 'city';
  if (resources === influence) return 'land';
  return resources > influence ? 'lava' : 'ocean';
}

/** Returns the only player with planets or ships in a system, null if there is none or more than one. */
function holderOf({ planets, space }: SystemView): string | null {
  const here = new Set([...planets.flatMap(({ owner }) => owner ?? []), ...space.map(({ owner }) => owner)]);
  return here.size === 1 ? [...here][0] : null;
}

function worldOf(planet: PlanetView, colorOf: ColorOf): PlanetInput {
  const { id, name, owner, exhausted, units, leaders = [], counter } = planet;
  return {
    id,
    name,
    surface: surfaceOf(planet),
    controller: owner === null ? null : colorOf(owner),
    exhausted,
    signs: [
      valueDisc(planet.resources, CHART_COLORS.resources, exhausted),
      valueDisc(planet.influence, CHART_COLORS.influence, exhausted),
      ...planet.specialties.map((one) => specialtyDot(technologyColors[one])),
    ],
    forces: groupByOwner(units, leaders, colorOf),
    things: counter === undefined ? [] : [counterItem(`counter ${id}`, counter, COUNTER_COLORS)],
  };
}

/** Converts a system view to the input of the tile renderer. */
export function toTileInput(system: SystemView, colorOf: ColorOf): TileInput {
  const { id, position, special, home, planets, space, leaders = [], counter } = system;
  const holder = holderOf(system);
  return {
    id,
    position,
    anomaly: special && { ...anomalyLooks[special], art: SPECIAL_ART[special] },
    wormholes: system.wormholes.map((kind) => wormholeLooks[kind]),
    home: home === null ? null : colorOf(home),
    holder: holder === null ? null : colorOf(holder),
    centre: planets.some((planet) => planet.id === MECATOL),
    rim: special ? anomalyLooks[special].color : CHART_COLORS.frame,
    worlds: planets.map((planet) => worldOf(planet, colorOf)),
    fleets: groupByOwner(space, leaders, colorOf),
    tokens: system.counters.map((seat) => ({ what: seat, body: commandCounter(colorOf(seat)) })),
    things: [
      ...(counter === undefined ? [] : [counterItem('counter', counter, COUNTER_COLORS)]),
      ...system.marks.map((mark, i) => markItem(mark, `mark ${i}`, colorOf)),
    ],
  };
}

/** Returns a tile's cacheable layers at the given font scale. */
export function tileLayers(system: SystemView, colorOf: ColorOf, size: number): Layer[] {
  const owners = [
    system.home ?? '',
    ...system.counters,
    ...[...system.marks, ...system.space, ...(system.leaders ?? [])].map(({ owner }) => owner),
    ...system.planets.flatMap(({ owner, units, leaders = [] }) => [
      owner ?? '',
      ...[...units, ...leaders].map((one) => one.owner),
    ]),
  ];
  const colors = [...new Set(owners)].filter(Boolean).map((seat) => `${seat}=${colorOf(seat)}`);
  // The active system is ringed by a layer of its own.
  const shown: Partial<SystemView> = { ...system };
  delete shown.active;
  return hexLayers(`ti3 tile ${JSON.stringify(shown)} ${colors.join()} ${size}`, toTileInput(system, colorOf), size);
}

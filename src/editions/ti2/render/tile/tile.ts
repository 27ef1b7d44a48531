import type { Layer } from '#render/composition.ts';
import type { Surface } from '#render/art/planet-art.ts';
import { asteroidsArt } from '#render/space/asteroids.ts';
import { gravityRiftArt } from '#render/space/gravity-rift.ts';
import { nebulaArt } from '#render/space/nebula.ts';
import { supernovaArt } from '#render/space/supernova.ts';
import { counterItem } from '#render/tile/counter-token.ts';
import { leaderPlateItem } from '#render/tile/leader.ts';
import { specialtyDot, valueDisc } from '#render/tile/planet.ts';
import { hexLayers, type PlayerUnits, type TileInput, type PlanetInput } from '#render/tile/tile.ts';
import type { Color, LeaderMark, PlanetView, SeatId, Special, SystemView, UnitGroup } from '#ti2/views/index.ts';
import {
  CHART_COLORS,
  COUNTER_COLORS,
  LEADER_FONT_SIZE,
  paintOf,
  unitSilhouettes,
  anomalyLooks,
  technologyColors,
  wormholeLooks,
} from '#ti2/render/palette.ts';

export type ColorOf = (seat: SeatId) => Color;

const ART: Record<Special, (random: () => number) => string> = {
  supernova: supernovaArt,
  nebula: nebulaArt,
  'asteroid-field': asteroidsArt,
  'gravity-rift': gravityRiftArt,
};

const CENTRE = '000';

function surfaceOf({ position }: SystemView, { resources, influence }: PlanetView): Surface {
  if (position === CENTRE) return 'city';
  if (resources > influence) return 'lava';
  return influence > resources ? 'ocean' : 'land';
}

/** Groups units and leaders by owner. */
const owned = (units: readonly UnitGroup[], leaders: readonly LeaderMark[], colorOf: ColorOf): PlayerUnits[] =>
  [...new Set([...units, ...leaders].map(({ owner }) => owner))].map((owner) => ({
    owner,
    color: colorOf(owner),
    groups: units.flatMap((one) =>
      one.owner === owner ? [{ shape: unitSilhouettes[one.type], damaged: false, count: one.count }] : [],
    ),
    besides: (letters) =>
      leaders.flatMap((one) =>
        one.owner === owner ? [leaderPlateItem(one.mark, paintOf(colorOf(owner)), LEADER_FONT_SIZE, letters)] : [],
      ),
  }));

function worldOf(system: SystemView, planet: PlanetView, colorOf: ColorOf): PlanetInput {
  const { id, name, owner, specialty } = planet;
  return {
    id,
    name,
    surface: surfaceOf(system, planet),
    exhausted: false,
    controller: owner === null ? null : colorOf(owner),
    signs: [
      valueDisc(planet.resources, CHART_COLORS.resources),
      valueDisc(planet.influence, CHART_COLORS.influence),
      ...(specialty ? [specialtyDot(technologyColors[specialty])] : []),
    ],
    forces: owned(planet.units, planet.leaders ?? [], colorOf),
    things: planet.counter ? [counterItem(`counter ${id}`, null, COUNTER_COLORS)] : [],
  };
}

/** Converts a system view to the input of the tile renderer. */
export function toTileInput(system: SystemView, colorOf: ColorOf): TileInput {
  const { id, position, planets, space, home, special } = system;
  const here = [...new Set([...planets.flatMap(({ owner }) => owner ?? []), ...space.map(({ owner }) => owner)])];
  return {
    id,
    position,
    centre: position === CENTRE,
    home: home === null ? null : colorOf(home),
    holder: here.length === 1 ? colorOf(here[0]) : null,
    rim: special ? CHART_COLORS.danger : CHART_COLORS.rim,
    anomaly: special && { name: anomalyLooks[special], color: CHART_COLORS.warning, art: ART[special] },
    wormholes: system.wormholes.map((kind) => wormholeLooks[kind]),
    worlds: planets.map((planet) => worldOf(system, planet, colorOf)),
    fleets: owned(space, system.leaders ?? [], colorOf),
    tokens: [],
    things: [],
  };
}

/** Returns a tile's cacheable layers: the unchanging parts are shared by all games, the rest depends on the view. */
export function tileLayers(system: SystemView, colorOf: ColorOf, size: number): Layer[] {
  const owners = [system.home, ...system.space.map(({ owner }) => owner), ...system.planets.flatMap(({ owner, units }) => [owner, ...units.map((one) => one.owner)])]; // prettier-ignore
  const colors = [...new Set(owners)]
    .flatMap((owner) => (owner === null ? [] : [`${owner}=${colorOf(owner)}`]))
    .join(' ');
  return hexLayers(`second now ${size} ${colors} ${JSON.stringify(system)}`, toTileInput(system, colorOf), size);
}

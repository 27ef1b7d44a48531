import type { Layer } from '#render/composition.ts';
import type { Surface } from '#render/art/planet-art.ts';
import { asteroidsArt } from '#render/space/asteroids.ts';
import { gravityRiftArt } from '#render/space/gravity-rift.ts';
import { nebulaArt } from '#render/space/nebula.ts';
import { supernovaArt } from '#render/space/supernova.ts';
import { counterThing } from '#render/tile/counter.ts';
import { leaderChip } from '#render/tile/leader.ts';
import { specialtyDot, valueDisc } from '#render/tile/planet.ts';
import { hexLayers, type Owned, type TileDrawn, type WorldDrawn } from '#render/tile/tile.ts';
import type { Color, LeaderMark, PlanetView, SeatId, Special, SystemView, UnitGroup } from '#ti2/views/index.ts';
import { copper, COUNTER, LEADER, paintOf, shapes, specials, tints, wormholes } from '#ti2/render/palette.ts';

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

/** What everybody has there. */
const owned = (units: readonly UnitGroup[], leaders: readonly LeaderMark[], colorOf: ColorOf): Owned[] =>
  [...new Set([...units, ...leaders].map(({ owner }) => owner))].map((owner) => ({
    owner,
    color: colorOf(owner),
    groups: units.flatMap((one) =>
      one.owner === owner ? [{ shape: shapes[one.type], damaged: false, count: one.count }] : [],
    ),
    besides: (letters) =>
      leaders.flatMap((one) =>
        one.owner === owner ? [leaderChip(one.mark, paintOf(colorOf(owner)), LEADER, letters)] : [],
      ),
  }));

function worldOf(system: SystemView, planet: PlanetView, colorOf: ColorOf): WorldDrawn {
  const { id, name, owner, specialty } = planet;
  return {
    id,
    name,
    surface: surfaceOf(system, planet),
    exhausted: false,
    controller: owner === null ? null : colorOf(owner),
    signs: [
      valueDisc(planet.resources, copper.resources),
      valueDisc(planet.influence, copper.influence),
      ...(specialty ? [specialtyDot(tints[specialty])] : []),
    ],
    forces: owned(planet.units, planet.leaders ?? [], colorOf),
    things: planet.counter ? [counterThing(`counter ${id}`, null, COUNTER)] : [],
  };
}

/** All that lies on a tile. */
export function tileOf(system: SystemView, colorOf: ColorOf): TileDrawn {
  const { id, position, planets, space, home, special } = system;
  const here = [...new Set([...planets.flatMap(({ owner }) => owner ?? []), ...space.map(({ owner }) => owner)])];
  return {
    id,
    position,
    centre: position === CENTRE,
    home: home === null ? null : colorOf(home),
    holder: here.length === 1 ? colorOf(here[0]) : null,
    rim: special ? copper.danger : copper.rim,
    anomaly: special && { name: specials[special], color: copper.warning, art: ART[special] },
    wormholes: system.wormholes.map((kind) => wormholes[kind]),
    worlds: planets.map((planet) => worldOf(system, planet, colorOf)),
    fleets: owned(space, system.leaders ?? [], colorOf),
    tokens: [],
    things: [],
  };
}

/** A tile as it is kept and drawn: what never changes once for all games, the rest as it changes. */
export function tileLayers(system: SystemView, colorOf: ColorOf, size: number): Layer[] {
  const owners = [system.home, ...system.space.map(({ owner }) => owner), ...system.planets.flatMap(({ owner, units }) => [owner, ...units.map((one) => one.owner)])]; // prettier-ignore
  const colors = [...new Set(owners)]
    .flatMap((owner) => (owner === null ? [] : [`${owner}=${colorOf(owner)}`]))
    .join(' ');
  return hexLayers(`second now ${size} ${colors} ${JSON.stringify(system)}`, tileOf(system, colorOf), size);
}

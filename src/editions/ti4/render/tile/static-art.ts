import { planetArt, type Surface } from '#render/art/planet-art.ts';
import { wormholeArt } from '#render/space/wormhole.ts';
import { translate } from '#render/svg.ts';
import type { PlanetView, SystemView } from '#ti4/views/index.ts';
import { wormholeLooks } from '#ti4/render/palette.ts';
import { spaceArt } from '#ti4/render/board/space.ts';
import { planetSpotOf, wormholeSpot } from './spots.ts';

const surfaces: Record<NonNullable<PlanetView['trait']>, Surface> = {
  cultural: 'ocean',
  hazardous: 'lava',
  industrial: 'land',
};

/** A planet without a trait is a home planet. */
function surfaceOf({ mecatol, trait }: PlanetView): Surface {
  if (mecatol) return 'city';
  return trait ? surfaces[trait] : 'strange';
}

/** Draws the unchanging parts of a system: its space, wormholes and planets. */
export const staticArt = (system: SystemView): string =>
  [
    spaceArt(system.id, system.anomalies, system.wormholes),
    ...system.wormholes.map((kind, i) => {
      const { x, y, r } = wormholeSpot(system, i);
      return translate(x, y, wormholeArt(wormholeLooks[kind], r));
    }),
    ...system.planets.map((planet, i) => {
      const { x, y, r } = planetSpotOf(system, i);
      return translate(x, y, planetArt({ id: planet.id, name: planet.name, surface: surfaceOf(planet) }, r));
    }),
  ].join('\n');

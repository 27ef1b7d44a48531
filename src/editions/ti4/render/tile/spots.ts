import type { Disc } from '#render/geometry.ts';
import { CENTER_PLANET, planetSpot, wormholeSpot as spotOfWormhole } from '#render/tile/spots.ts';
import type { SystemView } from '#ti4/views/index.ts';

/** Returns the disc of a system's planet. */
export const planetSpotOf = ({ planets }: SystemView, index: number): Disc =>
  planets[index].mecatol ? CENTER_PLANET : planetSpot(planets.length, index);

export const wormholeSpot = ({ planets }: SystemView, index: number): Disc => spotOfWormhole(planets.length, index);

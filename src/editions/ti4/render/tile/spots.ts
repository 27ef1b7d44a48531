import type { Disc } from '#render/geometry.ts';
import { CENTRE, planetSpot, wormholeSpot as spotOfWormhole } from '#render/tile/spots.ts';
import type { SystemView } from '#ti4/views/index.ts';

/** Where a planet of a system lies. */
export const spotOf = ({ planets }: SystemView, index: number): Disc =>
  planets[index].mecatol ? CENTRE : planetSpot(planets.length, index);

export const wormholeSpot = ({ planets }: SystemView, index: number): Disc => spotOfWormhole(planets.length, index);

import type { Point } from '#render/geometry.ts';
import { CENTER_FLEET_POINTS, preferredFleetPoints, type Fleet } from '#render/tile/fleets.ts';
import { GARRISON_SHARE, unitShapes, type Brevity } from '#render/tile/brevity.ts';
import { plateShapes, type UnitStack } from '#render/tile/plates.ts';
import type { Garrison } from '#render/tile/units.ts';
import type { PlanetView, SeatId, SystemView, UnitGroup } from '#ti4/views/index.ts';
import type { Colors } from '#ti4/render/palette.ts';

// Units of each player in a system.

const ownersOf = (units: { owner: SeatId }[]): SeatId[] => [...new Set(units.map(({ owner }) => owner))];

const alike = ({
  type,
  damaged,
  count,
  marks,
}: Pick<UnitGroup, 'type' | 'damaged' | 'count' | 'marks'>): UnitStack => ({
  shape: type,
  damaged,
  count,
  ...(marks !== undefined && { marked: true as const }),
});

export const garrisonsOf = (planet: PlanetView, colors: Colors, letters: number, brevity: Brevity): Garrison[] =>
  ownersOf(planet.units).map((seat) => {
    const color = colors[seat];
    const groups = planet.units.filter((unit) => unit.owner === seat).map(alike);
    const unmarked = planet.controller === seat;
    return {
      what: `ground ${planet.id} ${seat}`,
      color,
      ...unitShapes(brevity, { groups, color }, { letters, unmarked, share: GARRISON_SHARE }),
    };
  });

const wishesIn = ({ planets, anomalies, wormholes }: SystemView): Point[] =>
  planets.length === 1 && planets[0].mecatol
    ? CENTER_FLEET_POINTS
    : preferredFleetPoints({ planets: planets.length, anomaly: anomalies.length > 0, wormholes: wormholes.length });

export function fleetsOf(system: SystemView, colors: Colors, letters: number, brevity: Brevity): Fleet[] {
  const wishes = wishesIn(system);
  return ownersOf(system.space).map((seat, i) => {
    const groups = system.space.filter((unit) => unit.owner === seat).map(alike);
    return {
      what: `fleet ${seat}`,
      most: groups.length,
      wish: wishes[i % wishes.length],
      ...unitShapes(brevity, { groups, color: colors[seat] }, { letters }),
    };
  });
}

/** Lists the units just lost in a system as fleets, by player. */
export const lossesOf = ({ losses }: SystemView, colors: Colors, letters: number): Fleet[] =>
  ownersOf(losses.map(({ seat: owner }) => ({ owner }))).map((seat) => {
    const groups = losses.filter((loss) => loss.seat === seat).map((loss) => alike({ ...loss, damaged: false }));
    return {
      what: `losses ${seat}`,
      most: 0,
      wish: { x: -70, y: 100 },
      shapes: (size) => plateShapes(groups, colors[seat], size * 0.8, letters, { lost: true }),
    };
  });

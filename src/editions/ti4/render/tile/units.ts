import type { Point } from '#render/geometry.ts';
import { CENTER_FLEET_POINTS, preferredFleetPoints, type Fleet } from '#render/tile/fleets.ts';
import type { PlacedShape } from '#render/layout/layout-grid.ts';
import type { PaintName } from '#render/palette.ts';
import type { Brevity } from '#render/tile/brevity.ts';
import { countPlateShapes, plateShapes, type UnitStack } from '#render/tile/plates.ts';
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

/** Possible shapes of units at a scale. */
type Shapes = (size: number) => PlacedShape[];

/**
 * Returns the shapes of a player's units at a level of abbreviation, and shorter ones: in full, or only their number.
 * Unlike silhouettes, letters never shrink: they must be legible on a phone.
 */
function shapesAt(
  brevity: Brevity,
  { groups, color, unmarked, share }: { groups: UnitStack[]; color: PaintName; unmarked: boolean; share: number },
  letters: number,
): { shapes: Shapes; briefly: Shapes[] } {
  const all: Shapes[] = [
    (size) => plateShapes(groups, color, size * share, letters, { unmarked }),
    () => countPlateShapes(groups, color, (count) => `${count} in all`, letters),
    () => countPlateShapes(groups, color, String, letters),
  ];
  // At first everything is shown in full, however small; then as few are shortened as possible.
  const [shapes, ...briefly] = all.slice(Math.max(0, brevity - 1));
  return { shapes, briefly: brevity ? briefly : [] };
}

export const garrisonsOf = (planet: PlanetView, colors: Colors, letters: number, brevity: Brevity): Garrison[] =>
  ownersOf(planet.units).map((seat) => {
    const color = colors[seat];
    const groups = planet.units.filter((unit) => unit.owner === seat).map(alike);
    const unmarked = planet.controller === seat;
    return {
      what: `ground ${planet.id} ${seat}`,
      color,
      ...shapesAt(brevity, { groups, color, unmarked, share: 0.92 }, letters),
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
      ...shapesAt(brevity, { groups, color: colors[seat], unmarked: false, share: 1 }, letters),
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

import type { PlacedShape } from '#render/layout/layout-grid.ts';
import type { Disc, Point } from '#render/geometry.ts';
import { PLAYER_PAINTS, type PaintName } from '#render/palette.ts';
import { formatCoordinate, path } from '#render/svg.ts';
import { placeFleets, FLEET_SCALES, MIN_SCALE, type Fleet } from './fleets.ts';
import type { Layout } from './layout.ts';

const CRAMPED = 0.4;
/** Maximum distances of ground forces from their preferred point, with the scales to try at each. */
const GROUND: [number, number[]][] = [
  [34, [1.5, 1.35, 1.2, 1, 0.9, 0.8]],
  [60, [0.9, 0.8, 0.7]],
  [34, [0.7, 0.6, 0.5, MIN_SCALE]],
  [Infinity, [1.2, 1, 0.9, 0.8, 0.7, 0.6, 0.5, MIN_SCALE]],
];

type Found = Point & { shape: PlacedShape };

/** Units of one player on a planet. */
export interface Garrison {
  what: string;
  color: PaintName;
  shapes: (size: number) => PlacedShape[];
  /** Shorter variants, the fullest first, for lack of room. */
  briefly?: readonly ((size: number) => PlacedShape[])[];
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Places the units of a system wherever there is room. */
export class UnitPlacer {
  private readonly layout: Layout;
  /** Half the width of the hex that must contain them. */
  private readonly radius: number;

  constructor(layout: Layout, radius: number) {
    this.layout = layout;
    this.radius = radius;
  }

  /** Places ground forces on a planet, or next to it with a line that leads there. */
  placeOnPlanet(planet: string, spot: Disc, garrisons: readonly Garrison[]): void {
    const wish = { x: spot.x, y: spot.y + (spot.r > 60 ? 20 : 9) };
    for (const { what, color, shapes, briefly = [] } of garrisons) {
      const found =
        this.onFace(shapes, wish, planet) ??
        briefly.reduce<Found | undefined>((found, less) => found ?? this.onFace(less, wish, planet), undefined) ??
        this.cramped(briefly.at(-1) ?? shapes, wish, planet);
      if (apart(found, spot) > spot.r)
        this.layout.parts.push(
          path(
            `M${formatCoordinate(spot.x)},${formatCoordinate(spot.y)} L${formatCoordinate(found.x)},${formatCoordinate(found.y)}`,
            `stroke="${PLAYER_PAINTS[color].edge}" stroke-width="2.5" stroke-dasharray="4 4"`,
          ),
        );
      this.layout.putShape(what, found);
    }
  }

  /** Places fleets and recent losses, all as large as possible. */
  placeInSpace(fleets: Fleet[]): void {
    const boxes = this.layout.placed.map(({ box }) => box);
    const together = placeFleets(fleets, this.radius, boxes, this.layout.discs);
    if (together) for (const berth of together) this.layout.putShape(berth.what, berth);
    else
      for (const { what, shapes, briefly, wish } of fleets) {
        const least = briefly?.at(-1) ?? shapes;
        this.layout.putShape(what, this.largest(least, wish) ?? this.cramped(least, wish));
      }
  }

  /** Prefers small ground forces on their planet to large ones next to it. */
  private onFace(shapes: (size: number) => PlacedShape[], wish: Point, planet: string): Found | undefined {
    const room = this.layout.room(this.radius, planet);
    for (const [near, sizes] of GROUND) {
      for (const size of sizes) {
        const found = room.place(shapes(size), wish);
        if (found && apart(found, wish) <= near) return found;
      }
    }
    return undefined;
  }

  private largest(shapes: (size: number) => PlacedShape[], wish: Point): Found | undefined {
    const room = this.layout.room(this.radius);
    for (const size of FLEET_SCALES) {
      const found = room.place(shapes(size), wish);
      if (found) return found;
    }
    return undefined;
  }

  /** Places shapes at a smaller scale, if needed over a planet, rather than nowhere. */
  private cramped(shapesAt: (size: number) => PlacedShape[], wish: Point, planet?: string): Found {
    this.layout.isCrowded = true;
    const shapes = shapesAt(CRAMPED);
    const found =
      this.layout.room(this.radius, planet).place(shapes, wish) ??
      this.layout.lastRoom(this.radius).place(shapes, wish);
    if (!found) this.layout.isCovering = true;
    return found ?? { shape: shapes[shapes.length - 1], x: wish.x * 0.6, y: wish.y * 0.6 };
  }
}

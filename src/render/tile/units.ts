import type { Shape } from '#render/layout/layout-grid.ts';
import type { Disc, Point } from '#render/geometry.ts';
import { PAINTS, type Painted } from '#render/palette.ts';
import { n, path } from '#render/svg.ts';
import { arrangeSomehow, FLEET_SIZES, SMALLEST, type Fleet } from './fleets.ts';
import type { Layout } from './layout.ts';

const CRAMPED = 0.4;
/** How far from its wish a ground force may lie before it is drawn smaller, and as how small. */
const GROUND: [number, number[]][] = [
  [34, [1, 0.9, 0.8]],
  [60, [0.9, 0.8, 0.7]],
  [34, [0.7, 0.6, 0.5, SMALLEST]],
  [Infinity, [1, 0.9, 0.8, 0.7, 0.6, 0.5, SMALLEST]],
];

type Found = Point & { shape: Shape };

/** What somebody has on a planet. */
export interface Garrison {
  what: string;
  color: Painted;
  shapes: (size: number) => Shape[];
  /** With less said, the fuller first, for where there is room for nothing else. */
  briefly?: readonly ((size: number) => Shape[])[];
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Pieces of a system that lie wherever there is room for them. */
export class UnitsOf {
  private readonly layout: Layout;
  /** Half the width of the hex they have to stay in. */
  private readonly radius: number;

  constructor(layout: Layout, radius: number) {
    this.layout = layout;
    this.radius = radius;
  }

  /** Ground forces on a planet, or beside it with a line that leads there. */
  onPlanet(planet: string, spot: Disc, garrisons: readonly Garrison[]): void {
    const wish = { x: spot.x, y: spot.y + (spot.r > 60 ? 20 : 9) };
    for (const { what, color, shapes, briefly = [] } of garrisons) {
      const found =
        this.onFace(shapes, wish, planet) ??
        briefly.reduce<Found | undefined>((found, less) => found ?? this.onFace(less, wish, planet), undefined) ??
        this.cramped(briefly.at(-1) ?? shapes, wish, planet);
      if (apart(found, spot) > spot.r)
        this.layout.parts.push(
          path(
            `M${n(spot.x)},${n(spot.y)} L${n(found.x)},${n(found.y)}`,
            `stroke="${PAINTS[color].edge}" stroke-width="2.5" stroke-dasharray="4 4"`,
          ),
        );
      this.layout.putShape(what, found);
    }
  }

  /** Fleets and what was just lost, all as large as fits. */
  inSpace(fleets: Fleet[]): void {
    const boxes = this.layout.placed.map(({ box }) => box);
    const together = arrangeSomehow(fleets, this.radius, boxes, this.layout.discs);
    if (together) for (const berth of together) this.layout.putShape(berth.what, berth);
    else
      for (const { what, shapes, briefly, wish } of fleets) {
        const least = briefly?.at(-1) ?? shapes;
        this.layout.putShape(what, this.largest(least, wish) ?? this.cramped(least, wish));
      }
  }

  /** Ground forces are better small on their planet than large beside it. */
  private onFace(shapes: (size: number) => Shape[], wish: Point, planet: string): Found | undefined {
    const room = this.layout.room(this.radius, planet);
    for (const [near, sizes] of GROUND) {
      for (const size of sizes) {
        const found = room.settle(shapes(size), wish);
        if (found && apart(found, wish) <= near) return found;
      }
    }
    return undefined;
  }

  private largest(shapes: (size: number) => Shape[], wish: Point): Found | undefined {
    const room = this.layout.room(this.radius);
    for (const size of FLEET_SIZES) {
      const found = room.settle(shapes(size), wish);
      if (found) return found;
    }
    return undefined;
  }

  /** Smaller yet, then over a planet's face, rather than nowhere. */
  private cramped(shapesAt: (size: number) => Shape[], wish: Point, planet?: string): Found {
    this.layout.crowded = true;
    const shapes = shapesAt(CRAMPED);
    const found =
      this.layout.room(this.radius, planet).settle(shapes, wish) ??
      this.layout.lastRoom(this.radius).settle(shapes, wish);
    if (!found) this.layout.covering = true;
    return found ?? { shape: shapes[shapes.length - 1], x: wish.x * 0.6, y: wish.y * 0.6 };
  }
}

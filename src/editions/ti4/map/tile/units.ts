import type { Shape } from '../../../../drawing/arrange.ts';
import type { Disc, Point } from '../../../../drawing/geometry.ts';
import { n, path } from '../../../../drawing/svg.ts';
import type { PlanetView, SeatId, SystemView } from '../../views/index.ts';
import { players } from '../palette.ts';
import { plate, type Colors } from '../plates.ts';
import { arrangeFleets, FLEET_SIZES, fleetWishes, SMALLEST, type Fleet } from './fleets.ts';
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

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const ownersOf = (units: { owner: SeatId }[]): SeatId[] => [...new Set(units.map(({ owner }) => owner))];

/** Pieces of a system that lie wherever there is room for them. */
export class UnitsOf {
  private readonly layout: Layout;
  /** Half the width of the hex they have to stay in. */
  private readonly radius: number;
  private readonly colors: Colors;
  private readonly letters: number;

  constructor(layout: Layout, radius: number, colors: Colors, letters: number) {
    this.layout = layout;
    this.radius = radius;
    this.colors = colors;
    this.letters = letters;
  }

  /** Ground forces on a planet, or beside it with a line that leads there. */
  onPlanet(planet: PlanetView, spot: Disc): void {
    const wish = { x: spot.x, y: spot.y + (spot.r > 60 ? 20 : 9) };
    for (const seat of ownersOf(planet.units)) {
      const groups = planet.units.filter((unit) => unit.owner === seat);
      const shapes = (size: number) =>
        plate(groups, this.colors[seat], size * 0.92, this.letters, { unmarked: planet.controller === seat });
      const found = this.onFace(shapes, wish, planet.id) ?? this.cramped(shapes, wish, planet.id);
      if (apart(found, spot) > spot.r)
        this.layout.parts.push(
          path(
            `M${n(spot.x)},${n(spot.y)} L${n(found.x)},${n(found.y)}`,
            `stroke="${players[this.colors[seat]].edge}" stroke-width="2.5" stroke-dasharray="4 4"`,
          ),
        );
      this.layout.putShape(`ground ${planet.id} ${seat}`, found);
    }
  }

  /** Fleets and what was just lost, all as large as fits. */
  inSpace(system: SystemView): void {
    const fleets = [...this.fleets(system), ...this.losses(system)];
    const boxes = this.layout.placed.map(({ box }) => box);
    const together = arrangeFleets(fleets, this.radius, boxes, this.layout.discs);
    if (together) for (const berth of together) this.layout.putShape(berth.what, berth);
    else for (const { what, shapes, wish } of fleets) this.layout.putShape(what, this.largest(shapes, wish) ?? this.cramped(shapes, wish));
  }

  private fleets(system: SystemView): Fleet[] {
    const wishes = fleetWishes(system);
    return ownersOf(system.space).map((seat, i) => {
      const groups = system.space.filter((unit) => unit.owner === seat);
      return {
        what: `fleet ${seat}`,
        most: groups.length,
        wish: wishes[i % wishes.length],
        shapes: (size) => plate(groups, this.colors[seat], size, this.letters),
      };
    });
  }

  private losses({ losses }: SystemView): Fleet[] {
    return ownersOf(losses.map(({ seat: owner }) => ({ owner }))).map((seat) => {
      const groups = losses.filter((loss) => loss.seat === seat).map((loss) => ({ ...loss, damaged: false }));
      return {
        what: `losses ${seat}`,
        most: 0,
        wish: { x: -70, y: 100 },
        shapes: (size) => plate(groups, this.colors[seat], size * 0.8, this.letters, { lost: true }),
      };
    });
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
    return (
      this.layout.room(this.radius, planet).settle(shapes, wish) ??
      this.layout.lastRoom(this.radius).settle(shapes, wish) ?? { shape: shapes[shapes.length - 1], x: wish.x * 0.6, y: wish.y * 0.6 }
    );
  }
}

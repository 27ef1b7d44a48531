import { Room, type Shape } from '#render/layout/layout-grid.ts';
import { centred, type Box, type Disc, type Point } from '#render/geometry.ts';
import { at } from '#render/svg.ts';

export interface Placed {
  what: string;
  box: Box;
}

/** What of a system is taken while its pieces are laid out, one after the other. */
export class Layout {
  readonly parts: string[] = [];
  readonly placed: Placed[] = [];
  readonly discs: (Disc & { planet?: string })[] = [];
  /** Something had to be made smaller than it should be, or lies over a planet's face. */
  crowded = false;
  /** There was no room for something at all: it lies over something else. */
  covering = false;
  /** How much of its usual size the smallest thing has. */
  least = 1;

  put(what: string, x: number, y: number, width: number, height: number, body: string): void {
    this.placed.push({ what, box: centred(x, y, width, height) });
    this.parts.push(at(x, y, body));
  }

  putShape(what: string, { x, y, shape }: Point & { shape: Shape }): void {
    this.least = Math.min(this.least, shape.size ?? 1);
    this.put(what, x, y, shape.width, shape.height, shape.body);
  }

  /** What is still free within a hex of this half width; `on`: the face of this planet too. */
  room(radius: number, on?: string): Room {
    return new Room(
      radius,
      this.placed.map(({ box }) => box),
      this.discs.filter(({ planet }) => on === undefined || planet !== on),
    );
  }

  /** What is free where planets' faces and wormholes count as free too. */
  lastRoom(radius: number): Room {
    return new Room(
      radius,
      this.placed.map(({ box }) => box),
      [],
    );
  }
}

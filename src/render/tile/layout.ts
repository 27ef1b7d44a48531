import { FreeSpaceGrid, type PlacedShape } from '#render/layout/layout-grid.ts';
import { centeredBox, type Box, type Disc, type Point } from '#render/geometry.ts';
import { translate } from '#render/svg.ts';

export interface PlacedBox {
  what: string;
  box: Box;
}

/** What of a system is taken while its pieces are laid out, one after the other. */
export class Layout {
  readonly parts: string[] = [];
  readonly placed: PlacedBox[] = [];
  readonly discs: (Disc & { planet?: string })[] = [];
  /** Something had to be made smaller than it should be, or lies over a planet's face. */
  isCrowded = false;
  /** There was no room for something at all: it lies over something else. */
  isCovering = false;
  /** How much of its usual size the smallest thing has. */
  minScale = 1;

  put(what: string, x: number, y: number, width: number, height: number, body: string): void {
    this.placed.push({ what, box: centeredBox(x, y, width, height) });
    this.parts.push(translate(x, y, body));
  }

  putShape(what: string, { x, y, shape }: Point & { shape: PlacedShape }): void {
    this.minScale = Math.min(this.minScale, shape.size ?? 1);
    this.put(what, x, y, shape.width, shape.height, shape.body);
  }

  /** What is still free within a hex of this half width; `on`: the face of this planet too. */
  room(radius: number, on?: string): FreeSpaceGrid {
    return new FreeSpaceGrid(
      radius,
      this.placed.map(({ box }) => box),
      this.discs.filter(({ planet }) => on === undefined || planet !== on),
    );
  }

  /** What is free where planets' faces and wormholes count as free too. */
  lastRoom(radius: number): FreeSpaceGrid {
    return new FreeSpaceGrid(
      radius,
      this.placed.map(({ box }) => box),
      [],
    );
  }
}

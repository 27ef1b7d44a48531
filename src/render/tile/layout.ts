import { FreeSpaceGrid, type PlacedShape } from '#render/layout/layout-grid.ts';
import { centeredBox, type Box, type Disc, type Point } from '#render/geometry.ts';
import { translate } from '#render/svg.ts';

export interface PlacedBox {
  what: string;
  box: Box;
}

/** Occupied space of a system while its items are laid out one by one. */
export class Layout {
  readonly parts: string[] = [];
  readonly placed: PlacedBox[] = [];
  readonly discs: (Disc & { planet?: string })[] = [];
  /** Something had to be shrunk more than usual, or covers a planet. */
  isCrowded = false;
  /** Something found no room and covers another item. */
  isCovering = false;
  /** Scale of the smallest item, 1 for its usual size. */
  minScale = 1;

  put(what: string, x: number, y: number, width: number, height: number, body: string): void {
    this.placed.push({ what, box: centeredBox(x, y, width, height) });
    this.parts.push(translate(x, y, body));
  }

  putShape(what: string, { x, y, shape }: Point & { shape: PlacedShape }): void {
    this.minScale = Math.min(this.minScale, shape.size ?? 1);
    this.put(what, x, y, shape.width, shape.height, shape.body);
  }

  /** Returns the free space within a hex of this half width; `on` names a planet whose disc counts as free. */
  room(radius: number, on?: string): FreeSpaceGrid {
    return new FreeSpaceGrid(
      radius,
      this.placed.map(({ box }) => box),
      this.discs.filter(({ planet }) => on === undefined || planet !== on),
    );
  }

  /** Returns the free space, with planets and wormholes counted as free. */
  lastRoom(radius: number): FreeSpaceGrid {
    return new FreeSpaceGrid(
      radius,
      this.placed.map(({ box }) => box),
      [],
    );
  }
}

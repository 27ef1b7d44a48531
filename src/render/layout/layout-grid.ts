import { type Box, centeredBox, type Disc, type Point, isInHex } from '#render/geometry.ts';

/** A possible shape of an item, such as a fleet in one row or in three. */
export interface PlacedShape {
  width: number;
  height: number;
  /** Centered on its box. */
  body: string;
  /** Scale relative to the usual size, 1 by default. */
  size?: number;
}

const CELL = 4;

/** Free space of a hex as a grid with prefix sums of occupied cells, so that any box is tested in constant time. */
export class FreeSpaceGrid {
  private readonly cells: number;
  private readonly taken: Uint8Array;
  private readonly sums: Int32Array;
  private readonly radius: number;

  constructor(radius: number, boxes: Box[], discs: Disc[]) {
    this.radius = radius;
    this.cells = Math.ceil((2 * radius) / CELL);
    this.taken = new Uint8Array(this.cells * this.cells);
    this.sums = new Int32Array((this.cells + 1) * (this.cells + 1));
    this.each({ x: -radius, y: -radius, width: 2 * radius, height: 2 * radius }, (x, y) => !isInHex(x, y, radius));
    for (const box of boxes) this.each(box, () => true);
    for (const { x, y, r } of discs)
      this.each(centeredBox(x, y, 2 * r, 2 * r), (cx, cy) => Math.hypot(cx - x, cy - y) < r);
    const side = this.cells + 1;
    for (let row = 0; row < this.cells; row++) {
      let sum = 0;
      for (let column = 0; column < this.cells; column++) {
        sum += this.taken[row * this.cells + column];
        this.sums[(row + 1) * side + column + 1] = this.sums[row * side + column + 1] + sum;
      }
    }
  }

  private index(value: number): number {
    return Math.max(0, Math.min(this.cells, value));
  }

  private each(box: Box, mark: (x: number, y: number) => boolean): void {
    const right = this.index(Math.ceil((box.x + box.width + this.radius) / CELL));
    const bottom = this.index(Math.ceil((box.y + box.height + this.radius) / CELL));
    for (let row = this.index(Math.floor((box.y + this.radius) / CELL)); row < bottom; row++) {
      for (let column = this.index(Math.floor((box.x + this.radius) / CELL)); column < right; column++) {
        if (mark((column + 0.5) * CELL - this.radius, (row + 0.5) * CELL - this.radius))
          this.taken[row * this.cells + column] = 1;
      }
    }
  }

  /** Returns the shape and position closest to the preferred point; undefined if no shape fits. */
  place(shapes: PlacedShape[], wish: Point): { shape: PlacedShape; x: number; y: number } | undefined {
    let best: { shape: PlacedShape; x: number; y: number } | undefined;
    let bestCost = Infinity;
    const side = this.cells + 1;
    for (const shape of shapes) {
      const stretched = Math.abs(Math.log(shape.width / shape.height / 1.7)) * 26;
      const wide = Math.ceil(shape.width / CELL);
      const high = Math.ceil(shape.height / CELL);
      for (let row = 0; row + high <= this.cells; row++) {
        const y = (row + high / 2) * CELL - this.radius;
        for (let column = 0; column + wide <= this.cells; column++) {
          const x = (column + wide / 2) * CELL - this.radius;
          const cost = Math.hypot(x - wish.x, y - wish.y) + stretched;
          if (cost >= bestCost) continue;
          const top = row * side + column;
          const low = (row + high) * side + column;
          if (this.sums[low + wide] - this.sums[low] - this.sums[top + wide] + this.sums[top]) continue;
          best = { shape, x, y };
          bestCost = cost;
        }
      }
    }
    return best;
  }
}

import { createCanvas, type Area, type Pixels } from '#render/canvas.ts';

/** A piece on a canvas; its name describes its contents and position. */
export interface PlacedPiece extends Area {
  name: string;
}

interface Canvas extends Pixels {
  placed: PlacedPiece[];
}

const covers = (a: Area, b: Area): boolean =>
  a.left <= b.left && a.top <= b.top && a.right >= b.right && a.bottom >= b.bottom;
const same = (a: Area, b: Area): boolean => covers(a, b) && covers(b, a);

/** Drops areas that are contained in others, so that nothing is drawn twice. */
const distinct = (areas: Area[]): Area[] =>
  areas.filter((area, i) => !areas.some((other, k) => (k < i || (k > i && !same(area, other))) && covers(other, area)));

/** Returns the areas to redraw: the places of all pieces added, changed or removed. */
function changedOn({ width, height, placed }: Canvas, now: PlacedPiece[]): Area[] {
  const before = new Set(placed.map(({ name }) => name));
  const names = new Set(now.map(({ name }) => name));
  const changed = [...placed.filter(({ name }) => !names.has(name)), ...now.filter(({ name }) => !before.has(name))];
  return distinct(
    changed.map(({ left, top, right, bottom }) => ({
      left: Math.max(0, left),
      top: Math.max(0, top),
      right: Math.min(width, right),
      bottom: Math.min(height, bottom),
    })),
  );
}

/** Reuses the canvas of the last board, since the next one of the same game differs in only a system or two. */
export class CanvasReuse {
  private canvas: Canvas | undefined;

  /** Returns a canvas for these pieces and the areas to draw. */
  acquire(width: number, height: number, placed: PlacedPiece[]): { canvas: Pixels; changed: Area[] } {
    const all = { left: 0, top: 0, right: width, bottom: height };
    const last = this.canvas;
    if (last?.width !== width || last.height !== height) return { canvas: createCanvas(width, height), changed: [all] };
    this.canvas = undefined;
    const changed = last.placed[0]?.name === placed[0]?.name ? changedOn(last, placed) : [all];
    const size = changed.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
    if (size <= (width * height) / 2) return { canvas: last, changed };
    // The new picture may be transparent in places.
    last.pixels.fill(0);
    return { canvas: last, changed: [all] };
  }

  /** Takes back a canvas whose picture is finished. */
  release(canvas: Pixels, placed: PlacedPiece[]): void {
    this.canvas = { ...canvas, placed };
  }

  clear(): void {
    this.canvas = undefined;
  }
}

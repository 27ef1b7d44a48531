import { createCanvas, type Area, type Pixels } from '#render/canvas.ts';

/** A piece on a canvas; its name says all that it shows, and where. */
export interface PlacedPiece extends Area {
  name: string;
}

interface Canvas extends Pixels {
  placed: PlacedPiece[];
}

const covers = (a: Area, b: Area): boolean =>
  a.left <= b.left && a.top <= b.top && a.right >= b.right && a.bottom >= b.bottom;
const same = (a: Area, b: Area): boolean => covers(a, b) && covers(b, a);

/** What lies under others need not be drawn twice. */
const distinct = (areas: Area[]): Area[] =>
  areas.filter((area, i) => !areas.some((other, k) => (k < i || (k > i && !same(area, other))) && covers(other, area)));

/** What of a canvas must be drawn: the places of all that was added, altered or taken away. */
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

/** The canvas of the last board: the next one of the same game differs by a system or two. */
export class CanvasReuse {
  private canvas: Canvas | undefined;

  /** A canvas for these pieces, and what of it must be drawn. */
  acquire(width: number, height: number, placed: PlacedPiece[]): { canvas: Pixels; changed: Area[] } {
    const all = { left: 0, top: 0, right: width, bottom: height };
    const last = this.canvas;
    if (last?.width !== width || last.height !== height) return { canvas: createCanvas(width, height), changed: [all] };
    this.canvas = undefined;
    const changed = last.placed[0]?.name === placed[0]?.name ? changedOn(last, placed) : [all];
    const size = changed.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
    if (size <= (width * height) / 2) return { canvas: last, changed };
    // What is drawn over all of it may be transparent somewhere.
    last.pixels.fill(0);
    return { canvas: last, changed: [all] };
  }

  /** Its picture is finished: it may become the next. */
  release(canvas: Pixels, placed: PlacedPiece[]): void {
    this.canvas = { ...canvas, placed };
  }

  clear(): void {
    this.canvas = undefined;
  }
}

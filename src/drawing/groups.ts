import type { Paint } from './palette.ts';
import { shapeOf, SILHOUETTES, type Shaped } from './silhouettes.ts';
import { at, circle, text } from './svg.ts';

/** Alike pieces of one player, as they are drawn together: a silhouette, and how many. */
export interface GroupDrawn {
  shape: Shaped;
  paint: Paint;
  count: number;
}

interface Room {
  width: number;
  /** How high a line is. */
  line: number;
  /** How large the letters are. */
  letters: number;
}

const SCALE = 0.82;
const BESIDE = 26;
const wide = ({ shape }: GroupDrawn): number => SILHOUETTES[shape].width * SCALE + BESIDE;

function groupArt({ shape, paint, count }: GroupDrawn, letters: number): string {
  const x = (SILHOUETTES[shape].width * SCALE) / 2 + 11;
  const disc = circle(x, 0, letters * 0.6, `fill="#060a14" stroke="${paint.edge}" stroke-width="2"`);
  const number = text(x, letters * 0.35, `${count}`, { size: letters, anchor: 'middle', fill: '#ffffff' });
  return at(0, 0, shapeOf(shape, paint, 1.5), SCALE) + disc + number;
}

/** Groups in lines around a middle, as many to a line as there is room for; with how high they lie. */
export function groupLines(groups: readonly GroupDrawn[], { width, line, letters }: Room): { body: string; height: number } {
  const rows: GroupDrawn[][] = [];
  for (const group of groups) {
    const last = rows.at(-1);
    const used = last?.reduce((sum, one) => sum + wide(one), 0) ?? Infinity;
    if (last && used + wide(group) <= width) last.push(group);
    else rows.push([group]);
  }
  const body = rows.flatMap((row, i) => {
    let x = -row.reduce((sum, one) => sum + wide(one), 0) / 2;
    const y = (i - (rows.length - 1) / 2) * line;
    return row.map((group) => {
      const drawn = at(x + wide(group) / 2 - 10, y, groupArt(group, letters));
      x += wide(group);
      return drawn;
    });
  });
  return { body: body.join(''), height: rows.length * line };
}

import { damageMark, shapeOf, SILHOUETTES } from '../../../drawing/silhouettes.ts';
import { at, circle, rect, text } from '../../../drawing/svg.ts';
import type { Color, LeaderGroup, UnitGroup } from '../views/index.ts';
import { letters, paints, shapes } from './looks.ts';

/** How wide a group of pieces lies with its count beside it. */
const widthOfGroup = ({ type }: UnitGroup): number => SILHOUETTES[shapes[type]].width * SIZE + 26;
const SIZE = 0.82;

/** How high a line of groups is. */
export const LINE = 42;

/** Units of one kind: the silhouette in its player's colours, and how many there are, with letters so large. */
function groupArt({ type, count, damaged }: UnitGroup, color: Color, size: number): string {
  const { width, height } = SILHOUETTES[shapes[type]];
  const paint = paints[color];
  const badge = circle(width * SIZE * 0.5 + 11, 0, 14 * size, `fill="#060a14" stroke="${paint.edge}" stroke-width="2"`);
  return (
    at(0, 0, shapeOf(shapes[type], paint, color === 'black' ? 3 : 1.5), SIZE) +
    badge +
    text(width * SIZE * 0.5 + 11, 8 * size, String(count), { size: letters.small * size, anchor: 'middle', fill: '#ffffff' }) +
    (damaged ? at(width * SIZE * 0.35, -height * SIZE * 0.5, damageMark(), 0.9) : '')
  );
}

/** How wide a leader's token is with the room beside it. */
const TOKEN = 40;

/** Leaders side by side: a rounded token in their player's colours, with the mark of their kind. */
export function leadersArt(leaders: readonly LeaderGroup[], colorOf: (seat: string) => Color): string {
  return leaders
    .map(({ owner, mark }, i) => {
      const { fill, edge } = paints[colorOf(owner)];
      return at(
        (i - (leaders.length - 1) / 2) * TOKEN,
        0,
        rect(-18, -15, 36, 30, 9, `fill="#060a14" stroke="${edge}" stroke-width="3"`) +
          rect(-18, 9, 36, 6, 3, `fill="${fill}"`) +
          text(0, 6, mark, { size: letters.small, anchor: 'middle', fill: '#ffffff' }),
      );
    })
    .join('');
}

/** Groups side by side, as many to a line as fit, around a middle; gives how high they lie. */
export function groupsArt(
  groups: readonly UnitGroup[],
  colorOf: (seat: string) => Color,
  { width, size, line: high = LINE }: { width: number; size: number; line?: number },
): { body: string; height: number } {
  const lines: UnitGroup[][] = [[]];
  let used = 0;
  for (const group of groups) {
    const wide = widthOfGroup(group);
    if (used && used + wide > width) {
      lines.push([]);
      used = 0;
    }
    lines[lines.length - 1].push(group);
    used += wide;
  }
  const body = lines.flatMap((line, row) => {
    const total = line.reduce((sum, group) => sum + widthOfGroup(group), 0);
    let x = -total / 2;
    return line.map((group) => {
      const placed = at(
        x + widthOfGroup(group) / 2 - 10,
        (row - (lines.length - 1) / 2) * high,
        groupArt(group, colorOf(group.owner), size),
      );
      x += widthOfGroup(group);
      return placed;
    });
  });
  return { body: body.join(''), height: groups.length ? lines.length * high : 0 };
}

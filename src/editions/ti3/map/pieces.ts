import { widthOf } from '../../../drawing/fonts.ts';
import { damageMark, shapeOf, SILHOUETTES } from '../../../drawing/silhouettes.ts';
import { at, circle, rect, text } from '../../../drawing/svg.ts';
import type { Color, LeaderGroup, SystemView, UnitGroup } from '../views/index.ts';
import { letters, paints, shapes } from './looks.ts';

type ColorOf = (seat: string) => Color;
type Mark = SystemView['marks'][number];

/** What lies somewhere: all of it side by side, so that nothing lies over anything else. */
export interface Lying {
  units: readonly UnitGroup[];
  leaders?: readonly LeaderGroup[];
  marks?: readonly Mark[];
}

/** A piece around the middle, with the room it takes. */
interface Placed {
  wide: number;
  body: string;
}

const SIZE = 0.82;

/** How high a line of pieces is; where there are several, they lie closer. */
const LINE = 42;
const CLOSE = 35;

/** Units of one kind: the silhouette in its player's colours, and how many there are, with letters so large. */
function unitsPlaced({ type, count, damaged }: UnitGroup, color: Color, size: number): Placed {
  const { width, height } = SILHOUETTES[shapes[type]];
  const paint = paints[color];
  const badge = circle(width * SIZE * 0.5 + 11, 0, 14 * size, `fill="#060a14" stroke="${paint.edge}" stroke-width="2"`);
  const body =
    at(0, 0, shapeOf(shapes[type], paint, color === 'black' ? 3 : 1.5), SIZE) +
    badge +
    text(width * SIZE * 0.5 + 11, 8 * size, String(count), { size: letters.small * size, anchor: 'middle', fill: '#ffffff' }) +
    (damaged ? at(width * SIZE * 0.35, -height * SIZE * 0.5, damageMark(), 0.9) : '');
  return { wide: width * SIZE + 26, body: at(-10, 0, body) };
}

/** A leader's token: rounded, in its player's colours, with the mark of its kind. */
export function leaderToken(mark: string, color: Color): string {
  const { fill, edge } = paints[color];
  return (
    rect(-18, -15, 36, 30, 9, `fill="#060a14" stroke="${edge}" stroke-width="3"`) +
    rect(-18, 9, 36, 6, 3, `fill="${fill}"`) +
    text(0, 6, mark, { size: letters.small, anchor: 'middle', fill: '#ffffff' })
  );
}

/** "2 Mines" of "2 Space Mines": there is no room for more. */
const shortOf = (name: string): string => [/^\d+/.exec(name)?.[0], name.split(' ').at(-1)].filter(Boolean).join(' ');

/** What lies there beside pieces: a plate in its owner's colours with its name. */
function markPlaced({ name, owner }: Mark, colorOf: ColorOf): Placed {
  const { fill, edge } = paints[colorOf(owner)];
  const said = shortOf(name);
  const wide = widthOf(said, letters.small, 700) + 16;
  const plate = rect(-wide / 2, -14, wide, 28, 4, `fill="#05070f" stroke="${fill}" stroke-width="3"`);
  return { wide: wide + 6, body: plate + text(0, 8, said, { size: letters.small, anchor: 'middle', fill: edge }) };
}

/** Pieces side by side, as many to a line as fit, around a middle; gives how high they lie. `wider`: by how much each line may be wider than the one above. */
export function piecesArt(
  { units, leaders = [], marks = [] }: Lying,
  colorOf: ColorOf,
  { width, size, wider = 0 }: { width: number; size: number; wider?: number },
): { body: string; height: number } {
  const all: Placed[] = [
    ...units.map((one) => unitsPlaced(one, colorOf(one.owner), size)),
    ...leaders.map(({ owner, mark }) => ({ wide: 41, body: leaderToken(mark, colorOf(owner)) })),
    ...marks.map((one) => markPlaced(one, colorOf)),
  ];
  const lines: Placed[][] = [[]];
  let used = 0;
  for (const one of all) {
    if (used && used + one.wide > width + (lines.length - 1) * wider) {
      lines.push([]);
      used = 0;
    }
    lines[lines.length - 1].push(one);
    used += one.wide;
  }
  const high = lines.length > 1 ? CLOSE : LINE;
  const body = lines.flatMap((line, row) => {
    let x = -line.reduce((sum, { wide }) => sum + wide, 0) / 2;
    return line.map(({ wide, body: piece }) => {
      const placed = at(x + wide / 2, (row - (lines.length - 1) / 2) * high, piece);
      x += wide;
      return placed;
    });
  });
  return { body: body.join(''), height: all.length ? lines.length * high : 0 };
}

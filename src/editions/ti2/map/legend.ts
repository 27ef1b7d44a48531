import type { Item } from '../../../drawing/flow.ts';
import { legendOf, signMeans } from '../../../drawing/legend.ts';
import { badge } from '../../../drawing/marks.ts';
import { PAINTS } from '../../../drawing/palette.ts';
import { shapeOf, SILHOUETTES } from '../../../drawing/silhouettes.ts';
import { at, circle } from '../../../drawing/svg.ts';
import type { BoardView } from '../views/index.ts';
import { copper, shapes, tints } from './looks.ts';

const ring = (color: string, words: string): Item =>
  signMeans(circle(0, 0, 14, `fill="#120b08" stroke="${color}" stroke-width="3"`), 30, words);
const dot = (fill: string, words: string): Item => signMeans(circle(0, 0, 10, `fill="${fill}"`), 22, words);

/** What the signs on the board mean: who plays, the pieces, what stands beside a planet. */
export function legend({ seats }: BoardView, width: number): { body: string; height: number; key: string } {
  const pieces = Object.entries(shapes).map(([type, shape]) => {
    const { height, width: across } = SILHOUETTES[shape];
    const small = Math.min(0.9, 40 / height);
    return signMeans(at(0, 0, shapeOf(shape, PAINTS.grey), small), across * small, type === 'pds' ? 'PDS' : type.replace('-', ' '));
  });
  const players = seats.map(({ color, short, name }) => signMeans(at(0, 0, badge(color), 1.2), 32, name ? `${short} (${name})` : short));
  const others = [
    ring(copper.resources, 'resources'),
    ring(copper.influence, 'influence'),
    ring(copper.danger, 'special system'),
    ...Object.entries(tints).map(([color, fill]) => dot(fill, `${color} specialty`)),
  ];
  const key = `second legend ${width} ${seats.map(({ color, short, name }) => `${color} ${short} ${name}`).join()}`;
  return { ...legendOf([...players, ...pieces, ...others], width, 1), key };
}

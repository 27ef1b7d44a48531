import type { Item } from '../../../drawing/flow.ts';
import { legendOf, signMeans } from '../../../drawing/legend.ts';
import { badge } from '../../../drawing/marks.ts';
import { PAINTS } from '../../../drawing/palette.ts';
import { shapeOf, SILHOUETTES } from '../../../drawing/silhouettes.ts';
import { at, circle } from '../../../drawing/svg.ts';
import { counterToken } from '../../../drawing/tile/counter.ts';
import { leaderToken } from '../../../drawing/tile/leader.ts';
import { valueDisc } from '../../../drawing/tile/planet.ts';
import type { BoardView } from '../views/index.ts';
import { copper, COUNTER, LEADER, shapes, tints } from './looks.ts';

const ring = (color: string, words: string): Item =>
  signMeans(circle(0, 0, 14, `fill="#120b08" stroke="${color}" stroke-width="3"`), 30, words);
const dot = (fill: string, words: string): Item => signMeans(circle(0, 0, 10, `fill="${fill}"`), 22, words);

/** What the signs on the board mean: who plays, the pieces, what stands beside a planet. */
export function legend(
  { seats, systems, pieces: called, leaderTypes = [] }: BoardView,
  width: number,
  size = 1,
): { body: string; height: number; key: string } {
  const pieces = (Object.keys(shapes) as (keyof typeof shapes)[]).flatMap((type) => {
    const words = called[type];
    const { height, width: across } = SILHOUETTES[shapes[type]];
    const small = Math.min(0.9, 40 / height);
    return words ? [signMeans(at(0, 0, shapeOf(shapes[type], PAINTS.grey), small), across * small, words[0])] : [];
  });
  const players = seats.map(({ color, short, name }) => signMeans(at(0, 0, badge(color), 1.2), 32, name ? `${short} (${name})` : short));
  const led = leaderTypes.map(({ mark, name }) => signMeans(leaderToken(mark, PAINTS.grey, LEADER), 40, name));
  const lying = systems.some(({ planets }) => planets.some(({ counter }) => counter));
  const specialties = new Set<string | null>(systems.flatMap(({ planets }) => planets.map(({ specialty }) => specialty)));
  const own = systems.some((system) => system.own);
  const others = [
    signMeans(valueDisc(2, copper.resources).body, 36, 'resources'),
    signMeans(valueDisc(2, copper.influence).body, 36, 'influence'),
    ...(lying ? [signMeans(counterToken('?', COUNTER), 40, 'domain counter, face down')] : []),
    ring(copper.danger, 'special system'),
    ...led,
    ...Object.entries(tints).flatMap(([color, fill]) => (specialties.has(color) ? [dot(fill, `${color} specialty`)] : [])),
    ...(own ? [signMeans('', 0, 'All tiles but Mecatol Rex and the homes are our own')] : []),
  ];
  const key = `second legend ${width} ${size} ${leaderTypes.map(({ name }) => name).join()} ${lying} ${own} ${[...specialties].sort().join()} ${Object.values(called).join()} ${seats.map(({ color, short, name }) => `${color} ${short} ${name}`).join()}`;
  return { ...legendOf([...players, ...pieces, ...others], width, size), key };
}

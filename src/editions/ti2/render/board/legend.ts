import type { Item } from '#render/layout/flow-layout.ts';
import { legendOf, signMeans } from '#render/pictures/legend.ts';
import { badge } from '#render/art/player-marks.ts';
import { PAINTS } from '#render/palette.ts';
import { shapeOf, SILHOUETTES } from '#render/art/silhouettes.ts';
import { at, circle } from '#render/svg.ts';
import { counterToken } from '#render/tile/counter.ts';
import { leaderToken } from '#render/tile/leader.ts';
import { valueDisc } from '#render/tile/planet.ts';
import { listed, upper } from '#text/sentences.ts';
import { sourceMark, type BoardView, type SystemView } from '#ti2/views/index.ts';
import { copper, COUNTER, LEADER, shapes, tints } from '#ti2/render/palette.ts';

/** Where the middle of the galaxy lies. */
const MECATOL = '000';

const ring = (color: string, words: string): Item =>
  signMeans(circle(0, 0, 14, `fill="#120b08" stroke="${color}" stroke-width="3"`), 30, words);
const dot = (fill: string, words: string): Item => signMeans(circle(0, 0, 10, `fill="${fill}"`), 22, words);

/** Returns a line for each source that is not this edition: "Homes and Mecatol Rex: values of the third edition". */
function sourcesShown(systems: readonly SystemView[]): string[] {
  const lain: [string, SystemView[]][] = [
    ['homes', systems.filter(({ home }) => home !== null)],
    ['Mecatol Rex', systems.filter(({ position }) => position === MECATOL)],
    ['other tiles', systems.filter(({ home, position }) => home === null && position !== MECATOL)],
  ];
  const sources = [...new Set(lain.flatMap(([, of]) => of.map(({ source }) => source)))];
  return sources.flatMap((source) => {
    const mark = sourceMark(source);
    const names = lain.flatMap(([name, of]) => (of.some((system) => system.source === source) ? [name] : []));
    return mark ? [`${upper(listed(names))}: values ${source === 'own' ? 'are ' : ''}${mark}`] : [];
  });
}

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
  const players = seats.map(({ color, short, name }) =>
    signMeans(at(0, 0, badge(color), 1.2), 32, name ? `${short} (${name})` : short),
  );
  const led = leaderTypes.map(({ mark, name }) => signMeans(leaderToken(mark, PAINTS.grey, LEADER), 40, name));
  const lying = systems.some(({ planets }) => planets.some(({ counter }) => counter));
  const specialties = new Set<string | null>(
    systems.flatMap(({ planets }) => planets.map(({ specialty }) => specialty)),
  );
  const told = sourcesShown(systems);
  const others = [
    signMeans(valueDisc(2, copper.resources).body, 36, 'resources'),
    signMeans(valueDisc(2, copper.influence).body, 36, 'influence'),
    ...(lying ? [signMeans(counterToken('?', COUNTER), 40, 'domain counter, face down')] : []),
    ring(copper.danger, 'special system'),
    ...led,
    ...Object.entries(tints).flatMap(([color, fill]) =>
      specialties.has(color) ? [dot(fill, `${color} specialty`)] : [],
    ),
    ...told.map((words) => signMeans('', 0, words)),
  ];
  const key = `second legend ${width} ${size} ${leaderTypes.map(({ name }) => name).join()} ${lying} ${told.join()} ${[...specialties].sort().join()} ${Object.values(called).join()} ${seats.map(({ color, short, name }) => `${color} ${short} ${name}`).join()}`;
  return { ...legendOf([...players, ...pieces, ...others], width, size), key };
}

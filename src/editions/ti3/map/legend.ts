import type { Item } from '../../../drawing/flow.ts';
import { legendOf, signMeans } from '../../../drawing/legend.ts';
import { badge } from '../../../drawing/marks.ts';
import { PAINTS, space } from '../../../drawing/palette.ts';
import { damageMark, shapeOf, SILHOUETTES } from '../../../drawing/silhouettes.ts';
import { at, circle, polygon, text } from '../../../drawing/svg.ts';
import { corners } from '../../../drawing/geometry.ts';
import type { BoardView, UnitType } from '../views/index.ts';
import { commandCounter } from './counter.ts';
import { chart, shapes, specialties } from './looks.ts';
import { leaderToken } from './pieces.ts';

// What the signs on the board mean, below it.

const unitSign = (type: UnitType): Item => {
  const shape = SILHOUETTES[shapes[type]];
  const small = Math.min(0.9, 40 / shape.height);
  return signMeans(at(0, 0, shapeOf(shapes[type], PAINTS.grey), small), shape.width * small, type.replace(/-/g, ' ').replace('pds', 'PDS'));
};

const disc = (color: string, words: string, spent = ''): Item =>
  signMeans(
    circle(0, 0, 15, `fill="#0a1020" stroke="${color}" stroke-width="3"${spent}`) +
      text(0, 9, '2', { size: 25, anchor: 'middle', fill: color }),
    32,
    words,
  );

const hex = (paint: string): string => polygon(corners(19), `fill="none" ${paint}`);

/** Units of a set or an option, which need not be in a game. */
const SELDOM: readonly UnitType[] = ['flagship', 'mechanized-unit', 'shock-troop'];

/** The units that are explained: those of every game, and of the others what is on the board. */
function unitsIn({ systems }: BoardView): UnitType[] {
  const there = new Set(
    systems.flatMap(({ space: ships, planets }) => [ships, ...planets.map(({ units }) => units)].flat().map(({ type }) => type)),
  );
  return (Object.keys(shapes) as UnitType[]).filter((type) => !SELDOM.includes(type) || there.has(type));
}

/** What the marks of leaders on the board stand for: "General". */
const leadersIn = ({ systems }: BoardView): Map<string, string> =>
  new Map(
    systems.flatMap(({ leaders = [], planets }) =>
      [...leaders, ...planets.flatMap((planet) => planet.leaders ?? [])].map(({ mark, type }) => [mark, type] as const),
    ),
  );

/** The signs of domain counters, where any lie on the board: face down, and open. */
const countersIn = ({ systems }: BoardView): [sign: string, words: string][] => {
  const lying = systems.flatMap(({ planets }) => planets.flatMap(({ counter }) => (counter === undefined ? [] : [counter])));
  return [
    ...(lying.includes(null) ? [['?', 'domain counter, face down'] as [string, string]] : []),
    ...(lying.some((one) => one !== null) ? [['!', 'domain counter, open'] as [string, string]] : []),
  ];
};

/** Who plays, then everything that can lie there. */
const signs = (view: BoardView): Item[] => [
  ...view.seats.map(({ color, name, short }) => signMeans(at(0, 0, badge(color), 1.2), 32, name ? `${short} (${name})` : short)),
  ...unitsIn(view).map(unitSign),
  ...[...leadersIn(view)].sort().map(([mark, type]) => signMeans(leaderToken(mark, 'black'), 40, type.toLowerCase())),
  signMeans(damageMark(), 22, 'damaged'),
  signMeans(commandCounter('black'), 36, 'command counter'),
  ...countersIn(view).map(([sign, words]) =>
    signMeans(text(0, 10, sign, { size: 30, anchor: 'middle', fill: chart.resources }), 22, words),
  ),
  disc(chart.resources, 'resources'),
  disc(chart.influence, 'influence'),
  disc('#8b94a8', 'exhausted', ' stroke-dasharray="5 4"'),
  ...Object.entries(specialties).map(([color, fill]) =>
    signMeans(circle(0, 0, 10, `fill="${fill}" stroke="#05070f" stroke-width="3"`), 22, `${color} specialty`),
  ),
  signMeans(hex(`stroke="${PAINTS.grey.edge}" stroke-width="4"`), 40, 'home system'),
  signMeans(hex(`stroke="${space.gold}" stroke-width="4"`), 40, 'active system'),
];

/** All signs on a panel as wide as given. */
export const legend = (view: BoardView, width: number): { body: string; height: number; key: string } => ({
  ...legendOf(signs(view), width, 1),
  key: `ti3 legend ${width} ${unitsIn(view).join()} ${[...leadersIn(view).keys()].sort().join()} ${countersIn(view).join()} ${JSON.stringify(view.seats.map(({ color, name, short }) => [color, name, short]))}`,
});

import type { FlowItem } from '#render/layout/flow-layout.ts';
import { renderLegend, legendItem } from '#render/pictures/legend.ts';
import { playerBadge } from '#render/art/player-marks.ts';
import { PLAYER_PAINTS } from '#render/palette.ts';
import { renderSilhouette, SILHOUETTES } from '#render/art/silhouettes.ts';
import { translate, circle } from '#render/svg.ts';
import { counterToken } from '#render/tile/counter-token.ts';
import { leaderToken } from '#render/tile/leader.ts';
import { valueDisc } from '#render/tile/planet.ts';
import { formatList, capitalize } from '#text/sentences.ts';
import { formatSource, type BoardView, type SystemView } from '#ti2/views/index.ts';
import {
  CHART_COLORS,
  COUNTER_COLORS,
  LEADER_FONT_SIZE,
  unitSilhouettes,
  technologyColors,
} from '#ti2/render/palette.ts';

/** Position of the galaxy's center. */
const MECATOL = '000';

const ring = (color: string, words: string): FlowItem =>
  legendItem(circle(0, 0, 14, `fill="#120b08" stroke="${color}" stroke-width="3"`), 30, words);
const dot = (fill: string, words: string): FlowItem => legendItem(circle(0, 0, 10, `fill="${fill}"`), 22, words);

/** Returns a line for each source that is not this edition: "Homes and Mecatol Rex: values of the third edition". */
function sourcesShown(systems: readonly SystemView[]): string[] {
  const lain: [string, SystemView[]][] = [
    ['homes', systems.filter(({ home }) => home !== null)],
    ['Mecatol Rex', systems.filter(({ position }) => position === MECATOL)],
    ['other tiles', systems.filter(({ home, position }) => home === null && position !== MECATOL)],
  ];
  const sources = [...new Set(lain.flatMap(([, of]) => of.map(({ source }) => source)))];
  return sources.flatMap((source) => {
    const mark = formatSource(source);
    const names = lain.flatMap(([name, of]) => (of.some((system) => system.source === source) ? [name] : []));
    return mark ? [`${capitalize(formatList(names))}: values ${source === 'own' ? 'are ' : ''}${mark}`] : [];
  });
}

/** Draws the legend of the board: players, pieces and the marks next to a planet. */
export function renderEditionLegend(
  { seats, systems, pieces: called, leaderTypes = [] }: BoardView,
  width: number,
  size = 1,
): { body: string; height: number; key: string } {
  const pieces = (Object.keys(unitSilhouettes) as (keyof typeof unitSilhouettes)[]).flatMap((type) => {
    const words = called[type];
    const { height, width: across } = SILHOUETTES[unitSilhouettes[type]];
    const small = Math.min(0.9, 40 / height);
    return words
      ? [
          legendItem(
            translate(0, 0, renderSilhouette(unitSilhouettes[type], PLAYER_PAINTS.grey), small),
            across * small,
            words[0],
          ),
        ]
      : [];
  });
  const players = seats.map(({ color, short, name }) =>
    legendItem(translate(0, 0, playerBadge(color), 1.2), 32, name ? `${short} (${name})` : short),
  );
  const led = leaderTypes.map(({ mark, name }) =>
    legendItem(leaderToken(mark, PLAYER_PAINTS.grey, LEADER_FONT_SIZE), 40, name),
  );
  const lying = systems.some(({ planets }) => planets.some(({ counter }) => counter));
  const specialties = new Set<string | null>(
    systems.flatMap(({ planets }) => planets.map(({ specialty }) => specialty)),
  );
  const told = sourcesShown(systems);
  const others = [
    legendItem(valueDisc(2, CHART_COLORS.resources).body, 36, 'resources'),
    legendItem(valueDisc(2, CHART_COLORS.influence).body, 36, 'influence'),
    ...(lying ? [legendItem(counterToken('?', COUNTER_COLORS), 40, 'face-down domain counter')] : []),
    ring(CHART_COLORS.danger, 'special system'),
    ...led,
    ...Object.entries(technologyColors).flatMap(([color, fill]) =>
      specialties.has(color) ? [dot(fill, `${color} specialty`)] : [],
    ),
    ...told.map((words) => legendItem('', 0, words)),
  ];
  const key = `second legend ${width} ${size} ${leaderTypes.map(({ name }) => name).join()} ${lying} ${told.join()} ${[...specialties].sort().join()} ${Object.values(called).join()} ${seats.map(({ color, short, name }) => `${color} ${short} ${name}`).join()}`;
  return { ...renderLegend([...players, ...pieces, ...others], width, size), key };
}

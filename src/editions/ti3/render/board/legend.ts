import type { FlowItem } from '#render/layout/flow-layout.ts';
import { exhaustedIcon, renderLegend, legendItem } from '#render/pictures/legend.ts';
import { playerBadge } from '#render/art/player-marks.ts';
import { PLAYER_PAINTS, UI_COLORS } from '#render/palette.ts';
import { damageMark, renderSilhouette, SILHOUETTES } from '#render/art/silhouettes.ts';
import { translate, circle, polygon } from '#render/svg.ts';
import { counterToken } from '#render/tile/counter-token.ts';
import { valueDisc } from '#render/tile/planet.ts';
import { hexCorners } from '#render/geometry.ts';
import type { BoardView, UnitType } from '#ti3/views/index.ts';
import { commandCounter } from '#ti3/render/tile/command-counter.ts';
import {
  COUNTER_COLORS,
  CHART_COLORS,
  FONT_SIZES,
  playerPaints,
  unitSilhouettes,
  technologyColors,
} from '#ti3/render/palette.ts';
import { leaderToken } from '#render/tile/leader.ts';

// Legend below the board.

const unitSign = (type: UnitType): FlowItem => {
  const shape = SILHOUETTES[unitSilhouettes[type]];
  const small = Math.min(0.9, 40 / shape.height);
  return legendItem(
    translate(0, 0, renderSilhouette(unitSilhouettes[type], PLAYER_PAINTS.grey), small),
    shape.width * small,
    type.replace(/-/g, ' ').replace('pds', 'PDS'),
  );
};

const disc = (color: string, words: string): FlowItem => legendItem(valueDisc(2, color).body, 36, words);

const hex = (paint: string): string => polygon(hexCorners(19), `fill="none" ${paint}`);

/** Units of an expansion or an option, which not every game has. */
const SELDOM: readonly UnitType[] = ['flagship', 'mechanized-unit', 'shock-troop', 'refinery', 'colony'];

/** Lists the units in the legend: those of every game, and any others on the board. */
function unitsIn({ systems }: BoardView): UnitType[] {
  const there = new Set(
    systems.flatMap(({ space: ships, planets }) =>
      [ships, ...planets.map(({ units }) => units)].flat().map(({ type }) => type),
    ),
  );
  return (Object.keys(unitSilhouettes) as UnitType[]).filter((type) => !SELDOM.includes(type) || there.has(type));
}

/** Returns the leader types by their marks on the board, such as "General". */
const leadersIn = ({ systems }: BoardView): Map<string, string> =>
  new Map(
    systems.flatMap(({ leaders = [], planets }) =>
      [...leaders, ...planets.flatMap((planet) => planet.leaders ?? [])].map(({ mark, type }) => [mark, type] as const),
    ),
  );

/** Lists the symbols of domain and space counters on the board, face down and face up. */
const countersIn = ({ systems }: BoardView): [sign: string, words: string][] => {
  const signs = (kind: string, places: readonly { counter?: string | null }[]): [sign: string, words: string][] => {
    const lying = places.flatMap(({ counter }) => (counter === undefined ? [] : [counter]));
    const found: [boolean, string, string][] = [
      [lying.includes(null), '?', `${kind}, face down`],
      [lying.some((one) => one !== null), '!', `${kind}, face up`],
    ];
    return found.flatMap(([shown, sign, words]) => (shown ? [[sign, words]] : []));
  };
  return [
    ...signs(
      'domain counter',
      systems.flatMap(({ planets }) => planets),
    ),
    ...signs('counter in space', systems),
  ];
};

/** Lists the players, then everything that can be on a tile. */
const signs = (view: BoardView): FlowItem[] => [
  ...view.seats.map(({ color, name, short }) =>
    legendItem(translate(0, 0, playerBadge(color), 1.2), 32, name ? `${short} (${name})` : short),
  ),
  ...unitsIn(view).map(unitSign),
  ...[...leadersIn(view)]
    .sort()
    .map(([mark, type]) => legendItem(leaderToken(mark, playerPaints.black, FONT_SIZES.small), 40, type.toLowerCase())),
  legendItem(damageMark(), 22, 'damaged'),
  legendItem(commandCounter('black'), 36, 'command counter'),
  ...countersIn(view).map(([sign, words]) => legendItem(counterToken(sign, COUNTER_COLORS), 40, words)),
  disc(CHART_COLORS.resources, 'resources'),
  disc(CHART_COLORS.influence, 'influence'),
  legendItem(exhaustedIcon, 36, 'exhausted'),
  ...Object.entries(technologyColors).map(([color, fill]) =>
    legendItem(circle(0, 0, 10, `fill="${fill}" stroke="#05070f" stroke-width="3"`), 22, `${color} specialty`),
  ),
  legendItem(hex(`stroke="${PLAYER_PAINTS.grey.edge}" stroke-width="4"`), 40, 'home system'),
  legendItem(hex(`stroke="${UI_COLORS.gold}" stroke-width="4"`), 40, 'active system'),
];

/** Draws the legend on a panel of the given width. */
export const renderEditionLegend = (
  view: BoardView,
  width: number,
  size = 1,
): { body: string; height: number; key: string } => ({
  ...renderLegend(signs(view), width, size),
  key: `ti3 legend ${width} ${size} ${unitsIn(view).join()} ${[...leadersIn(view).keys()].sort().join()} ${countersIn(view).join()} ${JSON.stringify(view.seats.map(({ color, name, short }) => [color, name, short]))}`,
});

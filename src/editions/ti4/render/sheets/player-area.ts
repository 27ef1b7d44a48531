import { formatCount } from '#text/sentences.ts';
import { layoutFlow, type FlowItem } from '#render/layout/flow-layout.ts';
import { fitText, textWidth } from '#render/text-metrics.ts';
import { UI_COLORS } from '#render/palette.ts';
import type { Section } from '#render/layout/sections.ts';
import { translate, circle, path, rect, text } from '#render/svg.ts';
import { formatUnitCount, type BoardView, type LawView, type SeatView } from '#ti4/views/index.ts';
import {
  cardIcons,
  commodityIcon,
  influenceIcon,
  resourcesIcon,
  tradeGoodIcon,
  traitColors,
  traitIcon,
} from '#ti4/render/icons.ts';
import { speakerIcon, waitingIcon } from '#render/art/status-icons.ts';
import { playerBadge, commandToken } from '#render/art/player-marks.ts';
import { playerPaints } from '#ti4/render/palette.ts';
import {
  iconCount,
  planetPill,
  pointsTrack,
  poolCounter,
  PILL_FONT_SIZE,
  strategyCardPill,
  tag,
  technologyPill,
} from '#ti4/render/pills.ts';

const PAD = 18;
const LEFT = 34;

/** Draws a player's area as a strip of the given width. */
export function renderPlayerArea(view: BoardView, seat: SeatView, width: number): Section {
  const room = width - LEFT - PAD;
  const parts: string[] = [];
  let y = PAD;
  for (const { items, lineHeight, gap, below } of rows(view, seat, room)) {
    const { body, height } = layoutFlow(items, LEFT, y, room, lineHeight, gap);
    parts.push(body);
    if (height) y += height + below;
  }
  const height = y + PAD - 8;
  const veil = seat.eliminated ? rect(1, 1, width - 2, height - 2, 16, 'fill="#05070f" fill-opacity=".6"') : '';
  return { body: frame(seat, width, height) + parts.join('\n') + veil, height };
}

/** Items that belong together, with line height, gap and space below. */
interface Row {
  items: FlowItem[];
  lineHeight: number;
  gap: number;
  below: number;
}

const rows = (view: BoardView, seat: SeatView, room: number): Row[] => [
  {
    items: [
      nameItem(seat, Math.min(480, room)),
      pointsTrack(seat.points, view.goal, seat.color),
      ...seat.strategyCards.map(strategyCardPill),
      ...states(seat),
    ],
    lineHeight: 58,
    gap: 22,
    below: 8,
  },
  { items: counters(view, seat), lineHeight: 46, gap: 26, below: 8 },
  { items: sorted(seat).map((technology) => technologyPill(technology, seat.color)), lineHeight: 42, gap: 8, below: 6 },
  { items: seat.planets.map(planetPill), lineHeight: 42, gap: 16, below: 4 },
  { items: leadersOf(seat), lineHeight: 36, gap: 20, below: 4 },
  { items: others(view, seat), lineHeight: 36, gap: 20, below: 4 },
];

function frame({ color, active }: SeatView, width: number, height: number): string {
  const { fill, edge } = playerPaints[color];
  const paint = `fill="${UI_COLORS.panel}" fill-opacity=".93" stroke="${active ? UI_COLORS.gold : UI_COLORS.line}" stroke-width="${active ? 4 : 2}"`;
  return (
    rect(1, 1, width - 2, height - 2, 16, paint) +
    path(`M1,17 Q1,1 17,1 H20 V${height - 1} H17 Q1,${height - 1} 1,${height - 17} Z`, `fill="${fill}"`) +
    path(`M20,1 V${height - 1}`, `stroke="${edge}" stroke-width="2"`)
  );
}

/** Lists counters of tokens, goods, cards, and ready resources and influence. */
const counters = (view: BoardView, seat: SeatView): FlowItem[] => [
  poolCounter(seat.color, 'tactic', seat.tokens.tactic),
  poolCounter(seat.color, 'fleet', seat.tokens.fleet),
  ...foreignTokens(view, seat),
  poolCounter(seat.color, 'strategy', seat.tokens.strategy),
  iconCount(tradeGoodIcon(), 12, String(seat.tradeGoods), seat.tradeGoods === 1 ? 'trade good' : 'trade goods'),
  iconCount(
    commodityIcon(),
    12,
    seat.commodityLimit === undefined ? String(seat.commodities) : `${seat.commodities}/${seat.commodityLimit}`,
    'commodities',
  ),
  iconCount(cardIcons.action(), 10, String(seat.actionCards), 'action'),
  iconCount(cardIcons.secret(), 10, String(seat.secretObjectives), 'secret'),
  iconCount(cardIcons.promissory(), 10, String(seat.promissoryNotes), seat.promissoryNotes === 1 ? 'note' : 'notes'),
  {
    width: 84 + textWidth('ready', PILL_FONT_SIZE, 500),
    body:
      translate(18, 0, resourcesIcon(seat.ready.resources)) +
      translate(56, 0, influenceIcon(seat.ready.influence)) +
      text(80, 8.5, 'ready', { size: PILL_FONT_SIZE, weight: 500, fill: UI_COLORS.quiet }),
  },
];

/** Draws other players' command tokens in the fleet pool, in their owners' colors, after the seat's own. */
function foreignTokens(view: BoardView, { foreignTokens: owners = [] }: SeatView): FlowItem[] {
  const colors = owners.flatMap((owner) => view.seats.find(({ id }) => id === owner)?.color ?? []);
  if (!colors.length) return [];
  const tokens = colors.map((color, i) => translate(15 + i * 34, 0, commandToken(color)));
  return [
    {
      width: colors.length * 34 + textWidth("other players'", PILL_FONT_SIZE, 500),
      body:
        tokens.join('') +
        text(colors.length * 34 + 3, 8.5, "other players'", {
          size: PILL_FONT_SIZE,
          weight: 500,
          fill: UI_COLORS.quiet,
        }),
    },
  ];
}

function nameItem(seat: SeatView, room: number): FlowItem {
  const name = fitText(seat.name, 38, room - 70);
  const faction = fitText(seat.faction.name, 22, room - 70, 500);
  const width = Math.max(textWidth(name, 38), textWidth(faction, 22, 500)) + 66;
  return {
    width: Math.max(width, Math.min(room, 340)),
    body:
      translate(28, 0, playerBadge(seat.color), 2) +
      text(64, 3, name, { size: 38 }) +
      text(64, 28, faction, { size: 22, weight: 500, fill: UI_COLORS.quiet }),
  };
}

function states(seat: SeatView): FlowItem[] {
  const items: FlowItem[] = [];
  if (seat.speaker)
    items.push({
      width: 110,
      body:
        translate(14, 0, speakerIcon(), 1.1) +
        text(34, 8, 'speaker', { size: PILL_FONT_SIZE, weight: 500, fill: UI_COLORS.gold }),
    });
  if (seat.active) items.push(tag('active', UI_COLORS.gold));
  if (seat.waiting)
    items.push({
      width: 104,
      body:
        translate(12, 0, waitingIcon(UI_COLORS.warn), 0.95) +
        text(30, 8, 'to act', { size: PILL_FONT_SIZE, fill: UI_COLORS.warn }),
    });
  if (seat.passed) items.push(tag('passed', '#6d7b9c', '#05070f'));
  if (seat.eliminated) items.push(tag('eliminated', '#8c2f2f', '#ffffff'));
  return items;
}

const colorOrder = ['propulsion', 'biotic', 'cybernetic', 'warfare'];
const sorted = (seat: SeatView) =>
  [...seat.technologies].sort(
    (a, b) =>
      (a.color ? colorOrder.indexOf(a.color) : 9) - (b.color ? colorOrder.indexOf(b.color) : 9) ||
      (a.name < b.name ? -1 : 1),
  );

/** Formats a leader with its state: "Artuno the Betrayer (exhausted, 3 trade goods)". */
export const formatLeader = ({ name, state, goods }: SeatView['leaders'][number]): string => {
  const said = [...(state === 'ready' ? [] : [state]), ...(goods ? [formatCount(goods, 'trade good')] : [])];
  return said.length ? `${name} (${said.join(', ')})` : name;
};

/** Formats "2 Cultural Relic Fragments", "Dominus Orb (exhausted)". */
export const formatFound = ({ name, count, exhausted }: NonNullable<SeatView['found']>[number]): string =>
  `${count > 1 ? formatCount(count, name) : name}${exhausted ? ' (exhausted)' : ''}`;

/** Formats "captured 2 fighters", "captured 1 cruiser of Bob". */
export const formatCaptured = (
  view: BoardView,
  { type, count, owner }: NonNullable<SeatView['captured']>[number],
): string => {
  const whose = view.seats.find(({ id }) => id === owner);
  return `captured ${formatUnitCount(type, count)}${whose ? ` of ${whose.name}` : ''}`;
};

/** Formats "Maban of Naalu": the commander of a minor faction, from its alliance card. */
export const formatAlliance = ({ name, faction }: NonNullable<SeatView['alliances']>[number]): string =>
  `${name} of ${faction}`;

function others(view: BoardView, seat: SeatView): FlowItem[] {
  const words: [string, string][] = [
    ...seat.scoredSecrets.map(({ name, points }): [string, string] => [`${name} (+${points})`, '#ff8f8f']),
    ...seat.playArea.map(({ name, from }): [string, string] => [
      `${name} of ${view.seats.find(({ id }) => id === from)?.faction.name.replace(/^The /, 'the ') ?? 'another player'}`,
      '#9cc8ff',
    ]),
    ...(seat.alliances ?? []).map((one): [string, string] => [formatAlliance(one), '#9cc8ff']),
    ...(seat.openSecrets ?? []).map(({ name }): [string, string] => [`${name} (revealed)`, '#ff8f8f']),
    ...(seat.found ?? [])
      .filter(({ fragment }) => fragment === undefined)
      .map((one): [string, string] => [formatFound(one), '#e8c9a0']),
    ...(seat.captured ?? []).map((one): [string, string] => [formatCaptured(view, one), '#ff9d6b']),
    ...view.laws.filter((law) => law.owner === seat.id).map((law: LawView): [string, string] => [law.name, '#d9b8ff']),
  ];
  return [...(seat.found ?? []).flatMap(fragmentItem), ...words.map(pointed)];
}

const pointed = ([word, color]: [string, string]): FlowItem => ({
  width: textWidth(word, PILL_FONT_SIZE, 500) + 14,
  body:
    path('M0,-5 L6,0 L0,5 Z', `fill="${color}"`) +
    text(12, 7.4, word, { size: PILL_FONT_SIZE, weight: 500, fill: color }),
});

/** Lists leaders separately from relics and fragments. */
const leadersOf = ({ leaders }: SeatView): FlowItem[] =>
  leaders.map((one) =>
    pointed([
      formatLeader(one),
      one.state === 'locked' || one.state === 'exhausted' ? UI_COLORS.faint : UI_COLORS.gold,
    ]),
  );

/** Draws fragments after the icon and in the color of their trait; fragments of any trait are golden like a relic. */
function fragmentItem(one: NonNullable<SeatView['found']>[number]): FlowItem[] {
  const { fragment } = one;
  if (fragment === undefined) return [];
  const color = fragment === 'any' ? UI_COLORS.gold : traitColors[fragment];
  const sign =
    fragment === 'any' ? circle(0, 0, 9, `fill="none" stroke="${color}" stroke-width="3"`) : traitIcon(fragment);
  const words = formatFound(one);
  return [
    {
      width: textWidth(words, PILL_FONT_SIZE, 500) + 32,
      body: translate(12, 0, sign) + text(30, 7.4, words, { size: PILL_FONT_SIZE, weight: 500, fill: color }),
    },
  ];
}

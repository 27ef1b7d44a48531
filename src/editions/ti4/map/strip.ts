import type { BoardView, LawView, SeatView } from '../views/index.ts';
import { flow, type Item } from './flow.ts';
import { fitted, widthOf } from './fonts.ts';
import { cardIcons, commodityIcon, influenceIcon, resourcesIcon, speakerIcon, tradeGoodIcon, waitingIcon } from './glyphs.ts';
import { badge } from './marks.ts';
import { players, space } from './palette.ts';
import { counter, planetPill, pointsTrack, poolCounter, SMALL, strategyCardPill, tag, technologyPill } from './pills.ts';
import { at, path, rect, text } from './svg.ts';

const PAD = 18;

/** All that lies before one player, as a strip of a width. */
export function strip(view: BoardView, seat: SeatView, width: number): { body: string; height: number } {
  const { fill, edge } = players[seat.color];
  const left = 34;
  const room = width - left - PAD;
  const parts: string[] = [];
  let y = PAD;
  const lines = (items: Item[], lineHeight: number, gap: number, space_ = 8) => {
    const { body, height } = flow(items, left, y, room, lineHeight, gap);
    parts.push(body);
    if (height) y += height + space_;
  };
  lines(
    [
      nameItem(seat, Math.min(480, room)),
      pointsTrack(seat.points, view.goal, seat.color),
      ...seat.strategyCards.map(strategyCardPill),
      ...states(seat),
    ],
    58,
    22,
  );
  lines(
    [
      poolCounter(seat.color, 'tactic', seat.tokens.tactic),
      poolCounter(seat.color, 'fleet', seat.tokens.fleet),
      poolCounter(seat.color, 'strategy', seat.tokens.strategy),
      counter(tradeGoodIcon(), 12, String(seat.tradeGoods), seat.tradeGoods === 1 ? 'trade good' : 'trade goods'),
      counter(commodityIcon(), 12, `${seat.commodities}/${seat.commodityLimit}`, 'commodities'),
      counter(cardIcons.action(), 10, String(seat.actionCards), 'action'),
      counter(cardIcons.secret(), 10, String(seat.secretObjectives), 'secret'),
      counter(cardIcons.promissory(), 10, String(seat.promissoryNotes), seat.promissoryNotes === 1 ? 'note' : 'notes'),
      {
        width: 84 + widthOf('ready', SMALL, 500),
        body:
          at(18, 0, resourcesIcon(seat.ready.resources)) +
          at(56, 0, influenceIcon(seat.ready.influence)) +
          text(80, 8.5, 'ready', { size: SMALL, weight: 500, fill: space.quiet }),
      },
    ],
    46,
    26,
  );
  lines(
    sorted(seat).map((technology) => technologyPill(technology, seat.color)),
    42,
    8,
    6,
  );
  lines(seat.planets.map(planetPill), 42, 16, 4);
  lines(others(view, seat), 36, 20, 4);
  const height = y + PAD - 8;
  const frame =
    rect(
      1,
      1,
      width - 2,
      height - 2,
      16,
      `fill="${space.panel}" fill-opacity=".93" stroke="${seat.active ? space.gold : space.line}" stroke-width="${seat.active ? 4 : 2}"`,
    ) +
    path(`M1,17 Q1,1 17,1 H20 V${height - 1} H17 Q1,${height - 1} 1,${height - 17} Z`, `fill="${fill}"`) +
    path(`M20,1 V${height - 1}`, `stroke="${edge}" stroke-width="2"`);
  const veil = seat.eliminated ? rect(1, 1, width - 2, height - 2, 16, 'fill="#05070f" fill-opacity=".6"') : '';
  return { body: frame + parts.join('\n') + veil, height };
}

function nameItem(seat: SeatView, room: number): Item {
  const name = fitted(seat.name, 38, room - 70);
  const faction = fitted(seat.faction.name, 22, room - 70, 500);
  const width = Math.max(widthOf(name, 38), widthOf(faction, 22, 500)) + 66;
  return {
    width: Math.max(width, Math.min(room, 340)),
    body:
      at(28, 0, badge(seat.color), 2) +
      text(64, 3, name, { size: 38 }) +
      text(64, 28, faction, { size: 22, weight: 500, fill: space.quiet }),
  };
}

function states(seat: SeatView): Item[] {
  const items: Item[] = [];
  if (seat.speaker)
    items.push({
      width: 110,
      body: at(14, 0, speakerIcon(), 1.1) + text(34, 8, 'speaker', { size: SMALL, weight: 500, fill: space.gold }),
    });
  if (seat.active) items.push(tag('active', space.gold));
  if (seat.waiting)
    items.push({ width: 104, body: at(12, 0, waitingIcon(space.warn), 0.95) + text(30, 8, 'to act', { size: SMALL, fill: space.warn }) });
  if (seat.passed) items.push(tag('passed', '#6d7b9c', '#05070f'));
  if (seat.eliminated) items.push(tag('eliminated', '#8c2f2f', '#ffffff'));
  return items;
}

const colorOrder = ['propulsion', 'biotic', 'cybernetic', 'warfare'];
const sorted = (seat: SeatView) =>
  [...seat.technologies].sort(
    (a, b) => (a.color ? colorOrder.indexOf(a.color) : 9) - (b.color ? colorOrder.indexOf(b.color) : 9) || (a.name < b.name ? -1 : 1),
  );

function others(view: BoardView, seat: SeatView): Item[] {
  const words: [string, string][] = [
    ...seat.scoredSecrets.map(({ name, points }): [string, string] => [`${name} (+${points})`, '#ff8f8f']),
    ...seat.playArea.map(({ name, from }): [string, string] => [
      `${name} of ${view.seats.find(({ id }) => id === from)?.faction.name.replace(/^The /, 'the ') ?? 'somebody'}`,
      '#9cc8ff',
    ]),
    ...view.laws.filter((law) => law.owner === seat.id).map((law: LawView): [string, string] => [law.name, '#d9b8ff']),
  ];
  return words.map(([word, color]) => ({
    width: widthOf(word, SMALL, 500) + 14,
    body: path('M0,-5 L6,0 L0,5 Z', `fill="${color}"`) + text(12, 7.4, word, { size: SMALL, weight: 500, fill: color }),
  }));
}

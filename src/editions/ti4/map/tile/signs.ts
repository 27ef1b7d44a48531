import { fitted, widthOf } from '../../../../drawing/fonts.ts';
import { HALF_HEIGHT, R } from '../../../../drawing/geometry.ts';
import { space } from '../../../../drawing/palette.ts';
import { at, text } from '../../../../drawing/svg.ts';
import type { SystemView } from '../../views/index.ts';
import { markerIcon } from '../glyphs.ts';
import { commandToken } from '../../../../drawing/marks.ts';
import { anomalies, players, wormholes } from '../palette.ts';
import type { Colors } from '../plates.ts';
import type { Layout } from './layout.ts';
import { heldWithin, wormholeSpot } from './spots.ts';

const LABEL_SIZE = 20;

/** Its place on the board, whose home it is, and what it is called where it is an anomaly. */
export function positionLabel(system: SystemView, colors: Colors, letters: number, layout: Layout): void {
  const size = LABEL_SIZE * letters;
  const [anomaly] = system.anomalies;
  const inset = anomaly || system.home ? 26 : 20;
  const { home } = system;
  const named = home ? fitted(home.short, size, HOME.width - (system.position === null ? 0 : widthOf(`${system.position} `, size))) : '';
  const words = [system.position, named].filter(Boolean).join(' ');
  if (words) {
    const color = home?.seat ? players[colors[home.seat]] : undefined;
    layout.put(
      'position',
      home ? -HOME.left : 0,
      -HALF_HEIGHT + inset,
      widthOf(words, size) + 6,
      size,
      text(0, size * 0.35, words, { size, weight: 700, fill: color?.edge ?? space.quiet, anchor: 'middle', halo: space.halo }),
    );
  }
  if (anomaly) {
    const names = system.anomalies.map((kind) => anomalies[kind].name).join(', ');
    layout.put(
      'anomaly',
      0,
      HALF_HEIGHT - 28,
      widthOf(names, size) + 6,
      size,
      text(0, size * 0.35, names, { size, fill: anomalies[anomaly].color, anchor: 'middle', halo: space.halo }),
    );
  }
}

/** How wide the name of a faction may be at its home, and how far to the left it stands of tokens. */
const HOME = { width: 132, left: 24 };

/** How much of where wormholes lead to is told there. */
const JOINED = 140;

/** What the wormholes of a system lead to, below the first of them. */
export function joinedLabel(system: SystemView, letters: number, layout: Layout): void {
  if (!system.joined || !system.wormholes.length) return;
  const size = LABEL_SIZE * letters;
  const words = fitted(`to ${system.joined.join(', ')}`, size, JOINED);
  const { x, y, r } = wormholeSpot(system, 0);
  const width = widthOf(words, size) + 6;
  const top = y + r * Math.SQRT1_2 + size / 2;
  const color = wormholes[system.wormholes[0]].color;
  layout.put(
    'joined',
    heldWithin(x, top, width, size),
    top,
    width,
    size,
    text(0, size * 0.35, words, { size, fill: color, anchor: 'middle', halo: space.halo }),
  );
}

/** By the number of planets: where along the upper right side tokens lie, how far apart at most, and how many are drawn large. */
const TOKENS = [
  { middle: 76, spread: 132, large: 3 },
  { middle: 76, spread: 132, large: 3 },
  { middle: 64, spread: 112, large: 2 },
  { middle: 54, spread: 90, large: 0 },
];

/** Other tokens lie in the upper left, or near it where there is room beside planets. */
export function markersOf({ markers = [] }: SystemView, radius: number, letters: number, layout: Layout): void {
  for (const [i, { id, name }] of markers.entries()) {
    const shape = { width: 30 * letters, height: 34 * letters, body: at(0, 0, markerIcon(name), letters) };
    const wish = { x: -84 + i * 34 * letters, y: -HALF_HEIGHT + 44 };
    layout.putShape(`marker ${id}`, layout.room(radius).settle([shape], wish) ?? { ...wish, shape });
  }
}

/** Command tokens lie along the upper right side, as large as there is room for beside the planets. */
export function tokensOf({ planets, tokens }: SystemView, colors: Colors, layout: Layout): void {
  const { middle, spread, large } = TOKENS[Math.min(3, planets.length)];
  const size = tokens.length > large ? 1 : 1.22;
  tokens.forEach((seat, i) => {
    const step = Math.min(31 * size, spread / Math.max(1, tokens.length));
    const along = (middle - (step * (tokens.length - 1)) / 2 + i * step) / R;
    layout.put(
      `token ${seat}`,
      88 + 88 * along - 18 - 4 * size,
      -HALF_HEIGHT * (1 - along) + 11 + 4 * size,
      29 * size,
      34 * size,
      at(0, 0, commandToken(colors[seat]), size),
    );
  });
}

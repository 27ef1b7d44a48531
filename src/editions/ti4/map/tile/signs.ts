import { widthOf } from '../../../../drawing/fonts.ts';
import { corners, HALF_HEIGHT, R } from '../../../../drawing/geometry.ts';
import { space } from '../../../../drawing/palette.ts';
import { at, polygon, text } from '../../../../drawing/svg.ts';
import type { SystemView } from '../../views/index.ts';
import { markerIcon } from '../glyphs.ts';
import { commandToken } from '../marks.ts';
import { anomalies, players } from '../palette.ts';
import type { Colors } from '../plates.ts';
import type { Layout } from './layout.ts';

const LABEL_SIZE = 20;

/** Its place on the board, and what it is called where it is an anomaly. */
export function positionLabel(system: SystemView, letters: number, layout: Layout): void {
  const size = LABEL_SIZE * letters;
  const [anomaly] = system.anomalies;
  const inset = anomaly || system.home ? 26 : 20;
  if (system.position !== null) {
    layout.put(
      'position',
      0,
      -HALF_HEIGHT + inset,
      widthOf(system.position, size) + 6,
      size,
      text(0, size * 0.35, system.position, { size, weight: 700, fill: space.quiet, anchor: 'middle', halo: space.halo }),
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

/** A home system is edged in its player's colour. */
export function homeBorder({ home }: SystemView, colors: Colors): string {
  if (!home) return '';
  const color = home.seat === null ? undefined : players[colors[home.seat]];
  const edge = (radius: number, paint: string) => polygon(corners(radius), `fill="none" ${paint}`);
  return (
    edge(R - 6, `stroke="${color ? color.fill : '#7f8aa6'}" stroke-width="8"`) +
    edge(R - 6, `stroke="${color ? color.edge : '#c9d2e3'}" stroke-width="2" stroke-dasharray="2 12" stroke-linecap="round"`)
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

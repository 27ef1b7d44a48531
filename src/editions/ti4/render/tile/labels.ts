import { fitText, textWidth } from '#render/text-metrics.ts';
import { HEX_HALF_HEIGHT } from '#render/geometry.ts';
import { UI_COLORS } from '#render/palette.ts';
import { translate, text } from '#render/svg.ts';
import type { SystemView } from '#ti4/views/index.ts';
import { markerIcon } from '#ti4/render/icons.ts';
import { commandToken } from '#render/art/player-marks.ts';
import { anomalyLooks, playerPaints, wormholeLooks } from '#ti4/render/palette.ts';
import type { Colors } from '#ti4/render/palette.ts';
import type { Layout } from '#render/tile/layout.ts';
import { ANOMALY_LABEL_Y, putLabel, LABEL_SIZE, positionLabelY, layoutTokens } from '#render/tile/labels.ts';
import { clampXToHex, widthOfHex } from '#render/tile/spots.ts';
import { wormholeSpot } from './spots.ts';

/** Tells whether a system has a broad edge, as anomalies and homes. */
export const isBroad = ({ anomalies, home }: SystemView): boolean => anomalies.length > 0 || home !== undefined;

/** Places a system's position, the faction of a home system, and the name of an anomaly. */
export function placePositionLabel(system: SystemView, colors: Colors, letters: number, layout: Layout): void {
  const size = LABEL_SIZE * letters;
  const [anomaly] = system.anomalies;
  const { home } = system;
  const { width, left } = system.tokens.length > MAX_TOKENS_BELOW_NAME ? HOME_BESIDE_TOKENS : HOME;
  const named = home
    ? fitText(home.short, size, width - (system.position === null ? 0 : textWidth(`${system.position} `, size)))
    : '';
  const words = [system.position, named].filter(Boolean).join(' ');
  if (words) {
    const color = (home?.seat ? playerPaints[colors[home.seat]].edge : undefined) ?? UI_COLORS.quiet;
    putLabel('position', { x: home ? -left : 0, y: positionLabelY(isBroad(system)), words, color }, letters, layout);
  }
  if (anomaly) {
    const names = system.anomalies.map((kind) => anomalyLooks[kind].name).join(', ');
    putLabel(
      'anomaly',
      { x: 0, y: ANOMALY_LABEL_Y, words: names, color: anomalyLooks[anomaly].color },
      letters,
      layout,
    );
  }
}

/** Maximum width of a faction's name at its home, and its offset to the left. */
const HOME = { width: 178, left: 0 };
/** Width and offset beside tokens that reach up to the name. */
const HOME_BESIDE_TOKENS = { width: 138, left: 24 };
const MAX_TOKENS_BELOW_NAME = 2;

/** Maximum width of a wormhole's destinations. */
const JOINED = 200;

/** Places a label below the first wormhole: the systems that the wormholes lead to. `letters`: scale of the text. */
export function placeWormholeLabel(system: SystemView, letters: number, layout: Layout): void {
  if (!system.joined || !system.wormholes.length) return;
  const size = LABEL_SIZE * letters;
  const { x, y, r } = wormholeSpot(system, 0);
  const top = y + r * Math.SQRT1_2 + size / 2;
  const room = Math.min(JOINED, widthOfHex(top, size)) - 6;
  const names = system.joined.join(', ');
  const words = textWidth(`to ${names}`, size) <= room ? `to ${names}` : fitText(names, size, room);
  const width = textWidth(words, size) + 6;
  const color = wormholeLooks[system.wormholes[0]].color;
  layout.put(
    'joined',
    clampXToHex(x, top, width, size),
    top,
    width,
    size,
    text(0, size * 0.35, words, { size, fill: color, anchor: 'middle', halo: UI_COLORS.halo }),
  );
}

/** Places other tokens in the upper left, or near it if there is room next to planets. */
export function placeMarkers({ markers = [] }: SystemView, radius: number, letters: number, layout: Layout): void {
  for (const [i, { id, name }] of markers.entries()) {
    const shape = { width: 30 * letters, height: 34 * letters, body: translate(0, 0, markerIcon(name), letters) };
    const wish = { x: -84 + i * 34 * letters, y: -HEX_HALF_HEIGHT + 44 };
    layout.putShape(`marker ${id}`, layout.room(radius).place([shape], wish) ?? { ...wish, shape });
  }
}

/** Places command tokens along the upper right side. */
export const placeCommandTokens = ({ planets, tokens }: SystemView, colors: Colors, layout: Layout): void =>
  layoutTokens(
    tokens.map((seat) => ({ what: seat, body: commandToken(colors[seat]) })),
    planets.length,
    layout,
  );

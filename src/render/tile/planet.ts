import { textWidth } from '#render/text-metrics.ts';
import { centeredBox, boxesOverlap, type Disc } from '#render/geometry.ts';
import { playerMark } from '#render/art/player-marks.ts';
import { PLAYER_PAINTS, UI_COLORS, type PaintName } from '#render/palette.ts';
import { translate, circle, formatCoordinate, path, rect, text } from '#render/svg.ts';
import type { Layout } from './layout.ts';
import { clampXToHex } from './spots.ts';

// Marks on every planet: control, exhaustion, values and name.

const NAME_SIZE = 22;

interface Held {
  id: string;
  name: string;
  /** Color of the controlling player. */
  controller: PaintName | null;
}

/** Draws a darkened, hatched disc. */
function exhausted({ x, y, r }: Disc): string {
  const lines: string[] = [];
  for (let offset = -r * 1.3; offset < r * 1.3; offset += 11) {
    // Slanting chords of the disc.
    const half = Math.sqrt(Math.max(0, r * r - offset * offset));
    if (half < 4) continue;
    const [dx, dy] = [offset * 0.7071, offset * 0.7071];
    lines.push(
      `M${formatCoordinate(dx - half * 0.7071)},${formatCoordinate(dy + half * 0.7071)} L${formatCoordinate(dx + half * 0.7071)},${formatCoordinate(dy - half * 0.7071)}`,
    );
  }
  return translate(
    x,
    y,
    circle(0, 0, r, 'fill="#04060c" fill-opacity=".44"') +
      path(lines.join(' '), 'stroke="#8c96ad" stroke-width="1.8" stroke-opacity=".4"'),
  );
}

/** Draws control and exhaustion on the planet itself. */
export function planetFace({ controller }: Held, spot: Disc, spent: boolean): string {
  const { x, y, r } = spot;
  const face = spent ? exhausted(spot) : '';
  if (controller === null) return face;
  const { fill, edge } = PLAYER_PAINTS[controller];
  return (
    face +
    circle(x, y, r + 3, `fill="none" stroke="#05070f" stroke-width="8"`) +
    circle(x, y, r + 3, `fill="none" stroke="${fill}" stroke-width="5"`) +
    circle(x, y, r + 3, `fill="none" stroke="${edge}" stroke-width="1.4"`)
  );
}

/** Icon on a planet's rim. */
export interface RimIcon {
  width: number;
  body: string;
}

/** Draws a value on a disc, dimmed if the planet is exhausted. */
export const valueDisc = (value: number, color: string, spent = false): RimIcon => ({
  width: 38,
  body:
    circle(
      0,
      0,
      17,
      `fill="#0a0e18" stroke="${spent ? '#8b94a8' : color}" stroke-width="3"${spent ? ' stroke-dasharray="5 4"' : ''}`,
    ) + text(0, 10, `${value}`, { size: 28, anchor: 'middle', fill: spent ? '#8b94a8' : color }),
});

/** Draws a technology specialty. */
export const specialtyDot = (color: string): RimIcon => ({
  width: 22,
  body: circle(0, 0, 9, `fill="${color}" stroke="#05070f" stroke-width="3"`),
});

/**
 * Places icons along the upper rim, all below a height; they move outward, shrink or move down onto the planet if they
 * would cover a name.
 */
export function placeRimIcons(
  planet: string,
  signs: readonly RimIcon[],
  { x, y, r }: Disc,
  letters: number,
  layout: Layout,
  below = -Infinity,
): void {
  const width = signs.reduce((sum, sign) => sum + sign.width, 0) + (signs.length - 1) * 1;
  let left = -width / 2;
  const body = signs
    .map((sign) => {
      const drawn = translate(left + sign.width / 2, 0, sign.body);
      left += sign.width + 1;
      return drawn;
    })
    .join('');
  // Smaller on smaller planets, but not below the minimum font size.
  const usual = (r < 60 ? 0.9 : 1) * letters;
  const places = LOWERED.flatMap((lowered) =>
    SHRUNK.flatMap((shrunk) => {
      const size = shrunk * usual;
      const box = { width: width * size, height: 38 * size };
      const top = Math.max(y - r + (r < 60 ? 7 : 11), below + 19 * size) + lowered * r;
      return OUTWARD.map((part) => ({ ...box, size, top, x: clampXToHex(part * x, top, box.width, box.height) }));
    }),
  );
  const free = places.find((one) => !coversName(layout, one)) ?? places[0];
  layout.put(`signs ${planet}`, free.x, free.top, free.width, free.height, translate(0, 0, body, free.size));
}

/** Icon positions to try, as factors of the planet's distance from the center. */
const OUTWARD = [1, 1.25, 1.5, 2];

/** Distances down from the rim to try, as parts of the planet's radius. */
const LOWERED = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9];

/** Icon scales to try if they would cover another planet's name. */
const SHRUNK = [1, 0.9, 0.8];

const coversName = (
  { placed }: Layout,
  { x, top, width, height }: { x: number; top: number; width: number; height: number },
): boolean =>
  placed.some(({ what, box }) => what.startsWith('name ') && boxesOverlap(box, centeredBox(x, top, width, height), -1));

/** Content at the end of a plate. */
interface Tail {
  width: number;
  body: (width: number) => string;
}

/** Draws the planet's name, on a plate in its controller's color with the mark. */
export function namePlate(
  { id, name, controller }: Held,
  { x, y, r }: Disc,
  letters: number,
  layout: Layout,
  tail: Tail = { width: 0, body: () => '' },
): void {
  const size = NAME_SIZE * letters;
  const width = textWidth(name, size) + (controller === null ? 6 : 34) + tail.width;
  const height = size + 6;
  const under = y + r + (r < 45 ? 2 : r < 60 ? 5 : 0);
  // If long plates of two adjacent planets would meet, the second one is placed lower.
  const tops = [under, under + height + 2];
  const isFree = (top: number): boolean =>
    !coversName(layout, { x: clampXToHex(x, top, width, height), top, width, height });
  const top = tops.find(isFree) ?? under;
  const words =
    controller === null
      ? text(-tail.width / 2, size * 0.34, name, { size, anchor: 'middle', halo: UI_COLORS.halo })
      : ownedName(name, controller, size, width, height);
  layout.put(`name ${id}`, clampXToHex(x, top, width, height), top, width, height, words + tail.body(width));
}

function ownedName(name: string, color: PaintName, size: number, width: number, height: number): string {
  const { fill, edge, ink } = PLAYER_PAINTS[color];
  return (
    rect(
      -width / 2,
      -height / 2,
      width,
      height,
      8,
      `fill="${fill}" stroke="#05070f" stroke-width="5" paint-order="stroke"`,
    ) +
    rect(
      -width / 2 + 0.8,
      -height / 2 + 0.8,
      width - 1.6,
      height - 1.6,
      7.4,
      `fill="none" stroke="${edge}" stroke-width="1.6"`,
    ) +
    translate(-width / 2 + 15, 0, playerMark(color), 0.8) +
    text(-width / 2 + 27, size * 0.34, name, { size, fill: ink })
  );
}

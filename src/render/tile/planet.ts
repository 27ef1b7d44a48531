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
      18,
      `fill="#0a0e18" stroke="${spent ? '#8b94a8' : color}" stroke-width="3"${spent ? ' stroke-dasharray="5 4"' : ''}`,
    ) + text(0, 11, `${value}`, { size: 31, anchor: 'middle', fill: spent ? '#8b94a8' : color }),
});

/** Draws a technology specialty. */
export const specialtyDot = (color: string): RimIcon => ({
  width: 22,
  body: circle(0, 0, 9, `fill="${color}" stroke="#05070f" stroke-width="3"`),
});

/**
 * Places icons along the upper rim, all below a height; they move outward or down onto the planet if they would cover a
 * name.
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
  const size = (r < 60 ? 0.9 : 1) * letters;
  const box = { width: width * size, height: 38 * size };
  const places = LOWERED.flatMap((lowered) => {
    const top = Math.max(y - r + (r < 60 ? 7 : 11), below + 19 * size) + lowered * r;
    return OUTWARD.map((part) => ({ ...box, top, x: clampXToHex(part * x, top, box.width, box.height) }));
  });
  const free = places.find((one) => !coversName(layout, one)) ?? places[0];
  layout.put(`signs ${planet}`, free.x, free.top, free.width, free.height, translate(0, 0, body, size));
}

/** Growth factor of the icons, whose numbers are larger than names. */
export const SIGNS_GROW = 0.9;

/** Icon positions to try, as factors of the planet's distance from the center. */
const OUTWARD = [1, 1.25, 1.5, 2];

/** Distances down from the rim to try, as parts of the planet's radius. */
const LOWERED = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1.05];

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

/** Widths of the mark on a name plate, with its margins: as usual, and for lack of room. */
const MARK_WIDTHS = [34, 17];
/** Widest plate beside others in a system of three planets. */
const MAX_PLATE_OF_THREE = 112;

/**
 * Draws the planet's name, on a plate in its controller's color with the mark. If it would cover another name, it moves
 * aside, the mark shrinks, or the plate moves down.
 */
export function namePlate(
  { id, name, controller }: Held,
  { x, y, r }: Disc,
  letters: number,
  layout: Layout,
  tail: Tail = { width: 0, body: () => '' },
): void {
  const size = NAME_SIZE * letters;
  const height = size + 3;
  const under = y + r + (r < 45 ? 9 : r < 60 ? 5 : 0);
  const written = textWidth(name, size) + tail.width;
  const places = [under, under + height + 2].flatMap((top) =>
    (controller === null ? [6] : MARK_WIDTHS).flatMap((mark) => {
      const width = written + mark;
      if (r < 45 && mark === MARK_WIDTHS[0] && width > MAX_PLATE_OF_THREE) return [];
      const beside = besideNames(layout, clampXToHex(x, top, width, height), top, width, height);
      return [{ x: beside, top, width, mark }];
    }),
  );
  const place = places.find((one) => !coversName(layout, { ...one, height })) ?? places[0];
  const { width, top, mark } = place;
  const words =
    controller === null
      ? text(-tail.width / 2, size * 0.34, name, { size, anchor: 'middle', halo: UI_COLORS.halo })
      : ownedName(name, controller, { size, width, height, mark });
  layout.put(`name ${id}`, place.x, top, width, height, words + tail.body(width));
}

/** Moves a name to the left or right of those at the same height, as far as the hex has room. */
function besideNames({ placed }: Layout, x: number, y: number, width: number, height: number): number {
  let moved = x;
  for (const { what, box } of placed) {
    if (!what.startsWith('name ') || !boxesOverlap(box, centeredBox(moved, y, width, height), -1)) continue;
    moved = box.x + box.width / 2 < x ? box.x + box.width + width / 2 : box.x - width / 2;
  }
  return clampXToHex(moved, y, width, height);
}

function ownedName(
  name: string,
  color: PaintName,
  { size, width, height, mark }: { size: number; width: number; height: number; mark: number },
): string {
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
    translate(-width / 2 + mark * 0.44, 0, playerMark(color), mark / 42) +
    text(-width / 2 + mark * 0.8, size * 0.34, name, { size, fill: ink })
  );
}

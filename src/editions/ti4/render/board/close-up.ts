import { HEX_HALF_HEIGHT, boxesOverlap, type Point, HEX_RADIUS } from '#render/geometry.ts';
import type { Composition, Piece } from '#render/composition.ts';
import type { BoardView, BoardChanges, SystemView } from '#ti4/views/index.ts';
import { background, colorsOf, overlays, tilePiece } from './board.ts';
import { positionCenter } from '#ti4/render/geometry.ts';
import { hyperlanesPiece } from './hyperlanes.ts';
import { systemFontScale } from '#render/phone-scale.ts';
import type { PlacedBox } from '#render/tile/layout.ts';
import { layoutSystem } from '#ti4/render/tile/tile.ts';

// Close-ups: parts of the board, large enough to be read on a phone.

const MARGIN = 16;
const LARGEST = 3.2;

/** Largest extent of a close-up at which its letters fit on the systems: one system with all its neighbors. */
const WINDOW = { x: 5 * HEX_RADIUS, y: 6 * HEX_HALF_HEIGHT };
/** Smaller extents for crowded systems, so that they can be drawn larger. */
const WINDOWS = [
  WINDOW,
  { x: 3.5 * HEX_RADIUS, y: 4 * HEX_HALF_HEIGHT },
  { x: 2 * HEX_RADIUS, y: 2 * HEX_HALF_HEIGHT },
];
/** Smallest unit scale at which a larger extent is still used. */
const LARGE_ENOUGH = 0.7;
/** Maximum number of pictures; only the most important places are shown. */
const MOST_PICTURES = 3;

const placeOf = ({ position }: SystemView): Point => (position === null ? { x: 0, y: 0 } : positionCenter(position));

/** Lists the systems within `rings` rings of one; only that one if it is off the board. */
export function systemsAround(view: BoardView, centre: SystemView, rings: number): SystemView[] {
  const middle = placeOf(centre);
  const reach = 2 * HEX_HALF_HEIGHT * rings + 10;
  return view.systems.filter((system) => {
    if (system.position === null || centre.position === null) return system.id === centre.id;
    const { x, y } = placeOf(system);
    return Math.hypot(x - middle.x, y - middle.y) <= reach;
  });
}

interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the bounding box of systems' hexes, in board units. */
function extentOf(systems: SystemView[]): Extent {
  const middles = systems.map(placeOf);
  const left = Math.min(...middles.map(({ x }) => x)) - HEX_RADIUS;
  const top = Math.min(...middles.map(({ y }) => y)) - HEX_HALF_HEIGHT;
  return {
    left,
    top,
    width: Math.max(...middles.map(({ x }) => x)) + HEX_RADIUS - left,
    height: Math.max(...middles.map(({ y }) => y)) + HEX_HALF_HEIGHT - top,
  };
}

const fits = ({ width, height }: Extent): boolean => width <= WINDOW.x + 1 && height <= WINDOW.y + 1;

/** Adds as many neighbors as leave the units of these systems large enough. */
function withNeighbours(view: BoardView, systems: SystemView[]): SystemView[] {
  if (systems.some(({ position }) => position === null)) return systems;
  const colors = colorsOf(view);
  const large = (shown: SystemView[]): boolean => {
    const { width } = extentOf(shown);
    return systems.every((system) => {
      const { least, placed } = layoutSystem(system, colors, systemFontScale(width + 2 * MARGIN));
      return least >= LARGE_ENOUGH && apart(placed);
    });
  };
  const all = WINDOWS.map((window) => within(view, systems, window));
  return all.find(large) ?? all[all.length - 1];
}

/** Tells whether nothing overlaps; command tokens may. */
const apart = (placed: readonly PlacedBox[]): boolean => {
  const boxes = placed.flatMap(({ what, box }) => (what.startsWith('token') ? [] : [box]));
  return boxes.every((box, i) => boxes.slice(i + 1).every((other) => !boxesOverlap(box, other, -1)));
};

/** Lists the systems that are entirely in a window around these, and these themselves. */
function within(view: BoardView, systems: SystemView[], window: Point): SystemView[] {
  const { left, top, width, height } = extentOf(systems);
  const [x, y] = [left + width / 2, top + height / 2];
  const [wide, high] = [Math.max(window.x, width), Math.max(window.y, height)];
  return view.systems.filter((system) => {
    if (system.position === null) return false;
    const at = placeOf(system);
    return Math.abs(at.x - x) + HEX_RADIUS <= wide / 2 + 1 && Math.abs(at.y - y) + HEX_HALF_HEIGHT <= high / 2 + 1;
  });
}

/**
 * Selects the systems to show of a change, picture by picture: the most important places with as many neighbors as stay
 * readable.
 */
export function selectFrames(
  view: BoardView,
  { systems, besides }: Pick<BoardChanges, 'systems' | 'besides'>,
): SystemView[][] {
  const found = (ids: string[]): SystemView[] => ids.flatMap((id) => view.systems.find((one) => one.id === id) ?? []);
  const frames: SystemView[][] = [];
  const shows = (frame: SystemView[], one: SystemView): boolean =>
    frame.every(({ position }) => position !== null) && one.position !== null && fits(extentOf([...frame, one]));
  for (const one of found(systems.length ? systems : besides)) {
    const frame = frames.find((frame) => shows(frame, one));
    if (frame) frame.push(one);
    else if (frames.length < MOST_PICTURES) frames.push([one]);
  }
  // The origin of a fleet is included if it is near.
  if (systems.length) for (const one of found(besides)) frames.find((frame) => shows(frame, one))?.push(one);
  return frames.map((frame) => withNeighbours(view, frame));
}

/** Composes a close-up of adjacent systems. `most`: maximum width of the picture in pixels. */
export function composeCloseUp(view: BoardView, shown: SystemView[], most: number): Composition {
  const { left, top, width: across, height: down } = extentOf(shown);
  const scale = Math.min(LARGEST, (most - 2 * MARGIN) / Math.max(across, down));
  const width = Math.round(across * scale + 2 * MARGIN);
  const height = Math.round(down * scale + 2 * MARGIN);
  const colors = colorsOf(view);
  const alone = shown.some(({ position }) => position === null);
  const onPicture = ({ x, y }: Point): Point => ({ x: MARGIN + (x - left) * scale, y: MARGIN + (y - top) * scale });
  // Arrows start at their real origin, even outside the picture.
  const places = new Map(
    (alone ? shown : view.systems.filter(({ position }) => position !== null)).map((one) => [
      one.id,
      onPicture(placeOf(one)),
    ]),
  );
  const letters = systemFontScale(width / scale);
  const sky = background(
    { x: left - MARGIN / scale, y: top - MARGIN / scale, width: width / scale, height: height / scale },
    shown.map(placeOf),
    scale,
  );
  const between = (view.hyperlanes ?? []).flatMap((one) => {
    const { x, y } = positionCenter(one.position);
    const inside = !alone && x > left && x < left + across && y > top && y < top + down;
    return inside ? [hyperlanesPiece(one, onPicture({ x, y }))] : [];
  });
  const pieces: Piece[] = [
    sky,
    ...between,
    ...shown.map((one) => tilePiece(one, colors, places.get(one.id) ?? { x: 0, y: 0 }, letters)),
    ...overlays(view, colors, places, scale, letters),
  ];
  return { width, height, pieces: pieces.map((piece) => ({ ...piece, passing: true as const })), scale };
}

import { type Box, HEX_HALF_HEIGHT, type Point, HEX_RADIUS, sortPoints } from '#render/geometry.ts';
import { boardFontScale } from '#render/phone-scale.ts';
import type { Piece } from '#render/composition.ts';
import { splitBoard, type BoardComposition } from '#render/board/board-parts.ts';
import { cornerPanels } from '#render/board/corner-panels.ts';
import { PICTURE_MARGIN } from '#render/layout/sections.ts';
import { galaxyArt, emptyHexesArt } from '#render/space/galaxy.ts';
import type { BoardView, SystemView } from '#ti4/views/index.ts';
import { hyperlanesPiece } from './hyperlanes.ts';
import { positionCenter, ringOf } from '#ti4/render/geometry.ts';
import { legendContentsOf, renderEditionLegend } from './legend.ts';
import { activeRing } from '#render/pictures/arrows.ts';
import { legendPiece } from '#render/pictures/hex-picture.ts';
import { moveArrows } from './move-arrows.ts';
import { summarizeBoard } from './summary.ts';
import type { Colors } from '#ti4/render/palette.ts';
import { TILE_BOX } from '#render/tile/spots.ts';
import { layoutSystem, tileLayers } from '#ti4/render/tile/tile.ts';

export const colorsOf = (view: BoardView): Colors =>
  Object.fromEntries([...view.seats, ...(view.neutral ? [view.neutral] : [])].map(({ id, color }) => [id, color]));

/** Composes the map, from back to front, and its parts for a phone. */
export function composeMap(view: BoardView): BoardComposition {
  const laid = [...view.systems, ...(view.hyperlanes ?? [])];
  const rings = Math.max(3, ...laid.map(({ position }) => (position === null ? 0 : ringOf(position))));
  const width = Math.round(2 * PICTURE_MARGIN + (2 + 3 * rings) * HEX_RADIUS);
  const height = tall(view, width, Math.round(2 * PICTURE_MARGIN + (2 * rings + 1) * 2 * HEX_HALF_HEIGHT));
  const colors = colorsOf(view);
  const { beside: letters, tiles: lettersOnTiles } = boardFontScale(width);
  const onMap = placesOnMap(view, width, height);
  const hyperlanes = (view.hyperlanes ?? []).map(({ position }) => onBoard(position, width, height));
  const panels = cornerPanels(
    summarizeBoard(view),
    { width, height, centers: [...onMap.values(), ...hyperlanes] },
    letters,
  );
  const { above } = panels;
  const places = new Map([...onMap].map(([id, { x, y }]) => [id, { x, y: y + above }]));
  const contents = legendContentsOf(view);
  const legend = renderEditionLegend(contents, width - 2 * PICTURE_MARGIN, letters);
  const map = height + above + panels.below;
  const footer = legendPiece({ ...legend, key: `legend ${width} ${letters} ${JSON.stringify(contents)}` }, width, map);
  const whole = map + footer.box.height + PICTURE_MARGIN / 2;
  const middle = height / 2 + above;
  const pieces: Piece[] = [
    background(
      { x: -width / 2, y: -middle, width, height: whole },
      [...places.values()].map(({ x, y }) => ({ x: x - width / 2, y: y - middle })),
      1,
    ),
    ...(view.hyperlanes ?? []).map((one, i) =>
      hyperlanesPiece(one, { x: hyperlanes[i].x, y: hyperlanes[i].y + above }),
    ),
    ...view.systems.flatMap((system) => {
      const place = places.get(system.id);
      return place ? [tilePiece(system, colors, place, lettersOnTiles)] : [];
    }),
    ...overlays(view, colors, places, 1, lettersOnTiles),
    ...panels.pieces,
  ];
  const onIt = view.systems.filter(({ position }) => position !== null);
  return {
    width,
    height: whole,
    pieces: [...pieces, footer],
    scale: 1,
    parts: splitBoard(
      pieces,
      map,
      onIt.map(({ id }) => places.get(id) ?? { x: 0, y: 0 }),
    ),
  };
}

/** Returns the center of a position on a map of this size. */
function onBoard(position: string, width: number, height: number): Point {
  const { x, y } = positionCenter(position);
  return { x: width / 2 + x, y: height / 2 + y };
}

/** Tells whether hexes with these centers overlap. */
const overlap = (a: Point, b: Point): boolean => {
  const [across, down] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return down < 2 * HEX_HALF_HEIGHT - 1 && Math.sqrt(3) * across + down < 2 * Math.sqrt(3) * HEX_RADIUS - 1;
};

/** Returns the height at which several systems off the board do not overlap it. */
function tall(view: BoardView, width: number, least: number): number {
  const off = view.systems.filter(({ position }) => position === null);
  for (let height = least; off.length > 1 && height < least + 4 * HEX_HALF_HEIGHT; height += 16) {
    const places = placesOnMap(view, width, height);
    const clear = off.every(({ id }) =>
      [...places].every(([other, place]) => other === id || !overlap(place, places.get(id) ?? place)),
    );
    if (clear) return height;
  }
  return least;
}

/** Returns each system's center on the picture; systems off the board are in the lower right corner. */
function placesOnMap(view: BoardView, width: number, height: number): Map<string, Point> {
  const places = new Map<string, Point>();
  let off = 0;
  for (const { id, position } of view.systems) {
    if (position === null) {
      places.set(id, {
        x: width - PICTURE_MARGIN - HEX_RADIUS - off * (2 * HEX_RADIUS + 12),
        y: height - PICTURE_MARGIN - HEX_HALF_HEIGHT - 8,
      });
      off++;
    } else {
      places.set(id, onBoard(position, width, height));
    }
  }
  return places;
}

export const tilePiece = (system: SystemView, colors: Colors, { x, y }: Point, letters = 1): Piece => ({
  box: TILE_BOX,
  subject: system.id,
  layers: tileLayers(system, colors, letters),
  x,
  y,
});

/** Draws the ring around the active system and the move arrows. */
export function overlays(
  view: BoardView,
  colors: Colors,
  places: Map<string, Point>,
  scale: number,
  letters = 1,
): Piece[] {
  const active = view.activeSystem === null ? undefined : places.get(view.activeSystem);
  const standing = (id: string): Box[] =>
    view.systems
      .filter((one) => one.id === id)
      .flatMap((system) => layoutSystem(system, colors, letters).placed.map(({ box }) => box));
  return [
    ...(active ? [activeRing(active.x, active.y)] : []),
    ...moveArrows(view, colors, (system) => places.get(system), scale, standing),
  ];
}

/** Downscale factor of the galaxy, which has no finer detail. */
const SOFT = 4;

/** Draws the galaxy and the empty hexes within a box in board units. The order of the hexes does not matter. */
export function background(box: Box, hexes: Point[], scale: number): Piece {
  const middles = sortPoints(hexes);
  return {
    box,
    x: -box.x * scale,
    y: -box.y * scale,
    layers: [
      {
        key: `galaxy ${Math.round(box.x)} ${Math.round(box.y)} ${Math.round(box.height)}`,
        body: () => galaxyArt(box),
        downscale: SOFT,
        isPermanent: true,
      },
      {
        key: `hexes ${middles.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')}`,
        body: () => emptyHexesArt(box, middles, scale),
        isPermanent: true, // boards of one size are alike
      },
    ],
  };
}

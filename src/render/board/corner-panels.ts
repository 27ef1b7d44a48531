import { hexCorners, HEX_RADIUS, isInHex, type Box, type Point } from '#render/geometry.ts';
import type { Piece } from '#render/composition.ts';
import { translate } from '#render/svg.ts';
import type { BoardSummary } from './board-summary.ts';
import { cardsLeftPanel, goalsPanel, lawsPanel } from './goal-and-law-panels.ts';
import type { CornerPanel } from './panel.ts';
import { scorePanel } from './score-panel.ts';
import { titlePanel } from './title-panel.ts';

// Panels in the corners that a hexagonal board leaves free, with the most important facts.

/** Distance of the panels from the edges of the board and from each other, in units of the panels. */
const EDGE = 22;
const GAP = 8;
/** Step in which a board is made higher for its panels: boards of one size share their sky. */
const STEP = 48;

/** Panels above one another in a corner; those at the bottom are listed from the bottom up. */
interface Corner {
  right: boolean;
  bottom: boolean;
  panels: CornerPanel[];
}

/** The hexes of a board: its size without panels, and the centers of the hexes. */
export interface BoardExtent {
  width: number;
  height: number;
  centers: readonly Point[];
}

/** Panels of a board, and the room to add above and below its hexes so that they cover none. */
export interface CornerPanels {
  above: number;
  below: number;
  pieces: Piece[];
}

function covers(box: Box, center: Point): boolean {
  const { x, y, width, height } = box;
  const inBox = ([dx, dy]: [number, number]): boolean =>
    center.x + dx > x && center.x + dx < x + width && center.y + dy > y && center.y + dy < y + height;
  const corners = [x, x + width].flatMap((px) => [y, y + height].map((py) => [px, py] as const));
  return (
    hexCorners(HEX_RADIUS).some(inBox) || corners.some(([px, py]) => isInHex(px - center.x, py - center.y, HEX_RADIUS))
  );
}

/** Returns the boxes of a corner's panels on a board of this size. `size`: scale of the panels. */
function boxesOf({ right, bottom, panels }: Corner, width: number, height: number, size: number): Box[] {
  let used = EDGE;
  return panels.map((panel) => {
    const box = {
      x: right ? width - (EDGE + panel.width) * size : EDGE * size,
      y: bottom ? height - (used + panel.height) * size : used * size,
      width: Math.ceil(panel.width * size),
      height: Math.ceil(panel.height * size),
    };
    used += panel.height + GAP;
    return box;
  });
}

/** Returns the room to add at a corner's side so that its panels cover no hex. */
function roomFor(corner: Corner, { width, height, centers }: BoardExtent, size: number): number {
  for (let room = 0; room < height; room += STEP) {
    const boxes = boxesOf(corner, width, height + room, size);
    const shift = corner.bottom ? 0 : room;
    if (!boxes.some((box) => centers.some(({ x, y }) => covers(box, { x, y: y + shift })))) return room;
  }
  return height;
}

/** Corners of a board with the panels in each. */
type Arrangement = Record<'top' | 'bottom', Corner[]>;

/** Returns the ways to place the panels, best first: they differ in where the laws stand. */
function arrangementsOf(summary: BoardSummary): Arrangement[] {
  const { goals, laws, cardsLeft } = summary;
  const goalPanels = goals.rows.length ? [goalsPanel(summary)] : [];
  const lawPanels = laws.length ? [lawsPanel(summary, 'start')] : [];
  const score: Corner = {
    right: true,
    bottom: false,
    panels: [scorePanel(summary), ...(cardsLeft.length ? [cardsLeftPanel(summary)] : [])],
  };
  const title = (panels: CornerPanel[]): Corner => ({
    right: false,
    bottom: false,
    panels: [titlePanel(summary), ...panels],
  });
  const goalsWith = (panels: CornerPanel[]): Corner => ({
    right: false,
    bottom: true,
    panels: [...goalPanels, ...panels],
  });
  const right: Corner = { right: true, bottom: true, panels: laws.length ? [lawsPanel(summary, 'end')] : [] };
  return [
    { top: [title([]), score], bottom: [goalsWith([]), right] },
    { top: [title(lawPanels), score], bottom: [goalsWith([])] },
    { top: [title([]), score], bottom: [goalsWith(lawPanels)] },
  ];
}

/**
 * Draws round and turn, the score, the goals and the laws, and in a strategy phase the cards left. The laws stand where
 * the board has to grow least. `size`: scale of the panels.
 */
export function cornerPanels(summary: BoardSummary, extent: BoardExtent, size: number): CornerPanels {
  const [best] = arrangementsOf(summary)
    .map(({ top, bottom }) => {
      const [above, below] = [top, bottom].map((corners) =>
        Math.max(...corners.map((corner) => roomFor(corner, extent, size))),
      );
      return { corners: [...top, ...bottom], above, below };
    })
    .sort((a, b) => a.above + a.below - b.above - b.below);
  const { corners, above, below } = best;
  const pieces = corners.flatMap((corner) =>
    boxesOf(corner, extent.width, extent.height + above + below, size).map(({ x, y, width, height }, i): Piece => {
      const { body } = corner.panels[i];
      return {
        box: { x: 0, y: 0, width, height },
        x,
        y,
        layers: [{ key: `${size} ${body}`, body: () => translate(0, 0, body, size) }],
      };
    }),
  );
  return { above, below, pieces };
}

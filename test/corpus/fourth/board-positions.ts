import { expect } from 'vitest';
import { boxesOverlap, HEX_RADIUS, isInHex } from '#render/geometry.ts';
import type { PlacedBox } from '#render/tile/layout.ts';
import { routeArrow } from '#render/layout/arrow-route.ts';
import { positionCenter } from '#ti4/render/geometry.ts';
import { layoutSystem } from '#ti4/render/tile/tile.ts';
import type { Game } from '#ti4/rules/game.ts';
import { buildBoardView, type BoardView, type SystemView } from '#ti4/views/index.ts';
import type { StateCheck } from '../state-check.ts';

/** Checks every n-th state; the second interval applies just after a unit was destroyed. */
const EVERY = 48;
const EVERY_IN_BATTLE = 12;

type Colors = Record<string, BoardView['seats'][number]['color']>;
type Drawn = { system: SystemView } & ReturnType<typeof layoutSystem>;

/** Boards of the recorded games, and the layout of each distinct system. */
interface Positions {
  views: BoardView[];
  drawn: () => Drawn[];
}

const colorsOf = (view: BoardView): Colors => Object.fromEntries(view.seats.map(({ id, color }) => [id, color]));

function laidOut(views: readonly BoardView[]): Drawn[] {
  const systems = new Map<string, { system: SystemView; colors: Colors }>();
  for (const view of views) {
    const colors = colorsOf(view);
    for (const system of view.systems) systems.set(JSON.stringify([colors, system]), { system, colors });
  }
  return [...systems.values()].map(({ system, colors }) => ({ system, ...layoutSystem(system, colors) }));
}

/** Collects boards; checks that they have fleets, garrisons, tokens and losses. */
export function boardPositions(): StateCheck<Game> & Positions {
  const views: BoardView[] = [];
  let quiet = 0;
  let drawn: Drawn[] | undefined;
  const all = (): Drawn[] => (drawn ??= laidOut(views));
  return {
    title: 'The boards of the recorded games have fleets, garrisons, tokens and losses',
    views,
    drawn: all,
    onState: (game) => {
      const isBattle = game.state.facts.some(({ type }) => type === 'unit-destroyed');
      if (quiet++ < (isBattle ? EVERY_IN_BATTLE : EVERY)) return;
      quiet = 0;
      views.push(buildBoardView(game, null));
    },
    verify: () => {
      expect(views.length).toBeGreaterThanOrEqual(100);
      const systems = all().map(({ system }) => system);
      expect(systems.length).toBeGreaterThan(600);
      expect(systems.filter(({ space }) => space.length > 3).length).toBeGreaterThan(20);
      expect(systems.filter(({ tokens }) => tokens.length > 1).length).toBeGreaterThan(20);
      expect(systems.filter(({ losses }) => losses.length > 0).length).toBeGreaterThan(8);
      expect(systems.filter(({ planets }) => planets.some(({ units }) => units.length > 2)).length).toBeGreaterThan(20);
    },
  };
}

/** Share of a token's width that its mark takes. */
const MARK = 17 / 29;

/** Tells whether two tokens may overlap: the mark of each must stay visible. */
const mayLean = (one: PlacedBox, other: PlacedBox): boolean =>
  one.what.startsWith('token') &&
  other.what.startsWith('token') &&
  Math.hypot(one.box.x - other.box.x, one.box.y - other.box.y) > MARK * one.box.width;

/** Returns how far a piece may extend from the center: tokens have cut corners and may extend further. */
const reachOf = ({ what }: PlacedBox): number => (what.startsWith('token') ? HEX_RADIUS + 8 : HEX_RADIUS + 1);

function misplaced({ system, placed }: Drawn): string[] {
  const name = `${system.name} (${JSON.stringify(system.space)})`;
  return placed.flatMap((one, i) => {
    const { x, y, width, height } = one.box;
    const corners = [x, x + width].flatMap((px) => [y, y + height].map((py) => [px, py]));
    const covered = placed.slice(i + 1).filter((other) => !mayLean(one, other) && boxesOverlap(one.box, other.box, -1));
    return [
      ...covered.map((other) => `${name}: ${one.what} and ${other.what}`),
      ...(corners.every(([px, py]) => isInHex(px, py, reachOf(one))) ? [] : [`${name}: ${one.what} leaves its hex`]),
    ];
  });
}

/** Checks that no piece, label or token covers another or leaves its hex, and that nearly all have enough room. */
export const piecesInPlace = ({ drawn }: Positions): StateCheck<Game> => ({
  title: 'No piece, label or token covers another or leaves its hex, wherever there is room',
  verify: () => {
    const isRoomy = ({ crowded }: Drawn): boolean => !crowded;
    expect([...new Set(drawn().filter(isRoomy).flatMap(misplaced))].slice(0, 12)).toEqual([]);
    // With eight players and all sets, a system of three planets may be full.
    expect(drawn().filter(isRoomy).length / drawn().length).toBeGreaterThan(0.99);
  },
});

/** Checks that movement arrows avoid the pieces where there is room. */
export const arrowsPastPieces = ({ views }: Positions): StateCheck<Game> => ({
  title: 'Arrows of moves pass by the pieces wherever there is room',
  verify: () => {
    const ways = new Map<string, number>();
    for (const view of views) {
      const colors = colorsOf(view);
      for (const { path, from, to } of view.happened.moves) {
        const stops = path.flatMap((id) => view.systems.filter((one) => one.id === id && one.position !== null));
        if (stops.length < 2 || from === to) continue;
        const middles = stops.map(({ position }) => positionCenter(position ?? ''));
        const boxes = stops.flatMap((system, i) =>
          layoutSystem(system, colors).placed.map(({ box }) => ({
            ...box,
            x: box.x + middles[i].x,
            y: box.y + middles[i].y,
          })),
        );
        // A path of several legs meets the pieces of as many more systems.
        ways.set(JSON.stringify([path, boxes]), routeArrow(middles, boxes).covered / (stops.length - 1));
      }
    }
    expect(ways.size).toBeGreaterThan(20);
    const over = [...ways.values()].filter((covered) => covered > 0);
    expect(over.length / ways.size).toBeLessThan(0.2);
    expect(Math.max(0, ...over)).toBeLessThan(16);
  },
});

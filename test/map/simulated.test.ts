import { describe, expect, test } from 'vitest';
import { overlap, R, within } from '../../src/drawing/geometry.ts';
import { wayPast } from '../../src/drawing/way.ts';
import { middleOf } from '../../src/editions/ti4/map/geometry.ts';
import { bookOf } from '../../src/editions/ti4/book.ts';
import type { Placed } from '../../src/drawing/tile/layout.ts';
import { piecesOf } from '../../src/editions/ti4/map/tile/tile.ts';
import { eagerly } from '../../src/editions/ti4/rehearsal/purpose.ts';
import { playOut } from '../../src/editions/ti4/rehearsal/play.ts';
import { practising } from '../../src/editions/ti4/rehearsal/players.ts';
import { laidOut } from '../../src/editions/ti4/rehearsal/run.ts';
import { boardView, type BoardView, type SystemView } from '../../src/editions/ti4/views/index.ts';
import { generator } from '../../src/rehearsal/index.ts';

const book = bookOf();

/** Positions of a game, one every so many answers, or more often where ships have just moved or fought. */
function positionsOf(players: number, practice: boolean, most: number): BoardView[] {
  const seed = 50 + players + Number(practice);
  const state = laidOut(book, { players, seed: `board ${seed}`, points: 14, late: true });
  const below = generator(seed);
  const found: BoardView[] = [];
  let quiet = 0;
  playOut({
    book,
    state,
    below,
    limit: 2600,
    answerer: practice ? practising : eagerly(below),
    practising: practice ? state.order : [],
    watch: (game) => {
      if (quiet++ < (game.state.facts.some(({ type }) => type === 'unit-destroyed') ? 8 : 24)) return;
      quiet = 0;
      found.push(boardView(game, null));
      if (found.length === most) game.state.phase = 'ended';
    },
  });
  return found;
}

describe('positions of simulated games', () => {
  const views = [
    ...[3, 6].flatMap((players) => positionsOf(players, true, 34)),
    ...[3, 4, 5, 6].flatMap((players) => positionsOf(players, false, 34)),
  ];
  // What has not changed since is not looked at twice.
  const systems = new Map<string, { system: SystemView; colors: Record<string, BoardView['seats'][number]['color']> }>();
  for (const view of views) {
    const colors = Object.fromEntries(view.seats.map(({ id, color }) => [id, color]));
    for (const system of view.systems) systems.set(JSON.stringify([colors, system]), { system, colors });
  }
  const drawn = [...systems.values()].map(({ system, colors }) => ({ system, ...piecesOf(system, colors) }));

  test('are two hundred, with fleets, garrisons, tokens and losses', () => {
    expect(views.length).toBeGreaterThanOrEqual(200);
    const all = drawn.map(({ system }) => system);
    expect(all.length).toBeGreaterThan(600);
    expect(all.filter(({ space }) => space.length > 3).length).toBeGreaterThan(20);
    expect(all.filter(({ tokens }) => tokens.length > 1).length).toBeGreaterThan(20);
    expect(all.filter(({ losses }) => losses.length > 0).length).toBeGreaterThan(8);
    expect(all.filter(({ planets }) => planets.some(({ units }) => units.length > 2)).length).toBeGreaterThan(20);
  });

  test('have no pieces, labels or tokens that cover each other or leave their hex', () => {
    const faults: string[] = [];
    const told = (system: SystemView) => `${system.name} (${JSON.stringify(system.space)})`;
    for (const { system, placed } of drawn) {
      placed.forEach((one, i) => {
        for (const other of placed.slice(i + 1))
          if (!mayLean(one, other) && overlap(one.box, other.box, -1)) faults.push(`${told(system)}: ${one.what} and ${other.what}`);
        const { x, y, width, height } = one.box;
        const corners = [
          [x, y],
          [x + width, y],
          [x, y + height],
          [x + width, y + height],
        ];
        // A token is cut at its corners.
        if (!corners.every(([px, py]) => within(px, py, one.what.startsWith('token') ? R + 8 : R + 1)))
          faults.push(`${told(system)}: ${one.what} leaves its hex`);
      });
    }
    expect([...new Set(faults)].slice(0, 12)).toEqual([]);
  });

  test('always find room without covering a planet', () => {
    expect(drawn.filter(({ crowded }) => crowded).map(({ system }) => JSON.stringify([system.name, system.space]))).toEqual([]);
  });

  test('have arrows that pass by what stands there, wherever there is room', () => {
    const ways = new Map<string, number>();
    for (const view of views) {
      const colors = Object.fromEntries(view.seats.map(({ id, color }) => [id, color]));
      for (const { path, from, to } of view.happened.moves) {
        const stops = path.flatMap((id) => view.systems.filter((one) => one.id === id && one.position !== null));
        if (stops.length < 2 || from === to) continue;
        const middles = stops.map(({ position }) => middleOf(position ?? ''));
        const boxes = stops.flatMap((system, i) =>
          piecesOf(system, colors).placed.map(({ box }) => ({ ...box, x: box.x + middles[i].x, y: box.y + middles[i].y })),
        );
        ways.set(JSON.stringify([path, boxes]), wayPast(middles, boxes).covered);
      }
    }
    expect(ways.size).toBeGreaterThan(40);
    const over = [...ways.values()].filter((covered) => covered > 0);
    expect(over.length / ways.size).toBeLessThan(0.2);
    expect(Math.max(...over)).toBeLessThan(20);
  });
});

/** Many tokens lean on each other, each with its mark free. */
const mayLean = (one: Placed, other: Placed): boolean =>
  one.what.startsWith('token') && other.what.startsWith('token') && Math.hypot(one.box.x - other.box.x, one.box.y - other.box.y) > 17;

import { expect } from 'vitest';
import type { ReachView } from '#kit/board/reach.ts';
import type { SimulatedGame } from '#simulation';
import type { StateCheck } from './state-check.ts';

/** Checks every n-th state, for one seat after another. */
const EVERY = 100;

interface Board {
  state: { order: readonly string[]; systems: Record<string, object> };
}

/** Checks that each ship which can move to a system has a number of moves there. */
export function reachByMovement<G extends SimulatedGame & Board>(
  measure: (game: G, system: string, seat: string | null) => ReachView,
): StateCheck<G> {
  let routes = 0;
  return {
    title: 'Each ship that can move to a system has a number of moves there',
    onState: (game, answers) => {
      if (answers % EVERY) return;
      const { order, systems } = game.state;
      const seat = order[(answers / EVERY) % order.length];
      for (const to of Object.keys(systems)) {
        const { ships = [], moves } = measure(game, to, seat);
        expect(moves[to]).toBe(0);
        for (const { system } of ships) expect(moves[system], `${seat}: ${system} to ${to}`).toBeLessThan(8);
        routes += ships.length;
      }
    },
    verify: () => expect(routes).toBeGreaterThan(50),
  };
}

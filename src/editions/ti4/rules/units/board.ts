import { touching } from '../../../../kit/hex.ts';
import type { Anomaly, Wormhole } from '../terms.ts';
import type { Game } from '../game.ts';
import { modify } from '../components/modifiers.ts';
import type { SeatId, SystemId } from '../state.ts';
import { unitsAt } from './units.ts';

export const anomaliesIn = (game: Game, system: SystemId): readonly Anomaly[] => game.book.tiles[system]?.anomalies ?? [];

/** Wormholes in a system as a seat has them (101), those brought by components included. */
export const wormholesIn = (game: Game, system: SystemId, seat: SeatId | null = null): Wormhole[] =>
  modify(game, 'wormholes', { system, seat }, [
    ...(game.book.tiles[system]?.wormholes ?? []),
    ...(game.state.systems[system]?.wormholes ?? []),
  ]);

/** Adjacency (6): sharing a side, or a wormhole of the same kind, or as components say, for one seat's purposes. */
export function adjacent(game: Game, a: SystemId, b: SystemId, seat: SeatId | null = null): boolean {
  if (a === b) return false;
  const from = game.state.systems[a]?.position;
  const to = game.state.systems[b]?.position;
  let near = Boolean(from && to && touching(from, to));
  if (!near) {
    const there = wormholesIn(game, a, seat);
    near = there.length > 0 && wormholesIn(game, b, seat).some((wormhole) => there.includes(wormhole));
  }
  return modify(game, 'adjacent', { seat, a, b }, near);
}

export const adjacentSystems = (game: Game, system: SystemId, seat: SeatId | null = null): SystemId[] =>
  Object.keys(game.state.systems).filter((other) => adjacent(game, system, other, seat));

/** Neighbors (60): a unit or a controlled planet each in the same system, or in systems adjacent to each other, be it for one of them alone (60.3). */
export function neighbors(game: Game, a: SeatId, b: SeatId): boolean {
  if (a === b) return false;
  const mine = presence(game, a);
  const theirs = presence(game, b);
  const near = mine.some((here) =>
    theirs.some((there) => here === there || adjacent(game, here, there, a) || adjacent(game, here, there, b)),
  );
  return modify(game, 'neighbors', { a, b }, near);
}

/** Systems where a seat has a unit or controls a planet. */
export function presence(game: Game, seat: SeatId): SystemId[] {
  const found = new Set<SystemId>(unitsAt(game, { owner: seat }).map((unit) => unit.system));
  for (const planet of Object.values(game.state.planets)) if (planet.controller === seat) found.add(planet.system);
  return [...found];
}

import { parsePosition, withLinks, createNeighborGraph, formatPosition, HEX_DIRECTIONS } from '#kit/board/hex-grid.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import type { SeatId, Special, SystemId, Wormhole } from '#ti2/rules/terms.ts';

const graph = ({ state }: Game) => createNeighborGraph(Object.values(state.systems));

/** Returns the wormholes of a system: printed ones and one that was found there. */
export const wormholesIn = (game: Game, system: SystemId): Wormhole[] => {
  const { found } = game.state.systems[system];
  const printed = game.book.tiles[system]?.wormholes ?? [];
  return found === undefined || printed.includes(found) ? [...printed] : [...printed, found];
};

function joined(game: Game): (system: SystemId) => readonly SystemId[] {
  const systems = Object.keys(game.state.systems);
  const groups = (['alpha', 'beta'] as const).map((letter) =>
    systems.filter((one) => wormholesIn(game, one).includes(letter)),
  );
  return withLinks(game.memoizeUntilInvalidated(graph), groups);
}

/** Returns the systems adjacent to one, across a side or through a wormhole of the same letter (E2 7.5). */
export const adjacentSystems = (game: Game, system: SystemId): readonly SystemId[] => game.memoize(joined)(system);

/** Returns why no units move through wormholes now; undefined if they do. */
export const closedWormholes = (game: Game): string | undefined => modify(game, 'wormholes', {}, undefined);

const passable = (game: Game): ((system: SystemId) => readonly SystemId[]) =>
  closedWormholes(game) === undefined ? joined(game) : withLinks(game.memoizeUntilInvalidated(graph), []);

/** Returns the systems to which units move in one step: adjacent ones, unless wormholes are closed to them. */
export const systemsOneStepFrom = (game: Game, system: SystemId): readonly SystemId[] => game.memoize(passable)(system);

/** Tells whether two systems share a side, regardless of wormholes (E2 7.13). */
export const shareSide = (game: Game, one: SystemId, other: SystemId): boolean =>
  game.memoizeUntilInvalidated(graph).areAdjacent(one, other);

export const specialOf = ({ book }: Game, system: SystemId): Special | undefined => book.tiles[system]?.special;

/** Returns why a seat's ships cannot enter a system; undefined if they can (E2 7.5). */
export function entryProblem(game: Game, seat: SeatId, system: SystemId): string | undefined {
  const special = specialOf(game, system);
  if (special === 'supernova') return 'Ships cannot enter a supernova (E2 7.5).';
  if (special === 'asteroid-field' && !modify(game, 'passes-asteroids', { seat }, false))
    return 'Your ships need Antimass Deflectors to enter an asteroid field (E2 7.5).';
  return undefined;
}

const sideMemory = ({ state }: Game): ReadonlyMap<string, SystemId> =>
  new Map(Object.values(state.systems).map(({ position, id }) => [position, id]));

/** Returns the system across a side of another: 1 is north, then clockwise (E2 7.6). Undefined at the edge. */
export function systemBeyondSide(game: Game, system: SystemId, side: number): SystemId | undefined {
  const from = parsePosition(game.state.systems[system].position);
  const step = HEX_DIRECTIONS[side - 1];
  return game.memoize(sideMemory).get(formatPosition({ q: from.q + step.q, r: from.r + step.r }));
}

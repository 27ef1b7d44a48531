import { createNeighborGraph } from '#kit/board/hex-grid.ts';
import type { Game } from '#ti3/rules/game.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { SeatId, Special, SystemId, UnitType, Wormhole } from '#ti3/rules/terms.ts';

const graphOf = ({ state }: Game) => createNeighborGraph(Object.values(state.systems));

/** The wormholes of a system, those that laws and the like take away left out (E3 17.6). */
export const wormholesIn = (game: Game, system: SystemId): Wormhole[] =>
  modify(game, 'wormholes', { system }, [...(game.book.tiles[system]?.wormholes ?? [])]);

/** The same as they are for one player, who may have others of their own. */
export function wormholesFor(game: Game, system: SystemId, seat: SeatId): Wormhole[] {
  const open = wormholesIn(game, system);
  return modify(game, 'own-wormholes-seen', { seat }, false)
    ? modify(game, 'own-wormholes', { seat, system }, open)
    : open;
}

/** What lies next to what, by the way wormholes join: those of one letter, or all. Worked out once for as long as nothing changes. */
function adjacencyOf(game: Game, anyLetter: boolean, seat?: SeatId): ReadonlyMap<SystemId, SystemId[]> {
  const lettersOf = (id: SystemId): Wormhole[] =>
    seat === undefined ? wormholesIn(game, id) : wormholesFor(game, id, seat);
  const holes = Object.keys(game.state.systems).map((id) => ({ id, letters: lettersOf(id) }));
  const open = holes.filter(({ letters }) => letters.length);
  return new Map(
    holes.map(({ id, letters }) => {
      const joined = open.filter(
        (other) => other.id !== id && (anyLetter ? letters.length : other.letters.some((one) => letters.includes(one))),
      );
      return [
        id,
        [...new Set([...game.memoizeUntilInvalidated(graphOf).neighborsOf(id), ...joined.map((other) => other.id)])],
      ];
    }),
  );
}
const byLetter = (game: Game) => adjacencyOf(game, false);
const byAnyLetter = (game: Game) => adjacencyOf(game, true);

type Adjacency = (game: Game) => ReadonlyMap<SystemId, SystemId[]>;
/** One for each seat, so that each is worked out once. */
const bySeat = new Map<SeatId, Adjacency>();
function ownOf(seat: SeatId): Adjacency {
  const found = bySeat.get(seat) ?? ((game: Game) => adjacencyOf(game, false, seat));
  bySeat.set(seat, found);
  return found;
}

/** Systems next to one: over a side, or joined by wormholes of one letter, for everything alike (E3 17.6). */
export function adjacentSystems(game: Game, system: SystemId, seat?: SeatId): SystemId[] {
  if (seat !== undefined && modify(game, 'own-wormholes-seen', { seat }, false))
    return game.memoize(ownOf(seat)).get(system) ?? [];
  const anyLetter = seat !== undefined && modify(game, 'joined-wormholes', { seat }, false);
  return game.memoize(anyLetter ? byAnyLetter : byLetter).get(system) ?? [];
}

/** Whether two systems lie side by side, whatever wormholes join. */
const touch = (game: Game, one: SystemId, other: SystemId): boolean =>
  game.memoizeUntilInvalidated(graphOf).areAdjacent(one, other);

/** The letters of the wormholes that join two systems for a seat; none where they lie side by side. */
export function joiningWormholes(game: Game, seat: SeatId, from: SystemId, to: SystemId): Wormhole[] {
  if (touch(game, from, to)) return [];
  const there = wormholesFor(game, to, seat);
  return wormholesFor(game, from, seat).filter((letter) => there.includes(letter));
}

/** Why ships of these types cannot go from one system to the next, which wormholes alone join to it; undefined where they can. */
export function wormholeProblem(
  game: Game,
  seat: SeatId,
  from: SystemId,
  to: SystemId,
  types: readonly UnitType[] = [],
): string | undefined {
  if (!game.book.modifiersByValue['wormhole-barred'] || touch(game, from, to)) return undefined;
  return modify(
    game,
    'wormhole-barred',
    { seat, from, to, letters: joiningWormholes(game, seat, from, to), types },
    undefined,
  );
}

/** What is printed on a tile. */
export const printedSpecialOf = ({ book }: Game, system: SystemId): Special | undefined => book.tiles[system]?.special;

/** What is otherwise in a system than in open space, as far as it is in force. */
export const specialOf = (game: Game, system: SystemId): Special | undefined =>
  modify(game, 'special', { system }, printedSpecialOf(game, system));

/** The same, as far as it hinders movement. */
export const movementHindranceOf = (game: Game, system: SystemId): Special | undefined =>
  modify(game, 'hindrance', { system }, specialOf(game, system));

/** Whether a system is the home of a race, played or not. */
export const isHomeSystem = ({ book }: Game, system: SystemId): boolean => book.tiles[system]?.home !== undefined;

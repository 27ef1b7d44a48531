import { neighbourGraph } from '../../../../kit/hex.ts';
import type { Game } from '../game.ts';
import { modify } from '../components/modifiers.ts';
import type { SeatId, Special, SystemId, Wormhole } from '../terms.ts';

const graphOf = ({ state }: Game) => neighbourGraph(Object.values(state.systems));

/** The wormholes of a system, those that laws and the like take away left out (E3 17.6). */
export const wormholesIn = (game: Game, system: SystemId): Wormhole[] =>
  modify(game, 'wormholes', { system }, [...(game.book.tiles[system]?.wormholes ?? [])]);

/** What lies next to what, by the way wormholes join: those of one letter, or all. Worked out once for as long as nothing changes. */
function adjacencyOf(game: Game, anyLetter: boolean): ReadonlyMap<SystemId, SystemId[]> {
  const holes = Object.keys(game.state.systems).map((id) => ({ id, letters: wormholesIn(game, id) }));
  const open = holes.filter(({ letters }) => letters.length);
  return new Map(
    holes.map(({ id, letters }) => {
      const joined = open.filter(
        (other) => other.id !== id && (anyLetter ? letters.length : other.letters.some((one) => letters.includes(one))),
      );
      return [id, [...new Set([...game.kept(graphOf).beside(id), ...joined.map((other) => other.id)])]];
    }),
  );
}
const byLetter = (game: Game) => adjacencyOf(game, false);
const byAnyLetter = (game: Game) => adjacencyOf(game, true);

/** Systems next to one: over a side, or joined by wormholes of one letter, for everything alike (E3 17.6). */
export function adjacentTo(game: Game, system: SystemId, seat?: SeatId): SystemId[] {
  const anyLetter = seat !== undefined && modify(game, 'joined-wormholes', { seat }, false);
  return game.derived(anyLetter ? byAnyLetter : byLetter).get(system) ?? [];
}

/** What is printed on a tile. */
export const printedSpecialOf = ({ book }: Game, system: SystemId): Special | undefined => book.tiles[system]?.special;

/** What is otherwise in a system than in open space, as far as it is in force. */
export const specialOf = (game: Game, system: SystemId): Special | undefined =>
  modify(game, 'special', { system }, printedSpecialOf(game, system));

/** The same, as far as it hinders movement. */
export const hindranceOf = (game: Game, system: SystemId): Special | undefined =>
  modify(game, 'hindrance', { system }, specialOf(game, system));

/** Whether a system is the home of a race, played or not. */
export const isHomeSystem = ({ book }: Game, system: SystemId): boolean => book.tiles[system]?.home !== undefined;

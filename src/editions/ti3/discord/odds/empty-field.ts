import { clearBattlefield, leastBy } from '#discord/input/hypothetical-battle.ts';
import { isHomeSystem, specialOf } from '#ti3/rules/board/adjacency.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import type { Planet, System } from '#ti3/rules/state.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Rates how far a system is from an ordinary one: no special tile or tokens, not a home system, a planet to land on. */
function oddityOf(game: Game, { id, planets }: System): number {
  const tokens = Object.values(game.state.effects).filter(({ data }) => data === id).length;
  return (
    (specialOf(game, id) === undefined ? 0 : 100) +
    (isHomeSystem(game, id) ? 50 : 0) +
    (planets.includes('mecatol-rex') ? 200 : 0) +
    10 * tokens +
    (planets.length ? planets.length : 20)
  );
}

/** Returns the most ordinary system of the board, for a battle anywhere. */
export const ordinarySystem = (game: Game): SystemId =>
  leastBy(Object.values(game.state.systems), (system) => oddityOf(game, system))?.id ?? '';

/**
 * Returns the game with only a seat's units in the space of a system, and another player in control of its planets.
 * `isAlone`: with no other units anywhere.
 */
export const clearField = (
  { state, book }: Game,
  system: SystemId,
  { attacker, defender }: { attacker: SeatId; defender: SeatId },
  isAlone: boolean,
): Game => {
  const give = (planet: Planet): Planet => ({ ...planet, owner: defender });
  return newGame({ ...state, ...clearBattlefield(state, { system, attacker, isAlone, give }) }, book);
};

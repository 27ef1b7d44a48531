import { clearBattlefield, leastBy } from '#discord/input/hypothetical-battle.ts';
import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { isHomePlanet } from '#ti4/rules/planets/planets.ts';
import type { Planet, SeatId, System, SystemId } from '#ti4/rules/state.ts';

/** Rates how far a system is from an ordinary one: no anomalies, tokens or attachments, and a planet to land on. */
function oddityOf(game: Game, { id, position, planets, markers = [] }: System): number {
  const worlds = planets.map((planet) => game.state.planets[planet]);
  return (
    (position === null ? 1_000 : 0) +
    100 * anomaliesIn(game, id).length +
    50 * worlds.filter((planet) => planet.legend ?? isHomePlanet(game, planet.id)).length +
    10 * (markers.length + worlds.flatMap((planet) => planet.markers ?? []).length) +
    (planets.length ? planets.length : 20) +
    (planets.includes('mecatol-rex') ? 200 : 0)
  );
}

/** Returns the most ordinary system of the board, for a battle anywhere. */
export const ordinarySystem = (game: Game): SystemId =>
  leastBy(Object.values(game.state.systems), (system) => oddityOf(game, system))?.id ?? '';

/**
 * Returns the game with only a seat's ships in a system, and another player in control of its planets. `isAlone`: with
 * no other units anywhere.
 */
export const clearField = (
  { state, book }: Game,
  system: SystemId,
  { attacker, defender }: { attacker: SeatId; defender: SeatId },
  isAlone: boolean,
): Game => {
  const give = (planet: Planet): Planet => ({ ...planet, controller: defender });
  return newGame({ ...state, ...clearBattlefield(state, { system, attacker, isAlone, give }) }, book);
};

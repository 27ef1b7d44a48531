import type { Answer } from '#engine';
import { randomAnswerer, type Answerer, type RandomBelow } from '#simulation';
import { adjacentSystems } from '#ti4/rules/board/adjacency.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';

/** Options that do nothing. */
const QUIET = ['pass', 'end-turn', 'abstain', 'decline', 'no'];

const sizeOf = (reply: Answer): number =>
  Array.isArray(reply)
    ? reply.filter((key) => !QUIET.includes(key)).length
    : reply !== null && typeof reply === 'object'
      ? Object.values(reply).reduce((sum, count) => sum + count, 0)
      : 0;

/**
 * Picks the answer that does most among a few legal ones, and activates systems where there is something to take. Such
 * games reach combats, invasions and agendas that random players never reach.
 */
export const createEagerAnswerer = (below: RandomBelow): Answerer<Game> => {
  const any = randomAnswerer(below);
  return (open, spec, check, game) => {
    const tries = Array.from({ length: 1 + below(open.ask.question === 'move-ships' ? 8 : 3) }, () =>
      any(open, spec, check, game),
    );
    if (open.ask.question === 'system-to-activate' && spec.kind === 'choose' && below(8)) {
      const within = inReach(game, open.ask.player);
      const worthIt = spec.options.filter(
        ({ key, disabledReason }) =>
          disabledReason === undefined && within.includes(key) && somethingToTake(game, open.ask.player, key),
      );
      if (worthIt.length) return [worthIt[below(worthIt.length)].key];
    }
    return tries.reduce((best, reply) => (sizeOf(reply) > sizeOf(best) ? reply : best));
  };
};

/** Returns the systems adjacent to ships that can still move. */
function inReach(game: Game, seat: SeatId): SystemId[] {
  const from = Object.values(game.state.systems).filter(
    ({ id, tokens }) => !tokens.includes(seat) && shipsIn(game, id, seat).length > 0,
  );
  return [...new Set(from.flatMap(({ id }) => adjacentSystems(game, id, seat)))];
}

const somethingToTake = (game: Game, seat: SeatId, system: SystemId): boolean =>
  game.state.systems[system].planets.some((planet) => game.state.planets[planet].controller !== seat) ||
  shipsIn(game, system).some((unit) => unit.owner !== seat);

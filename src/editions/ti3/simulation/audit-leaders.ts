import type { Game } from '#ti3/rules/game.ts';
import { canCarryLeaders } from '#ti3/rules/leaders/boarding.ts';
import { allLeaders } from '#ti3/rules/leaders/leader-locations.ts';

// Invariants of leaders (E3 20).

/** Counts all leaders, wherever they are. */
export const countLeaders = (game: Game): Record<string, number> => {
  const all = allLeaders(game);
  return all.length ? { leaders: all.length } : {};
};

/** Lists leaders that are not in exactly one existing place. */
export const listLeaderProblems = (game: Game): string[] =>
  allLeaders(game).flatMap((leader) => {
    const { id, owner, ship, planet, captor, peril, gone } = leader;
    const places = [ship, planet, captor, peril, gone].filter((place) => place !== undefined);
    const { state } = game;
    const vessel = ship === undefined ? undefined : state.units[ship];
    return [
      ...(places.length === 1 ? [] : [`${id} is in ${places.length} places`]),
      ...(ship !== undefined &&
      (!vessel || vessel.owner !== owner || vessel.planet !== undefined || !canCarryLeaders(game, vessel))
        ? [`${id} is not on a ship of its owner`]
        : []),
      ...(planet !== undefined && !state.planets[planet] ? [`${id} is on no planet`] : []),
      ...(captor !== undefined && (captor === owner || !state.seats[captor])
        ? [`${id} is a captive of ${captor}`]
        : []),
      ...(peril && !state.stack.some(({ procedure }) => procedure === 'leader-fate')
        ? [`${id} is in peril, but no decision about it is pending`]
        : []),
    ];
  });

/** Lists leaders that are stranded between actions: on another player's planet, or left with an eliminated player. */
export const listStrandedLeaders = (game: Game): string[] =>
  allLeaders(game).flatMap(({ id, owner, planet, captor, gone }) => {
    const { planets, seats, phase } = game.state;
    return [
      ...(planet !== undefined && planets[planet].owner !== owner
        ? [`${id} is on a planet that is not its owner's`]
        : []),
      ...(phase !== 'ended' && !gone && seats[owner].eliminated
        ? [`${id} is still in the game, but its owner is eliminated`]
        : []),
      ...(phase !== 'ended' && captor !== undefined && seats[captor].eliminated
        ? [`${id} is a captive of an eliminated player`]
        : []),
    ];
  });

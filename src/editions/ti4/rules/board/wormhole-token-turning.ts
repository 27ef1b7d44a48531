import { ask, call, chosenKey, choose, done, type Next } from '#engine';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import type { BoardMarker, SeatId, SystemId } from '#ti4/rules/state.ts';
import { isAdjacentUnbridged, neighborGraphOf, isBridged, isJoinedByEffect, wormholesIn } from './adjacency.ts';
import { markerEffects, markersIn } from '#ti4/rules/tokens/markers.ts';

// Turns over wormhole tokens (Ion Storm) whose wormhole ships used in the Move Ships or Retreat substep of a tactical
// action (notes on Ion Storm).

/** Tells whether ships used a token's wormhole; 'maybe' if another connection leads to the same system. */
type Used = 'no' | 'maybe' | 'yes';

const turning = (game: Game, { component }: BoardMarker): boolean =>
  game.book.tokens[component]?.turnsWhenUsed === true;

/** Returns the first marker in a system that turns over when its wormhole is used, or undefined. */
const turningIn = (game: Game, system: SystemId): BoardMarker | undefined =>
  markersIn(game, system).find((marker) => turning(game, marker));

/** Tells whether one step of a route, into or out of the token's system, used its wormhole. */
function usedIn(game: Game, seat: SeatId, system: SystemId, other: SystemId): Used {
  const marker = turningIn(game, system);
  const pair = { a: system, b: other, seat };
  if (!marker || neighborGraphOf(game).areAdjacent(system, other) || !isAdjacentUnbridged(game, pair)) return 'no';
  const besides = isBridged(game, pair) || isJoinedByEffect(game, pair);
  // Checks the adjacency with the token removed for a moment.
  const place = game.state.systems[system];
  const lying = place.markers;
  place.markers = lying?.filter((one) => one !== marker);
  const joined = isAdjacentUnbridged(game, pair);
  place.markers = lying;
  const anyhow = joined || besides;
  if (!anyhow) return 'yes';
  if (!joined) return 'maybe';
  const there = wormholesIn(game, other, seat);
  return (markerEffects(game, marker).wormholes ?? []).some((kind) => there.includes(kind)) ? 'maybe' : 'no';
}

/** Tells whether any of these routes used the wormhole of the token in a system. */
function usedBy(game: Game, seat: SeatId, system: SystemId, paths: readonly (readonly SystemId[])[]): Used {
  const steps = paths.flatMap((path) =>
    path.slice(1).flatMap((to, i) => (path[i] === system ? [to] : to === system ? [path[i]] : [])),
  );
  const uses = steps.map((other) => usedIn(game, seat, system, other));
  return uses.includes('yes') ? 'yes' : uses.includes('maybe') ? 'maybe' : 'no';
}

const throughToken = question<{ system: SystemId }>()(
  'through-token',
  (game, _seat, { system }) =>
    choose(`Did any of your ships use the token's wormhole at ${nameOfSystem(game, system)}? If so, the token flips.`, [
      { key: 'yes', label: 'Yes, flip the token' },
      { key: 'no', label: 'No, they did not use it' },
    ]),
  { title: 'say which wormhole ships used', forced: true },
);

function turn(game: Game, system: SystemId): void {
  const marker = turningIn(game, system);
  const sides = Object.keys(game.book.tokens[marker?.component ?? '']?.faces ?? {});
  if (!marker || !sides.length) return;
  const face = sides[(sides.indexOf(marker.face ?? '') + 1) % sides.length];
  marker.face = face;
  game.addFact({ type: 'token-turned', token: marker.component, system, face });
}

/** Turns over the token in a system; unless `sure`, first asks the player whether the ships used its wormhole. */
const turnToken = procedure<{ seat: SeatId; system: SystemId; sure: boolean }>()('turn-token', {
  start: (game, { seat, system, sure }) => {
    if (!sure) return ask([throughToken.ask(seat, { system })], 'said');
    turn(game, system);
    return done();
  },
  said: (game, { system }, got) => {
    if (chosenKey(got.answer) === 'yes') turn(game, system);
    return done();
  },
});

/**
 * Turns over the first token whose wormhole ships on these routes used or may have used, then continues at `next`.
 * Undefined if there is none.
 */
export function turnUsedTokens<S extends string>(
  game: Game,
  seat: SeatId,
  paths: readonly (readonly SystemId[])[],
  next: S,
): Next<S> | undefined {
  for (const system in game.state.systems) {
    if (!turningIn(game, system)) continue;
    const used = usedBy(game, seat, system, paths);
    if (used !== 'no') return call(turnToken, { seat, system, sure: used === 'yes' }, next);
  }
  return undefined;
}

/** Returns the routes of a seat's ships that moved into a system since the last activation. */
export function pathsMoved({ state: { facts } }: Game, seat: SeatId, system: SystemId): SystemId[][] {
  const since = facts.findLastIndex(({ type }) => type === 'system-activated');
  return facts
    .slice(Math.max(0, since))
    .flatMap((fact) => (fact.type === 'ships-moved' && fact.seat === seat && fact.into === system ? [fact.path] : []));
}

export const tokenTurningProcedures = [turnToken];
export const tokenTurningQuestions = [throughToken];

import { conservationProblems } from '#simulation';
import { countCards, listStateProblems, listIdleBoardProblems } from '#ti4/simulation/audit.ts';
import { ti4Simulation } from '#ti4/simulation/simulated-edition.ts';
import { listLeaks } from '#ti4/simulation/leaks.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';

/**
 * Checks the state after every answer: no card or unit is lost or duplicated, no unit is where it cannot be, and the
 * public sees no hidden card. A test may set up a state that no game reaches, so faults from before the step are
 * ignored.
 */
export function lookOver(game: Game, before: State, laid: State): void {
  const found = [
    ...listStateProblems(game),
    ...conservationProblems(countCards({ state: before, book: game.book }), ti4Simulation, game),
    ...listLeaks(game, game.state.facts.slice(before.facts.length)),
  ];
  if (!found.length) return;
  const already = new Set([before, laid].flatMap((state) => wrongIn(newGame(state, game.book))).map(wherever));
  const fresh = found.filter((one) => !already.has(wherever(one)));
  if (fresh.length) throw new Error(`The step leaves wrong what was well: ${fresh.join('; ')}`);
}

const wrongIn = (game: Game): string[] => [
  ...listStateProblems(game),
  ...listIdleBoardProblems(game),
  ...listLeaks(game, []),
];

/** Simplifies a fault so that it stays the same if a duplicated card moves on or some of too many units leave. */
const wherever = (fault: string): string =>
  fault.replace(/ is in .* and in .*/, ' is in 2 places').replace(/ has \d+ of/, ' has some of');

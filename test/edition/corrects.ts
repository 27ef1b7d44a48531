import { begin, runUntilSettled, wakeListeners } from '#engine';
import { repairs } from '#ti4/service/repairs/repairs.ts';
import type { Game } from '#ti4/rules/game.ts';

/** Makes a correction as the table does; gives why it cannot be made. */
export function corrects(game: Game, name: string, data: Record<string, string>): string | undefined {
  const repair = repairs[name]!;
  const problem = repair.check(game as never, data);
  if (problem) return problem;
  const next = repair.run(game as never, data);
  wakeListeners(game.state);
  if (next) begin(game as never, next.procedure, next.data);
  else runUntilSettled(game as never);
  return undefined;
}

import { expect } from 'vitest';
import { isMet } from '#ti4/rules/objectives/progress.ts';
import type { Game } from '#ti4/rules/game.ts';
import { scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import { buildPublicProgress } from '#ti4/views/index.ts';
import type { StateCheck } from '../state-check.ts';

/** Checks every n-th state. */
const EVERY = 80;

/** Lists the objectives of each player whose progress is invalid or contradicts whether the objective is met. */
function wrongProgress(game: Game): string[] {
  return game.state.order.flatMap((seat) =>
    Object.values(game.book.byKind.objective).flatMap((objective) => {
      const progress = objective.progress?.(game, seat);
      if (!progress) return [];
      const wrong = [
        ...(objective.fulfilled(game, seat) === isMet(progress) ? [] : ['disagrees']),
        ...(Number.isInteger(progress.have) && progress.have >= 0 && progress.have < 200
          ? []
          : [`has ${progress.have}`]),
        ...(progress.which && progress.have > 0 && !progress.which().length ? ['counts what has no name'] : []),
        ...(progress.which && progress.have === 0 && progress.which().length ? ['names what does not count'] : []),
        ...(progress.which?.().every((name) => name.length > 1 && !name.includes('undefined')) === false
          ? ['names nothing']
          : []),
      ];
      return wrong.map((one) => `${objective.id}: ${one}`);
    }),
  );
}

/**
 * Checks that the progress of each objective agrees with whether it is met, and that nobody scores one that is short.
 */
export function objectiveProgress(): StateCheck<Game> {
  const wrong = new Set<string>();
  const met = new Set<string>();
  return {
    title: 'The progress of each objective agrees with whether it is met',
    onState: (game, answers) => {
      if (answers % EVERY) return;
      for (const one of wrongProgress(game)) wrong.add(one);
      for (const { id, seats } of buildPublicProgress(game))
        for (const [seat, { state }] of Object.entries(seats)) {
          if (state === 'met' || state === 'short') met.add(state);
          if (state === 'short' && scoringProblem(game, seat, id) === undefined)
            wrong.add(`${id} can be scored though it is short`);
        }
    },
    verify: () => {
      expect([...wrong]).toEqual([]);
      expect([...met].sort()).toEqual(['met', 'short']);
    },
  };
}

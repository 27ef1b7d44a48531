import { createRenderJobs, createRulesJobs } from '#discord/edition/edition-jobs.ts';
import type { JobHandlers } from '#workers';
import { newGame } from '#ti3/rules/game.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import type { State } from '#ti3/rules/state.ts';
import type { Rulebooks } from '#ti3/rules/rulebooks.ts';

export const renderJobs = createRenderJobs(() => import('#ti3/render/index.ts'));

/** Returns the handlers of the jobs that need the rules. */
export const rulesJobs = (books: () => Rulebooks | Promise<Rulebooks>): JobHandlers =>
  createRulesJobs({
    warmUp: async () => books(),
    openGame: async (state: State) => newGame(state, (await books())(state.options.sets)),
    loadForms: async () => ({
      ...(await import('#ti3/forms/index.ts')),
      ...(await import('./input/parse-plan.ts')),
      ...(await import('./input/abbreviations.ts')),
    }),
    loadOdds: async () => {
      const { formatOddsReport } = await import('./odds/odds-report.ts');
      return (game, seat, asked, record) =>
        formatOddsReport(game, asked, {
          seat,
          record,
          nameOf: (other) => nameOfSeat(game, other),
        });
    },
  });

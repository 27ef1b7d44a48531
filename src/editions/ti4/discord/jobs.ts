import { createRenderJobs, createRulesJobs } from '#discord/edition/edition-jobs.ts';
import type { JobHandlers } from '#workers';
import type { Rulebooks } from '#ti4/rules/rulebooks.ts';
import { newGame } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import type { BoardView, BoardChanges, HandView } from '#ti4/views/index.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';

/** Time limit of an odds calculation in ms, since users wait for it. */
const ODDS_TIMEOUT_MS = 1_800;

const loadRenderer = () => import('#ti4/render/index.ts');

/** Loads what every edition draws. A close-up of this edition has one system in its middle. */
async function loadCommonRenderer() {
  const { drawBoard, drawCloseUp, drawCombat, drawPlayer, drawReach, drawTechnologies, drawEmoji } =
    await loadRenderer();
  return {
    drawBoard,
    drawCombat,
    drawPlayer,
    drawReach,
    drawTechnologies,
    drawEmoji,
    drawCloseUp: (view: BoardView, [system]: string[], rings: number) => drawCloseUp(view, { system, rings }),
  };
}

/** Jobs that draw pictures from views. */
export const renderJobs: JobHandlers = {
  ...createRenderJobs(loadCommonRenderer),
  scene: async ({ view, changed }: { view: BoardView; changed: BoardChanges }) =>
    (await loadRenderer()).drawChanges(view, changed),
  hand: async (hand: HandView) => (await loadRenderer()).drawHand(hand),
};

/** Returns the handlers of the jobs that need the rules. */
export const rulesJobs = (books: () => Rulebooks | Promise<Rulebooks>): JobHandlers =>
  createRulesJobs({
    warmUp: async () => books(),
    openGame: async (state: State) => newGame(state, (await books()).forSavedGame(state.options.sets)),
    loadForms: async () => ({
      ...(await import('#ti4/forms/index.ts')),
      ...(await import('./input/parse-plan.ts')),
      ...(await import('./input/abbreviations.ts')),
    }),
    loadOdds: async () => {
      const { formatOddsReport } = await import('./odds/odds-report.ts');
      const until = performance.now() + ODDS_TIMEOUT_MS;
      return (game, seat, asked, record) =>
        formatOddsReport(game, seat, asked, (other) => nameOfSeat(game, other), {
          enough: () => performance.now() > until,
          record,
        });
    },
  });

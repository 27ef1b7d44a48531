import { runFormJob, type FormResult, type FormRequest } from '#discord/forms/form-jobs.ts';
import type { OddsQuery } from '#discord/commands/look/odds.ts';
import { Illegal } from '#engine';
import type { JobHandlers } from '#workers';
import { newGame } from '#ti3/rules/game.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import type { State } from '#ti3/rules/state.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import type { BoardView, CombatView, SeatView, TechnologySheet } from '#ti3/views/index.ts';
import type { Rulebooks } from '#ti3/rules/rulebooks.ts';

/** Request for a close-up of some systems with `rings` rings of systems around them. */
export interface BoardPartRequest {
  view: BoardView;
  systems: SystemId[];
  rings: number;
}

/** Request for the odds of a battle in the current state of the game. */
export interface OddsJob {
  state: State;
  seat: SeatId;
  asked: OddsQuery;
}

/** Lines of the report, or why the odds cannot be computed. */
export type OddsResult = { lines: string[] } | { refused: string };

const loadRenderer = () => import('#ti3/render/index.ts');

/** Job handlers that draw pictures from views. The renderer is loaded with the first job. */
export const renderJobs: JobHandlers = {
  sign: async (svg: string) => (await loadRenderer()).drawEmoji(svg),
  board: async (view: BoardView) => (await loadRenderer()).drawBoard(view),
  part: async ({ view, systems, rings }: BoardPartRequest) => (await loadRenderer()).drawCloseUp(view, systems, rings),
  battle: async (fight: CombatView) => (await loadRenderer()).drawCombat(fight),
  technologies: async ({ seat, sheets }: { seat: SeatView; sheets: TechnologySheet[] }) =>
    (await loadRenderer()).drawTechnologies(seat, sheets),
  sheet: async ({ view, seat }: { view: BoardView; seat: SeatId }) => (await loadRenderer()).drawPlayer(view, seat),
};

const loadForms = () => Promise.all([import('#ti3/forms/index.ts'), import('./input/parse-plan.ts')]);

/** Job handlers that need the rules: forms and odds, run off the process that answers interactions. */
export const rulesJobs = (books: () => Rulebooks | Promise<Rulebooks>): JobHandlers => ({
  ready: async () => void (await Promise.all([books(), loadForms()])),
  form: async (wanted: FormRequest & { state: State }): Promise<FormResult> => {
    const [bookFor, [forms, typed]] = await Promise.all([books(), loadForms()]);
    const game = newGame(wanted.state, bookFor(wanted.state.options.sets));
    return runFormJob(wanted, {
      buildForm: forms.showForm.bind(undefined, game),
      readForm: forms.submitForm.bind(undefined, game),
      parsePlan: typed.parsePlan.bind(undefined, game),
    });
  },
  odds: async ({ state, seat, asked }: OddsJob): Promise<OddsResult> => {
    const [bookFor, { formatOddsReport }] = await Promise.all([books(), import('./odds/odds-report.ts')]);
    const game = newGame(state, bookFor(state.options.sets));
    try {
      return { lines: formatOddsReport(game, asked, { seat, nameOf: (other) => nameOfSeat(game, other) }) };
    } catch (error) {
      if (error instanceof Illegal) return { refused: error.message };
      throw error;
    }
  },
});

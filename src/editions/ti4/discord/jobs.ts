import { runFormJob, type FormResult, type FormRequest } from '#discord/forms/form-jobs.ts';
import { Illegal } from '#engine';
import type { JobHandlers } from '#workers';
import type { Rulebooks } from '#ti4/rules/rulebooks.ts';
import { newGame } from '#ti4/rules/game.ts';
import type { SeatId, State } from '#ti4/rules/state.ts';
import type { BoardView, BoardChanges, CombatView, HandView, SeatView, TechnologySheet } from '#ti4/views/index.ts';
import { formatSeatName } from './format/seat-name.ts';
import type { OddsQuery } from './odds/odds-report.ts';

/** A request for the odds of a combat, with the game's state. */
export interface OddsJob {
  state: State;
  seat: SeatId;
  asked: OddsQuery;
}

/** The lines of the report, or a sentence that says why there are none. */
export type OddsResult = { lines: string[] } | { refused: string };

/** Time limit of an odds calculation in ms, since users wait for it. */
const ODDS_TIMEOUT_MS = 1_800;

const loadRenderer = () => import('#ti4/render/index.ts');

/** Jobs that draw pictures from views. Only they load the renderer. */
export const renderJobs: JobHandlers = {
  board: async (view: BoardView) => (await loadRenderer()).drawBoard(view),
  'close-up': async ({ view, system, rings }: { view: BoardView; system: string; rings: number }) =>
    (await loadRenderer()).drawCloseUp(view, { system, rings }),
  scene: async ({ view, changed }: { view: BoardView; changed: BoardChanges }) =>
    (await loadRenderer()).drawChanges(view, changed),
  combat: async (combat: CombatView) => (await loadRenderer()).drawCombat(combat),
  player: async ({ view, seat }: { view: BoardView; seat: SeatId }) => (await loadRenderer()).drawPlayer(view, seat),
  sign: async (svg: string) => (await loadRenderer()).drawEmoji(svg),
  technologies: async ({ seat, sheets }: { seat: SeatView; sheets: TechnologySheet[] }) =>
    (await loadRenderer()).drawTechnologies(seat, sheets),
  hand: async (hand: HandView) => (await loadRenderer()).drawHand(hand),
};

/** Jobs that need the rules. */
export const rulesJobs = (books: () => Rulebooks | Promise<Rulebooks>): JobHandlers => ({
  ready: async () => {
    await Promise.all([books(), import('#ti4/forms/index.ts')]);
  },
  form: async ({ state, ...wanted }: FormRequest & { state: State }): Promise<FormResult> => {
    const [{ showForm, submitForm }, { parsePlan }] = await Promise.all([
      import('#ti4/forms/index.ts'),
      import('./input/parse-plan.ts'),
    ]);
    const game = newGame(state, (await books()).forSavedGame(state.options.sets));
    return runFormJob(wanted, {
      buildForm: (asked, key) => showForm(game, asked, key),
      readForm: (asked, key, given) => submitForm(game, asked, key, given),
      parsePlan: (asked, typed) => parsePlan(game, asked, typed),
    });
  },
  odds: async ({ state, seat, asked }: OddsJob): Promise<OddsResult> => {
    const { formatOddsReport } = await import('./odds/odds-report.ts');
    const game = newGame(state, (await books()).forSavedGame(state.options.sets));
    const until = performance.now() + ODDS_TIMEOUT_MS;
    try {
      return {
        lines: formatOddsReport(
          game,
          seat,
          asked,
          (other) => formatSeatName(game, other),
          () => performance.now() > until,
        ),
      };
    } catch (error) {
      if (error instanceof Illegal) return { refused: error.message };
      throw error;
    }
  },
});

import type { OddsQuery } from '#discord/commands/look/odds.ts';
import { runFormJob, type FormRequest } from '#discord/forms/form-jobs.ts';
import { Illegal } from '#engine';
import type { JobHandlers } from '#workers';
import { newGame } from '#ti2/rules/game.ts';
import { nameOfSeat } from '#ti2/rules/names.ts';
import type { State } from '#ti2/rules/state.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import type { BoardView, CombatView, SeatView, TechnologySheet } from '#ti2/views/index.ts';
import type { Rulebooks } from '#ti2/rules/rulebooks.ts';

/** Request for a close-up of some systems with `rings` rings of systems around them. */
export interface BoardPartRequest {
  view: BoardView;
  systems: SystemId[];
  rings: number;
}

const loadRenderer = () => import('#ti2/render/index.ts');

/** Job handlers that draw pictures from views alone. The renderer is loaded with the first job. */
export const renderJobs: JobHandlers = {
  sign: (svg: string) => loadRenderer().then(({ drawEmoji }) => drawEmoji(svg)),
  board: (view: BoardView) => loadRenderer().then(({ drawBoard }) => drawBoard(view)),
  part: (part: BoardPartRequest) =>
    loadRenderer().then(({ drawCloseUp }) => drawCloseUp(part.view, part.systems, part.rings)),
  fight: (of: CombatView) => loadRenderer().then(({ drawCombat }) => drawCombat(of)),
  sheet: (of: { view: BoardView; seat: SeatId }) =>
    loadRenderer().then(({ drawPlayer }) => drawPlayer(of.view, of.seat)),
  technologies: (of: { seat: SeatView; sheets: TechnologySheet[] }) =>
    loadRenderer().then(({ drawTechnologies }) => drawTechnologies(of.seat, of.sheets)),
};

/** Request for the odds of a battle in the current state of the game. */
export interface OddsJob {
  state: State;
  seat: SeatId;
  asked: OddsQuery;
}

const loadForms = () => Promise.all([import('#ti2/forms/index.ts'), import('./input/parse-plan.ts')]);

/** Job handlers that need the rules: forms and odds, run off the process that answers interactions. */
export function rulesJobs(books: () => Rulebooks | Promise<Rulebooks>): JobHandlers {
  const gameOf = async (state: State) => newGame(state, (await books())(state.options.sets));
  return {
    ready: async () => void (await Promise.all([books(), loadForms()])),
    form: async ({ state, ...wanted }: FormRequest & { state: State }) => {
      const [game, [made, typed]] = await Promise.all([gameOf(state), loadForms()]);
      return runFormJob(wanted, {
        buildForm: (...asked) => made.showForm(game, ...asked),
        readForm: (...asked) => made.submitForm(game, ...asked),
        parsePlan: (...asked) => typed.parsePlan(game, ...asked),
      });
    },
    odds: async ({ state, seat, asked }: OddsJob) => {
      const [game, { formatOddsReport }] = await Promise.all([gameOf(state), import('./odds/odds-report.ts')]);
      return catchRefusal(() => ({
        lines: formatOddsReport(game, asked, { seat, nameOf: (one) => nameOfSeat(game, one) }),
      }));
    },
  };
}

/** Returns the result of `work`, or the message of the Illegal error that it throws. */
function catchRefusal<T>(work: () => T): T | { refused: string } {
  try {
    return work();
  } catch (error) {
    if (error instanceof Illegal) return { refused: error.message };
    throw error;
  }
}

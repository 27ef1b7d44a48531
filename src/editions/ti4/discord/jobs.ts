import { formMade, type FormFound, type FormWanted } from '#discord/forms/form-jobs.ts';
import { Illegal } from '#engine';
import type { Jobs } from '#workers';
import type { Books } from '#ti4/rules/rulebooks.ts';
import { newGame } from '#ti4/rules/game.ts';
import type { SeatId, State } from '#ti4/rules/state.ts';
import type { BoardView, Changed, CombatView, HandView, SeatView, TechnologySheet } from '#ti4/views/index.ts';
import { seatName } from './format/seat-name.ts';
import type { OddsAsked } from './odds/odds-report.ts';

/** A combat somebody asks about, with the game it is asked in. */
export interface OddsWanted {
  state: State;
  seat: SeatId;
  asked: OddsAsked;
}

/** What came of it; what cannot be reckoned is said in a sentence. */
export type OddsFound = { lines: string[] } | { refused: string };

/** Somebody waits for the odds, and others for theirs: so long they are reckoned, in ms. */
const PATIENCE = 1_800;

const drawn = () => import('#ti4/render/index.ts');

/** Pictures, from views alone. What draws them is loaded where it is used, and nowhere else. */
export const drawingJobs: Jobs = {
  board: async (view: BoardView) => (await drawn()).drawBoard(view),
  'close-up': async ({ view, system, rings }: { view: BoardView; system: string; rings: number }) =>
    (await drawn()).drawCloseUp(view, { system, rings }),
  scene: async ({ view, changed }: { view: BoardView; changed: Changed }) => (await drawn()).drawScene(view, changed),
  combat: async (combat: CombatView) => (await drawn()).drawCombat(combat),
  player: async ({ view, seat }: { view: BoardView; seat: SeatId }) => (await drawn()).drawPlayer(view, seat),
  sign: async (svg: string) => (await drawn()).drawSign(svg),
  technologies: async ({ seat, sheets }: { seat: SeatView; sheets: TechnologySheet[] }) =>
    (await drawn()).drawTechnologies(seat, sheets),
  hand: async (hand: HandView) => (await drawn()).drawHand(hand),
};

/** What has to be reckoned by the rules. */
export const reckoningJobs = (books: () => Books | Promise<Books>): Jobs => ({
  ready: async () => {
    await Promise.all([books(), import('#ti4/forms/index.ts')]);
  },
  form: async ({ state, ...wanted }: FormWanted & { state: State }): Promise<FormFound> => {
    const [{ formShown, formGiven }, { typedOn }] = await Promise.all([
      import('#ti4/forms/index.ts'),
      import('./input/parse-plan.ts'),
    ]);
    const game = newGame(state, (await books()).begunWith(state.options.sets));
    return formMade(wanted, {
      formShown: (asked, key) => formShown(game, asked, key),
      formGiven: (asked, key, given) => formGiven(game, asked, key, given),
      typedOn: (asked, typed) => typedOn(game, asked, typed),
    });
  },
  odds: async ({ state, seat, asked }: OddsWanted): Promise<OddsFound> => {
    const { oddsAt } = await import('./odds/odds-report.ts');
    const game = newGame(state, (await books()).begunWith(state.options.sets));
    const until = performance.now() + PATIENCE;
    try {
      return {
        lines: oddsAt(
          game,
          seat,
          asked,
          (other) => seatName(game, other),
          () => performance.now() > until,
        ),
      };
    } catch (error) {
      if (error instanceof Illegal) return { refused: error.message };
      throw error;
    }
  },
});

import { formMade, type FormFound, type FormWanted } from '#discord/forms/form-jobs.ts';
import type { OddsAsked } from '#discord/commands/look/odds.ts';
import { Illegal } from '#engine';
import type { Jobs } from '#workers';
import { newGame } from '#ti3/rules/game.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import type { State } from '#ti3/rules/state.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import type { BoardView, FightView, SeatView, TechnologySheet } from '#ti3/views/index.ts';
import type { BookFor } from '#ti3/rules/rulebooks.ts';

/** Of what a part of the board is drawn. */
export interface Part {
  view: BoardView;
  systems: SystemId[];
  rings: number;
}

/** A battle somebody asks about, with the game it is asked in. */
export interface OddsWanted {
  state: State;
  seat: SeatId;
  asked: OddsAsked;
}

/** What came of it; what cannot be reckoned is said in a sentence. */
export type OddsFound = { lines: string[] } | { refused: string };

const pencil = () => import('#ti3/render/index.ts');

/** Pictures, made of views. Whoever has none to make never loads what draws them. */
export const drawingJobs: Jobs = {
  sign: async (svg: string) => (await pencil()).drawSign(svg),
  board: async (view: BoardView) => (await pencil()).drawBoard(view),
  part: async ({ view, systems, rings }: Part) => (await pencil()).drawPart(view, systems, rings),
  battle: async (fight: FightView) => (await pencil()).drawFight(fight),
  technologies: async ({ seat, sheets }: { seat: SeatView; sheets: TechnologySheet[] }) =>
    (await pencil()).drawTechnologies(seat, sheets),
  sheet: async ({ view, seat }: { view: BoardView; seat: SeatId }) => (await pencil()).drawSheet(view, seat),
};

const filler = () => Promise.all([import('#ti3/forms/index.ts'), import('./input/parse-plan.ts')]);

/** What is worked out by the rules, beside whoever answers people. */
export const reckoningJobs = (books: () => BookFor | Promise<BookFor>): Jobs => ({
  ready: async () => void (await Promise.all([books(), filler()])),
  form: async (wanted: FormWanted & { state: State }): Promise<FormFound> => {
    const [bookFor, [forms, typed]] = await Promise.all([books(), filler()]);
    const game = newGame(wanted.state, bookFor(wanted.state.options.sets));
    return formMade(wanted, {
      formShown: forms.formShown.bind(undefined, game),
      formGiven: forms.formGiven.bind(undefined, game),
      typedOn: typed.typedOn.bind(undefined, game),
    });
  },
  odds: async ({ state, seat, asked }: OddsWanted): Promise<OddsFound> => {
    const [bookFor, { oddsAt }] = await Promise.all([books(), import('./odds/odds-report.ts')]);
    const game = newGame(state, bookFor(state.options.sets));
    try {
      return { lines: oddsAt(game, asked, { seat, nameOf: (other) => nameOfSeat(game, other) }) };
    } catch (error) {
      if (error instanceof Illegal) return { refused: error.message };
      throw error;
    }
  },
});

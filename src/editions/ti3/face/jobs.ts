import { formMade, type FormFound, type FormWanted } from '../../../discord/desk-forms.ts';
import type { OddsAsked } from '../../../discord/commands/odds.ts';
import { Illegal } from '../../../engine/index.ts';
import type { Jobs } from '../../../pool/index.ts';
import { newGame } from '../rules/game.ts';
import { nameOfSeat } from '../rules/names.ts';
import type { State } from '../rules/state.ts';
import type { SeatId, SystemId } from '../rules/terms.ts';
import type { BoardView, FightView, SeatView, TechnologySheet } from '../views/index.ts';
import type { BookFor } from './books.ts';

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

const pencil = () => import('../map/index.ts');

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

const filler = () => Promise.all([import('../forms/index.ts'), import('./typed-on.ts')]);

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
    const [bookFor, { oddsAt }] = await Promise.all([books(), import('./odds.ts')]);
    const game = newGame(state, bookFor(state.options.sets));
    try {
      return { lines: oddsAt(game, asked, { seat, nameOf: (other) => nameOfSeat(game, other) }) };
    } catch (error) {
      if (error instanceof Illegal) return { refused: error.message };
      throw error;
    }
  },
});

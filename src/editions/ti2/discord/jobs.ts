import type { OddsAsked } from '#discord/commands/look/odds.ts';
import { formMade, type FormWanted } from '#discord/forms/form-jobs.ts';
import { Illegal } from '#engine';
import type { Jobs } from '#workers';
import { newGame } from '#ti2/rules/game.ts';
import { nameOfSeat } from '#ti2/rules/names.ts';
import type { State } from '#ti2/rules/state.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import type { BoardView, FightView, SeatView, TechnologySheet } from '#ti2/views/index.ts';
import type { BookFor } from '#ti2/rules/rulebooks.ts';

/** Some systems of the board, with so many rings around them. */
export interface Part {
  view: BoardView;
  systems: SystemId[];
  rings: number;
}

const pencils = () => import('#ti2/render/index.ts');

/** Pictures, made of views alone; what draws is loaded with the first. */
export const drawingJobs: Jobs = {
  sign: (svg: string) => pencils().then(({ drawSign }) => drawSign(svg)),
  board: (view: BoardView) => pencils().then(({ drawBoard }) => drawBoard(view)),
  part: (part: Part) => pencils().then(({ drawPart }) => drawPart(part.view, part.systems, part.rings)),
  fight: (of: FightView) => pencils().then(({ drawFight }) => drawFight(of)),
  sheet: (of: { view: BoardView; seat: SeatId }) => pencils().then(({ drawSheet }) => drawSheet(of.view, of.seat)),
  technologies: (of: { seat: SeatView; sheets: TechnologySheet[] }) =>
    pencils().then(({ drawTechnologies }) => drawTechnologies(of.seat, of.sheets)),
};

/** A battle that somebody asks about, in the game as it stands. */
export interface OddsWanted {
  state: State;
  seat: SeatId;
  asked: OddsAsked;
}

const pens = () => Promise.all([import('#ti2/forms/index.ts'), import('./input/parse-plan.ts')]);

/** What is worked out by the rules beside whoever answers people. */
export function reckoningJobs(books: () => BookFor | Promise<BookFor>): Jobs {
  const gameOf = async (state: State) => newGame(state, (await books())(state.options.sets));
  return {
    ready: async () => void (await Promise.all([books(), pens()])),
    form: async ({ state, ...wanted }: FormWanted & { state: State }) => {
      const [game, [made, typed]] = await Promise.all([gameOf(state), pens()]);
      return formMade(wanted, {
        formShown: (...asked) => made.formShown(game, ...asked),
        formGiven: (...asked) => made.formGiven(game, ...asked),
        typedOn: (...asked) => typed.typedOn(game, ...asked),
      });
    },
    odds: async ({ state, seat, asked }: OddsWanted) => {
      const [game, { oddsAt }] = await Promise.all([gameOf(state), import('./odds/odds-report.ts')]);
      return orRefused(() => ({ lines: oddsAt(game, asked, { seat, nameOf: (one) => nameOfSeat(game, one) }) }));
    },
  };
}

/** What cannot be reckoned is said in a sentence. */
function orRefused<T>(work: () => T): T | { refused: string } {
  try {
    return work();
  } catch (error) {
    if (error instanceof Illegal) return { refused: error.message };
    throw error;
  }
}

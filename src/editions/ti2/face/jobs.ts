import type { Jobs } from '../../../pool/index.ts';
import type { SeatId, SystemId } from '../rules/terms.ts';
import type { BoardView, SeatView, TechnologySheet } from '../views/index.ts';
import type { BookFor } from './books.ts';

/** Some systems of the board, with so many rings around them. */
export interface Part {
  view: BoardView;
  systems: SystemId[];
  rings: number;
}

const pencils = () => import('../map/index.ts');

/** Pictures, made of views alone; what draws is loaded with the first. */
export const drawingJobs: Jobs = {
  board: (view: BoardView) => pencils().then(({ drawBoard }) => drawBoard(view)),
  part: (part: Part) => pencils().then(({ drawPart }) => drawPart(part.view, part.systems, part.rings)),
  sheet: (of: { view: BoardView; seat: SeatId }) => pencils().then(({ drawSheet }) => drawSheet(of.view, of.seat)),
  technologies: (of: { seat: SeatView; sheets: TechnologySheet[] }) =>
    pencils().then(({ drawTechnologies }) => drawTechnologies(of.seat, of.sheets)),
};

/** What is worked out by the rules beside whoever answers people. */
export const reckoningJobs = (books: () => BookFor | Promise<BookFor>): Jobs => ({ ready: async () => void (await books()) });

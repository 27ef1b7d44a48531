import type { Json } from '#engine';
import { parseRepairFields, type RepairFields } from '#kit/repairs.ts';
import type { Repair } from '#service';
import { newGame, type Game, type Rulebook } from '#ti3/rules/game.ts';
import type { State } from '#ti3/rules/state.ts';

/** Attempt at a correction: returns why it is impossible, or the function that makes it. */
type RepairAttempt = (game: Game, given: RepairFields) => string | undefined | (() => void);

/** Defines a correction by name. Its fields arrive as text. */
export const defineRepair = (name: string, of: RepairAttempt): Repair<State> => {
  const own = ({ state, book }: { state: State; book: unknown }): Game => newGame(state, book as Rulebook);
  return {
    name,
    check: (game, data: Json) => {
      const found = of(own(game), parseRepairFields(data));
      return typeof found === 'string' ? found : undefined;
    },
    run: (game, data) => {
      const found = of(own(game), parseRepairFields(data));
      game.addFact({ type: 'corrected', what: name, about: parseRepairFields(data) });
      if (typeof found === 'function') found();
      return undefined;
    },
  };
};

/** Explains why a seat cannot be corrected; undefined if it can. */
export const seatProblem = ({ state }: Game, seat: string): string | undefined => {
  if (!state.order.includes(seat)) return 'There is no such seat.';
  return state.seats[seat].eliminated ? 'That player is out of the game.' : undefined;
};

export const parseYesNo = (word: string): boolean | undefined =>
  word === 'yes' ? true : word === 'no' ? false : undefined;

import { parseRepairFields, type RepairFields } from '#kit/repairs.ts';
import type { Repair } from '#service';
import type { Place } from '#ti4/rules/combat/combat.ts';
import { newGame, type Game, type Rulebook } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';

/** The procedure that follows a correction, if the rules require one. */
type RepairFollowUp = ReturnType<Repair<State>['run']>;

/** Defines a correction over text fields, with this edition's own game. */
export const defineRepair = (
  name: string,
  check: (game: Game, given: RepairFields) => string | undefined,
  run: (game: Game, given: RepairFields) => RepairFollowUp | void,
): Repair<State> => {
  const own = (game: { state: State; book: unknown }): Game => newGame(game.state, game.book as Rulebook);
  return {
    name,
    check: (game, data) =>
      // A question can be skipped at any time.
      game.state.draft && name !== 'skip'
        ? 'Nothing lies on the table before the draft is over.'
        : check(own(game), parseRepairFields(data)),
    run: (game, data) => {
      game.addFact({ type: 'corrected', what: name, about: parseRepairFields(data) });
      return run(own(game), parseRepairFields(data)) ?? undefined;
    },
  };
};

/** Returns why nothing of a seat can be corrected; undefined if it can. */
export const seatProblem = (game: Game, seat: string): string | undefined => {
  if (!game.state.order.includes(seat)) return 'There is no such seat.';
  return game.state.seats[seat].eliminated ? 'That player is out of the game.' : undefined;
};

/** Finds a planet by its id, or a system by its id or position; undefined if there is none. */
export function findPlace(game: Game, text: string): Place | undefined {
  const planet = Object.hasOwn(game.state.planets, text) ? game.state.planets[text] : undefined;
  if (planet) return { system: planet.system, planet: planet.id };
  const system = Object.values(game.state.systems).find((one) => one.position === text || one.id === text);
  return system && { system: system.id };
}

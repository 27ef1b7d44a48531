import { parseRepairFields, type RepairFields } from '#kit/repairs.ts';
import type { Repair } from '#service';
import { newGame, type Game, type Rulebook } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';

/** The procedure that follows a correction, if the rules require one. */
type RepairFollowUp = ReturnType<Repair<State>['run']>;

/** Defines a correction of the game that an organizer enters in text fields. */
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
        ? 'You cannot correct the game before the draft is over.'
        : check(own(game), parseRepairFields(data)),
    run: (game, data) => {
      game.addFact({ type: 'corrected', what: name, about: parseRepairFields(data) });
      return run(own(game), parseRepairFields(data)) ?? undefined;
    },
  };
};

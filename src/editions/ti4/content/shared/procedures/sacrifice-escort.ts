import { ask, call, chosenKey, done } from '#engine';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { pickUnit, findPickedUnit } from '#ti4/rules/units/pick-unit.ts';
import type { SeatId, SystemId, UnitId } from '#ti4/rules/state.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';

/** Returns a seat's cruisers and destroyers in a system. */
export const escortShips = (game: Game, seat: SeatId, system: SystemId): UnitId[] =>
  shipsIn(game, system, seat)
    .filter(({ type }) => type === 'cruiser' || type === 'destroyer')
    .map(({ id }) => id);

/** Destroys one of a seat's cruisers or destroyers in a system as a cost. Returns whether the cost was paid. */
export const sacrificeEscort = procedure<{ seat: SeatId; system: SystemId }>()('give-up-escort', {
  which: (game, { seat, system }) =>
    ask(
      [
        pickUnit.ask(seat, {
          units: escortShips(game, seat, system),
          prompt: 'Which of your ships do you destroy?',
          lost: true,
        }),
      ],
      'destroy',
    ),
  destroy: (game, { seat, system }, got) => {
    const unit = findPickedUnit(game, escortShips(game, seat, system), chosenKey(got.answer));
    return unit ? call(destroyUnits, { units: [unit.id], by: seat }, 'end') : done(false);
  },
  end: () => done(true),
});

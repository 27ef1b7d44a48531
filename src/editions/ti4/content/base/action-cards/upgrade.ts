import { ask, call, chosenKey, done, goto } from '#engine';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { unitsFreeToTake, unitToTake } from '#ti4/rules/units/reinforcements.ts';
import { compareByValue } from '#ti4/rules/units/unit-marks.ts';
import { countInReinforcements, placeUnits, removeUnit, unitsAt } from '#ti4/rules/units/units.ts';

const ID = 'upgrade';

/** Returns the cruisers in a system, least valuable first, then damaged ones: the dreadnought is placed undamaged. */
const cruisers = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  unitsAt(game, { owner: seat, system, type: 'cruiser', space: true }).sort((a, b) => compareByValue(game, a, b));

const replace = procedure<{ seat: SeatId; system: SystemId }>()(ID, {
  look: (game, { seat }) =>
    countInReinforcements(game, seat, 'dreadnought') > 0
      ? goto('replace')
      : ask([unitToTake.ask(seat, { type: 'dreadnought' })], 'replace'),
  // Replaces it in one step, so that units the cruiser transports are never without capacity.
  replace: (game, { seat, system }, got) => {
    const [cruiser] = cruisers(game, seat, system);
    const taken = game.state.units[chosenKey(got.answer) ?? ''];
    if (!cruiser) return done();
    if (taken) removeUnit(game, taken, 'placed-elsewhere');
    if (countInReinforcements(game, seat, 'dreadnought') < 1) return done();
    removeUnit(game, cruiser, 'replaced');
    placeUnits(game, seat, 'dreadnought', 1, { system });
    return done();
  },
});

export default actionCard({
  id: ID,
  name: 'Upgrade',
  set: 'base',
  text: 'After you activate a system where you have a cruiser: replace 1 of your cruisers there with a dreadnought.',
  copies: 1,
  advice: { gains: { resources: 2 } },
  procedures: [replace],
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, event) =>
        event.seat === holder &&
        cruisers(game, holder, event.system).length > 0 &&
        (countInReinforcements(game, holder, 'dreadnought') > 0 ||
          unitsFreeToTake(game, holder, 'dreadnought').length > 0),
      effect: (_game, { holder }, { system }) => call(replace, { seat: holder, system }, 'finish'),
    }),
  ],
});

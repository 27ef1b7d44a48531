import { flagship } from '#ti3/rules/components/component.ts';
import { flagshipOf } from '#ti3/rules/units/flagships.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { addUnit, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import { seatOf } from '#ti3/rules/seats.ts';

export default flagship({
  id: 'the-inferno',
  name: 'The Inferno',
  text: "Action: spend 1 strategy counter to place 1 free cruiser in this flagship's system.",
  race: 'muaat',
  cost: 10,
  battle: 5,
  dice: 3,
  movement: 1,
  capacity: 4,
  confidence: 'high',
  action: {
    problem: (game, { holder }) => {
      if (seatOf(game, holder).counters.strategy < 1) return 'You have no command counter in strategy allocation.';
      if (!flagshipOf(game, holder)) return 'Your flagship is not on the board.';
      return piecesInReinforcements(game, holder, 'cruiser') < 1
        ? 'All your cruisers are already on the board.'
        : undefined;
    },
    effect: (game, { holder }) => {
      const ship = flagshipOf(game, holder);
      if (!ship) return;
      spendCounters(game, holder, 'strategy', 1);
      addUnit(game, holder, 'cruiser', ship.system);
      game.addFact({ type: 'units-produced', seat: holder, system: ship.system, units: { cruiser: 1 }, cost: 0 });
    },
  },
});

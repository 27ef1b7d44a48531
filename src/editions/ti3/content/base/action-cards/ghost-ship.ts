import { actionCard, type Game } from '#ti3/rules/components/component.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { wormholesIn } from '#ti3/rules/board/adjacency.ts';
import { hasSupplyFor } from '#ti3/rules/units/fleet-supply.ts';
import { addUnit, enemyShipsIn, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Lists the systems with a wormhole, no other players' ships, and fleet supply for one more ship. */
const gates = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) =>
      wormholesIn(game, system).length > 0 && !enemyShipsIn(game, system, seat) && hasSupplyFor(game, seat, system),
  );

export default actionCard({
  id: 'ghost-ship',
  name: 'Ghost Ship',
  copies: 1,
  text: "Action: put a destroyer, free of charge, into a system with a wormhole and without other players' ships.",
  confidence: 'medium',
  action: {
    problem: (game, { holder }) => {
      if (piecesInReinforcements(game, holder, 'destroyer') < 1) return 'All your destroyers are on the board.';
      return gates(game, holder).length ? undefined : 'There is no system with a wormhole where it could appear.';
    },
    target: (game, { holder }) =>
      chooseTargetSystem.ask(holder, { prompt: 'Where does the destroyer appear?', systems: gates(game, holder) }),
    effect: (game, { holder }, [system]) => {
      if (piecesInReinforcements(game, holder, 'destroyer') < 1 || !gates(game, holder).includes(system)) return;
      addUnit(game, holder, 'destroyer', system);
      game.addFact({ type: 'units-produced', seat: holder, system, units: { destroyer: 1 }, cost: 0 });
    },
  },
});

import { actionCard, type Game } from '#ti3/rules/components/component.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { isHomeSystem, allWormholesIn } from '#ti3/rules/board/adjacency.ts';
import { hasSupplyFor } from '#ti3/rules/units/fleet-supply.ts';
import { addUnit, enemyShipsIn, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Lists the non-home systems with a wormhole, no other players' ships, and fleet supply for one more ship. */
const gates = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) =>
      !isHomeSystem(game, system) &&
      allWormholesIn(game, system).length > 0 &&
      !enemyShipsIn(game, system, seat) &&
      hasSupplyFor(game, seat, system),
  );

export default actionCard({
  id: 'ghost-ship',
  name: 'Ghost Ship',
  copies: 1,
  text: "Action: place 1 free destroyer in a non-home system that has a wormhole and no other player's ships.",
  confidence: 'medium',
  action: {
    problem: (game, { holder }) => {
      if (piecesInReinforcements(game, holder, 'destroyer') < 1) return 'All your destroyers are already on the board.';
      return gates(game, holder).length
        ? undefined
        : "No non-home system with a wormhole is free of other players' ships and within your fleet supply.";
    },
    target: (game, { holder }) =>
      chooseTargetSystem.ask(holder, {
        prompt: 'In which system do you place the destroyer?',
        systems: gates(game, holder),
      }),
    effect: (game, { holder }, [system]) => {
      if (piecesInReinforcements(game, holder, 'destroyer') < 1 || !gates(game, holder).includes(system)) return;
      addUnit(game, holder, 'destroyer', system);
      game.addFact({ type: 'units-produced', seat: holder, system, units: { destroyer: 1 }, cost: 0 });
    },
  },
});

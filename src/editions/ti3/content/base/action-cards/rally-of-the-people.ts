import { actionCard, type Game } from '#ti3/rules/components/component.ts';
import { addUnit, enemyShipsIn } from '#ti3/rules/units/units.ts';
import { productionLimitProblem, piecesProblem } from '#ti3/rules/production/production-limits.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

function problem(game: Game, seat: SeatId): string | undefined {
  const { home } = seatOf(game, seat);
  if (enemyShipsIn(game, home, seat)) return "Another player's ships are in your home system.";
  return productionLimitProblem(game, seat, home, { dreadnought: 1 }) ?? piecesProblem(game, seat, { dreadnought: 1 });
}

export default actionCard({
  id: 'rally-of-the-people',
  name: 'Rally of the People',
  copies: 1,
  text: "Action: place 1 free dreadnought in your home system, if no other player's ships are there.",
  confidence: 'medium',
  action: {
    problem: (game, { holder }) => problem(game, holder),
    effect: (game, { holder }) => {
      if (problem(game, holder) !== undefined) return;
      const { home } = seatOf(game, holder);
      addUnit(game, holder, 'dreadnought', home);
      game.addFact({ type: 'units-produced', seat: holder, system: home, units: { dreadnought: 1 }, cost: 0 });
    },
  },
});

import { actionCard, type Game } from '../../../rules/components/component.ts';
import { addUnit, enemyShipsIn } from '../../../rules/planets/units.ts';
import { overBuilt, tooManyPieces } from '../../../rules/production/limits.ts';
import { seatOf } from '../../../rules/seats.ts';
import type { SeatId } from '../../../rules/terms.ts';

function problem(game: Game, seat: SeatId): string | undefined {
  const { home } = seatOf(game, seat);
  if (enemyShipsIn(game, home, seat)) return 'Ships of another player are in your home system.';
  return overBuilt(game, seat, home, { dreadnought: 1 }) ?? tooManyPieces(game, seat, { dreadnought: 1 });
}

export default actionCard({
  id: 'rally-of-the-people',
  name: 'Rally of the People',
  copies: 1,
  text: 'Action: you get a dreadnought in your home system, and pay nothing for it.',
  confidence: 'medium',
  action: {
    unable: (game, { holder }) => problem(game, holder),
    effect: (game, { holder }) => {
      if (problem(game, holder) !== undefined) return;
      const { home } = seatOf(game, holder);
      addUnit(game, holder, 'dreadnought', home);
      game.fact({ type: 'units-produced', seat: holder, system: home, units: { dreadnought: 1 }, cost: 0 });
    },
  },
});

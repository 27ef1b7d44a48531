import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { destroyUnits, hasQuality, shipsIn } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Returns half of a fleet's fighters, rounded down, if it has more fighters than other ships. */
function hit(game: Game, seat: SeatId, system: SystemId): Unit[] {
  const ships = shipsIn(game, system, seat);
  const fighters = ships.filter((ship) => hasQuality(game, 'fighter', ship));
  return fighters.length * 2 > ships.length ? fighters.slice(0, Math.floor(fighters.length / 2)) : [];
}

export default actionCard({
  id: 'friendly-fire',
  name: 'Friendly Fire',
  copies: 4,
  text: 'When your space battle begins: if the enemy has more fighters there than other ships, destroy half of their fighters there, rounded down.',
  confidence: 'medium',
  reactions: [
    on('when', 'space-battle-begins', {
      isUsable: (game, { holder }, { attacker, defender, system }) =>
        [attacker, defender].includes(holder) &&
        hit(game, holder === attacker ? defender : attacker, system).length > 0,
      effect: (game, { holder }, { attacker, defender, system }) =>
        destroyUnits(game, hit(game, holder === attacker ? defender : attacker, system)),
    }),
  ],
});

import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { destroyUnits, shipsIn, groundForcesOn } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';

interface Invasion {
  system: SystemId;
  planet: PlanetId;
  defender: SeatId;
}

/**
 * Returns half of the defending ground forces, rounded up, if the attacker has a dreadnought in the system, otherwise
 * none.
 */
function victims(game: Game, seat: SeatId, { system, planet, defender }: Invasion) {
  const defending = groundForcesOn(game, planet, defender);
  const armed = shipsIn(game, system, seat).some(({ type }) => type === 'dreadnought');
  return armed ? defending.slice(0, Math.ceil(defending.length / 2)) : [];
}

export default actionCard({
  id: 'chemical-warfare',
  name: 'Chemical Warfare',
  copies: 1,
  text: 'When your invasion of a planet begins, if you have a dreadnought in its system: destroy half of the defending ground forces, rounded up, even if PDS are there.',
  confidence: 'medium',
  reactions: [
    on('when', 'invasion-begins', {
      isUsable: (game, { holder }, event) => event.attacker === holder && victims(game, holder, event).length > 0,
      effect: (game, { holder }, event) => destroyUnits(game, victims(game, holder, event)),
    }),
  ],
});

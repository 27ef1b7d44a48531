import { on } from '../../../../rules/components/component.ts';
import type { PlanetId, SeatId, Unit } from '../../../../rules/state.ts';
import type { Game } from '../../../../rules/game.ts';
import { deployable } from '../../../../rules/units/deploy.ts';
import { placeUnits, removeUnit, unitsAt } from '../../../../rules/units/units.ts';
import { mech } from '../../../shared/mechs.ts';

/** The PDS that has just been placed is the newest there. */
const placed = (game: Game, seat: SeatId, planet: PlanetId): Unit | undefined => unitsAt(game, { owner: seat, planet, type: 'pds' }).at(-1);

export default mech({
  id: 'hecatoncheires',
  name: 'Hecatoncheires',
  faction: 'ul',
  text: 'Cost 2, combat 6, Sustain Damage. Deploy: this and an infantry may come to a planet in the stead of a PDS of yours.',
  reactions: [
    on('when', 'structure-placed', {
      usable: (game, { holder }, { seat, type, planet }) =>
        seat === holder &&
        type === 'pds' &&
        planet !== undefined &&
        placed(game, holder, planet) !== undefined &&
        deployable(game, { seat: holder, type: 'mech', planet }),
      effect: (game, { holder }, { system, planet = '' }) => {
        const instead = placed(game, holder, planet);
        if (!instead || !deployable(game, { seat: holder, type: 'mech', planet })) return;
        removeUnit(game, instead, 'replaced');
        placeUnits(game, holder, 'mech', 1, { system, planet });
        placeUnits(game, holder, 'infantry', 1, { system, planet });
      },
    }),
  ],
});

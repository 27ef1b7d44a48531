import { on } from '#ti4/rules/components/component.ts';
import { canDeploy } from '#ti4/rules/units/deploy.ts';
import { replaceArrivingStructure } from '#ti4/rules/units/structures.ts';
import { placeUnits } from '#ti4/rules/units/units.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

export default mech({
  id: 'hecatoncheires',
  name: 'Hecatoncheires',
  faction: 'ul',
  deploys: {},
  text: 'Cost 2, combat 6, Sustain Damage. Deploy: instead of placing a PDS on a planet, you may place this mech and 1 infantry there.',
  reactions: [
    on('when', 'structure-nears', {
      isUsable: (game, { holder }, { seat, type, planet }) =>
        seat === holder &&
        type === 'pds' &&
        planet !== undefined &&
        canDeploy(game, { seat: holder, type: 'mech', planet }),
      effect: (game, { holder }, { system, planet = '' }) => {
        if (!canDeploy(game, { seat: holder, type: 'mech', planet })) return;
        replaceArrivingStructure(game);
        placeUnits(game, holder, 'mech', 1, { system, planet });
        placeUnits(game, holder, 'infantry', 1, { system, planet });
      },
    }),
  ],
});

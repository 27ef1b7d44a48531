import { on } from '#ti4/rules/components/component.ts';
import { deployable } from '#ti4/rules/units/deploy.ts';
import { insteadOfStructure } from '#ti4/rules/units/structures.ts';
import { placeUnits } from '#ti4/rules/units/units.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

export default mech({
  id: 'hecatoncheires',
  name: 'Hecatoncheires',
  faction: 'ul',
  deploys: {},
  text: 'Cost 2, combat 6, Sustain Damage. Deploy: this and an infantry may come to a planet in the stead of a PDS of yours.',
  reactions: [
    on('when', 'structure-nears', {
      usable: (game, { holder }, { seat, type, planet }) =>
        seat === holder &&
        type === 'pds' &&
        planet !== undefined &&
        deployable(game, { seat: holder, type: 'mech', planet }),
      effect: (game, { holder }, { system, planet = '' }) => {
        if (!deployable(game, { seat: holder, type: 'mech', planet })) return;
        insteadOfStructure(game);
        placeUnits(game, holder, 'mech', 1, { system, planet });
        placeUnits(game, holder, 'infantry', 1, { system, planet });
      },
    }),
  ],
});

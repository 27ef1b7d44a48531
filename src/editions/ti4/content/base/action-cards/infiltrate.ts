import { call } from '#engine';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { movable } from '#ti4/rules/units/reinforcements.ts';
import { inReinforcements } from '#ti4/rules/units/units.ts';
import {
  foreignStructures,
  replaceStructures,
  structureToMove,
} from '#ti4/content/shared/procedures/replace-structures.ts';

export default actionCard({
  id: 'infiltrate',
  name: 'Infiltrate',
  set: 'base',
  text: 'A planet becomes yours: for every PDS and space dock on it you put one of your own there in its place.',
  copies: 1,
  advice: { gains: { units: { pds: 1 } } },
  procedures: [replaceStructures],
  questions: [structureToMove],
  reactions: [
    on('when', 'planet-taken', {
      usable: (game, { holder }, { seat, planet }) =>
        seat === holder &&
        foreignStructures(game, holder, planet).some(
          ({ type }) => inReinforcements(game, holder, type) > 0 || movable(game, holder, type).length > 0,
        ),
      effect: (game, { holder }, { planet }) =>
        call(
          replaceStructures,
          { seat: holder, planet, left: foreignStructures(game, holder, planet).map(({ id }) => id) },
          'finish',
        ),
    }),
  ],
});

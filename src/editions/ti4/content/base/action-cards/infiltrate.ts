import { call } from '#engine';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { unitsFreeToTake } from '#ti4/rules/units/reinforcements.ts';
import { countInReinforcements } from '#ti4/rules/units/units.ts';
import {
  foreignStructures,
  replaceStructures,
  chooseStructureToMove,
} from '#ti4/content/shared/procedures/replace-structures.ts';

export default actionCard({
  id: 'infiltrate',
  name: 'Infiltrate',
  set: 'base',
  text: 'When you gain control of a planet: replace all PDS and space docks on it with yours.',
  copies: 1,
  advice: { gains: { units: { pds: 1 } } },
  procedures: [replaceStructures],
  questions: [chooseStructureToMove],
  reactions: [
    on('when', 'planet-taken', {
      isUsable: (game, { holder }, { seat, planet }) =>
        seat === holder &&
        foreignStructures(game, holder, planet).some(
          ({ type }) => countInReinforcements(game, holder, type) > 0 || unitsFreeToTake(game, holder, type).length > 0,
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

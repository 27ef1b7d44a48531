import { call } from '#engine';
import {
  foreignStructures,
  replaceStructures,
  chooseStructureToMove,
} from '#ti4/content/shared/procedures/replace-structures.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'assimilate',
  name: 'Assimilate',
  set: 'base',
  faction: 'l1z1x',
  text: 'When you gain control of a planet: replace all PDS and space docks on it with yours.',
  reactions: [
    on('when', 'planet-taken', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, planet }) =>
        seat === holder && foreignStructures(game, seat, planet).length > 0,
      effect: (game, { holder }, { planet }) =>
        call(
          replaceStructures,
          { seat: holder, planet, left: foreignStructures(game, holder, planet).map(({ id }) => id) },
          'finish',
        ),
    }),
  ],
  procedures: [replaceStructures],
  questions: [chooseStructureToMove],
});

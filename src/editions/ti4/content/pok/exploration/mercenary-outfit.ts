import { explorationCard } from '#ti4/rules/components/component.ts';
import { arrivalProblem, placeUnits } from '#ti4/rules/units/units.ts';

export default explorationCard({
  id: 'mercenary-outfit',
  name: 'Mercenary Outfit',
  set: 'pok',
  text: 'You may place 1 infantry on this planet.',
  deck: 'cultural',
  copies: 3,
  ways: (game, { seat, system, planet = '' }) =>
    arrivalProblem(game, seat, 'infantry', planet) === undefined
      ? [
          {
            key: 'place',
            label: 'Place 1 infantry',
            effect: () => void placeUnits(game, seat, 'infantry', 1, { system, planet }),
          },
        ]
      : [],
});

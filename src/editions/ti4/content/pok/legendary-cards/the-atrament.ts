import { legendaryCard } from '../../../rules/components/component.ts';
import { nameOfPlanet } from '../../../rules/names.ts';
import { planetOf } from '../../../rules/units/planets.ts';
import { placeUnits } from '../../../rules/units/units.ts';
import { openToInfantry } from '../../shared/choosing-places.ts';
import { atEndOfTurn, soManyAt } from '../../shared/legendary.ts';

export default legendaryCard({
  id: 'the-atrament',
  name: 'The Atrament',
  set: 'pok',
  text: 'As your turn ends, exhaust it: one or two infantry join you on one planet of yours.',
  advice: { gains: { units: { infantry: 2 } } },
  ...atEndOfTurn('the-atrament', 'Where do you place infantry?', (game, seat) =>
    openToInfantry(game, seat).flatMap((planet) =>
      [2, 1].map((count) => ({
        key: soManyAt.of(planet, `${count}`),
        label: `${count} infantry on ${nameOfPlanet(game, planet)}`,
        effect: () => void placeUnits(game, seat, 'infantry', count, { system: planetOf(game, planet).system, planet }),
      })),
    ),
  ),
});

import { actionCard } from '../../../rules/components/component.ts';
import { planetOf } from '../../../rules/units/planets.ts';
import { placeUnits } from '../../../rules/units/units.ts';
import { openToInfantry } from '../../shared/choosing-places.ts';

export default actionCard({
  id: 'rise-of-a-messiah',
  name: 'Rise of a Messiah',
  set: 'base',
  text: 'Action: an infantry joins you on every planet of yours.',
  copies: 1,
  advice: { gains: (game, seat) => ({ units: { infantry: openToInfantry(game, seat).length } }) },
  action: {
    unable: () => undefined, // with no planet too
    effect: (game, { holder }) => {
      for (const planet of openToInfantry(game, holder))
        placeUnits(game, holder, 'infantry', 1, { system: planetOf(game, planet).system, planet });
    },
  },
});

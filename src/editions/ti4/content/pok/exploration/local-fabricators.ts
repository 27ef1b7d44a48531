import { call } from '#engine';
import { explorationCard } from '#ti4/rules/components/component.ts';
import { placeableCount, placeUnit } from '#ti4/rules/units/reinforcements.ts';
import { arrivalProblem, hasUnitCard } from '#ti4/rules/units/units.ts';
import { purchaseAdvice, commodityOrPurchase } from '#ti4/content/pok/shared/commodity-or-purchase.ts';

export default explorationCard({
  id: 'local-fabricators',
  name: 'Local Fabricators',
  set: 'pok',
  text: 'You may either gain 1 commodity, or spend 1 commodity or trade good to place 1 mech on this planet.',
  advice: { choices: purchaseAdvice({ units: { mech: 1 } }) },
  deck: 'industrial',
  copies: 4,
  ways: (game, { seat, system, planet = '' }) => {
    const able =
      hasUnitCard(game, seat, 'mech') &&
      placeableCount(game, seat, 'mech') > 0 &&
      arrivalProblem(game, seat, 'mech', planet) === undefined;
    return commodityOrPurchase(game, seat, {
      by: 'local-fabricators',
      what: 'place 1 mech',
      ...(able && { effect: () => call(placeUnit, { seat, type: 'mech' as const, system, planet }, 'finish') }),
    });
  },
});

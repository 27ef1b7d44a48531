import { call } from '#engine';
import { explorationCard } from '#ti4/rules/components/component.ts';
import { placeable, placeUnit } from '#ti4/rules/units/reinforcements.ts';
import { arrivalBarred, fieldable } from '#ti4/rules/units/units.ts';
import { choicesWith, commodityOrFor } from '#ti4/content/pok/shared/commodity-or-purchase.ts';

export default explorationCard({
  id: 'local-fabricators',
  name: 'Local Fabricators',
  set: 'pok',
  text: 'If you like, take 1 commodity, or else spend a commodity or a trade good and put a mech on this planet.',
  advice: { choices: choicesWith({ units: { mech: 1 } }) },
  deck: 'industrial',
  copies: 4,
  ways: (game, { seat, system, planet = '' }) => {
    const able =
      fieldable(game, seat, 'mech') &&
      placeable(game, seat, 'mech') > 0 &&
      arrivalBarred(game, seat, 'mech', planet) === undefined;
    return commodityOrFor(game, seat, {
      by: 'local-fabricators',
      what: 'place a mech',
      ...(able && { effect: () => call(placeUnit, { seat, type: 'mech' as const, system, planet }, 'finish') }),
    });
  },
});

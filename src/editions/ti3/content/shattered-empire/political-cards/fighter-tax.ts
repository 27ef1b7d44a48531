import { call } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { allUnits } from '#ti3/rules/units/units.ts';
import { loseImposed, type ImposedLoss } from '#ti3/rules/politics/imposed-choices.ts';
import { valueIfDecided, units } from '#ti3/rules/politics/outcome-values.ts';
import { orderOfPlay } from '#ti3/rules/seats.ts';

const LOST = 3;

export default politicalCard({
  id: 'fighter-tax',
  name: 'Fighter Tax',
  text: 'For: fighters cost 1 resource each. Against: each player destroys 3 of their fighters.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: -1, against: (game, seat) => -0.5 * Math.min(LOST, units('fighter')(game, seat)) }),
  confidence: 'medium',
  modifiers: { 'units-for-price': (_game, _held, count, { type }) => (type === 'fighter' ? 1 : count) },
  resolve: (game, outcome) => {
    if (outcome !== 'against') return;
    const losses = orderOfPlay(game).flatMap((seat): ImposedLoss[] => {
      const fighters = allUnits(game).filter(({ owner, type }) => owner === seat && type === 'fighter');
      return fighters.length ? [{ seat, units: fighters.map(({ id }) => id), count: LOST }] : [];
    });
    return call(loseImposed, { losses }, 'finish');
  },
});

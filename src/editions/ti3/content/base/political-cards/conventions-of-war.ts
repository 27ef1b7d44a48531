import { call } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { allUnits, unitsOnPlanet } from '#ti3/rules/units/units.ts';
import { loseImposed, type ImposedLoss } from '#ti3/rules/politics/imposed-choices.ts';
import { votersFor } from '#ti3/rules/politics/political-counts.ts';
import { seatOf } from '#ti3/rules/seats.ts';

export default politicalCard({
  id: 'conventions-of-war',
  name: 'Conventions of War',
  text: 'For: planets with a space dock cannot be bombarded. Against: each player who voted “Against” destroys 1 of their space docks outside their home system.',
  law: true,
  elect: 'for-against',
  confidence: 'medium',
  modifiers: {
    'bombardment-barred': (game, _held, why, { planet }) =>
      unitsOnPlanet(game, planet).some(({ type }) => type === 'space-dock')
        ? 'A planet with a space dock cannot be bombarded (Conventions of War).'
        : why,
  },
  resolve: (game, outcome, votes) => {
    if (outcome === 'for') return;
    const losses = votersFor(votes, 'against').map((seat): ImposedLoss => {
      const docks = allUnits(game).filter(
        ({ owner, type, system }) => owner === seat && type === 'space-dock' && system !== seatOf(game, seat).home,
      );
      return { seat, units: docks.map(({ id }) => id), count: 1 };
    });
    return call(loseImposed, { losses }, 'finish');
  },
});

import { discardActionCards } from '#ti4/rules/phases/action-cards.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { votersFor } from '#ti4/rules/politics/vote-tally.ts';
import { hasTrait } from '#ti4/rules/planets/planets.ts';

const ID = 'conventions-of-war';

export default agenda({
  id: ID,
  name: 'Conventions of War',
  set: 'base',
  text: 'For: players cannot use Bombardment against cultural planets. Against: each player who voted “Against” discards all their action cards.',
  type: 'law',
  elect: 'for-against',
  modifiers: {
    'ability-denied': (game, _held, why, { purpose, planet }) =>
      purpose === 'bombardment' && planet !== undefined && hasTrait(game, planet, 'cultural')
        ? 'Cultural planets cannot be bombarded: Conventions of War is in effect.'
        : why,
  },
  resolve: (game, outcome, votes) => {
    if (outcome === 'for') return;
    for (const seat of votersFor(game, votes, 'against'))
      discardActionCards(game, seat, seatOf(game, seat).actionCards, ID);
  },
});

import { checkInsurgence } from '#ti2/rules/planets/control.ts';
import { politicalCard } from '#ti2/rules/components/component.ts';
import { planetPairKey } from '#ti2/rules/politics/ballots.ts';
import { isElectableOutsideHomes } from '#ti2/rules/politics/voting.ts';

export default politicalCard({
  id: 'split-the-difference',
  name: 'Split the Difference',
  copies: 1,
  elect: 'two-planets',
  text: 'Elect 2 planets of different players, neither in a home system: make an insurgence check on each of them.',
  sources: { text: 'own', copies: 'own' },
  eligible: isElectableOutsideHomes,
  stirs: 0,
  resolve: (game, pair) => {
    for (const planet of planetPairKey.parse(pair)) checkInsurgence(game, planet);
  },
});

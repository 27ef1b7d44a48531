import { politicalCard } from '#ti2/rules/components/component.ts';
import { gainCredits } from '#ti2/rules/production/credits.ts';

export default politicalCard({
  id: 'subsidy',
  name: 'Subsidy',
  copies: 2,
  elect: 'player',
  boon: true,
  text: 'Elect a player: they gain 15 credits.',
  sources: { text: 'own', copies: 'own' },
  resolve: (game, seat) => gainCredits(game, seat, 15, 'subsidy'),
});

import { domainCounter } from '#ti2/rules/components/component.ts';
import { gainCredits } from '#ti2/rules/production/credits.ts';

export default domainCounter({
  id: 'wealth',
  name: 'Wealth',
  counters: { 5: 3, 10: 2 },
  text: 'Whoever takes the planet receives as many credits as it says.',
  sources: { text: 'confirmed', copies: 'own' },
  taken: (game, { seat, value }) => gainCredits(game, seat, value, 'wealth'),
});

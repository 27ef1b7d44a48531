import { domainCounter } from '#ti2/rules/components/component.ts';
import { gainCredits } from '#ti2/rules/production/credits.ts';

export default domainCounter({
  id: 'wealth',
  name: 'Wealth',
  counters: { 5: 3, 10: 2 },
  text: 'After you land and gain control: gain as many credits as the number on this counter.',
  sources: { text: 'confirmed', copies: 'own' },
  taken: (game, { seat, value }) => gainCredits(game, seat, value, 'wealth'),
});

import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'high-treasurer',
  name: 'High Treasurer',
  copies: 1,
  law: true,
  elect: 'player',
  boon: true,
  text: 'Elect a player: they gain 5 extra credits in each economy phase.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    income: (_game, { holder }, value, { seat }) => (seat === holder ? value + 5 : value),
  },
});

import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'high-scholar',
  name: 'High Scholar',
  copies: 1,
  law: true,
  elect: 'player',
  boon: true,
  text: 'Elect a player: their technologies cost 5 fewer credits.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    'technology-price': (_game, { holder }, value, { seat }) => (seat === holder ? value - 5 : value),
  },
});

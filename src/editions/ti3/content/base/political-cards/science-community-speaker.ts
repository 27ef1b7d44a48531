import { politicalCard } from '#ti3/rules/components/component.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'science-community-speaker',
  name: 'Science Community Speaker',
  text: 'Elect a player: they spend no command counter to follow Technology and pay 1 less for technologies.',
  law: true,
  elect: 'player',
  stake: valueIfElected(4),
  confidence: 'medium',
  modifiers: {
    'secondary-cost': (game, { holder }, cost, { seat, card }) =>
      seat === holder && game.book.byKind['strategy-card'][card].theme === 'technology' ? 0 : cost,
    'technology-price': (_game, { holder }, price, { seat }) => (seat === holder ? price - 1 : price),
  },
});

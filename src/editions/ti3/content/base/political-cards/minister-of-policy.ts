import { politicalCard } from '#ti3/rules/components/component.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'minister-of-policy',
  name: 'Minister of Policy',
  text: 'Elect a player: they draw 1 more action card in the status phase.',
  law: true,
  elect: 'player',
  stake: valueIfElected(4),
  confidence: 'medium',
  modifiers: { 'status-cards': (_game, { holder }, cards, { seat }) => (seat === holder ? cards + 1 : cards) },
});

import { politicalCard } from '#ti3/rules/components/component.ts';

export default politicalCard({
  id: 'subsidized-studies',
  name: 'Subsidized Studies',
  text: 'Elect a technology color: technologies of that color cost 3 less. All others cost 2 more.',
  law: true,
  elect: 'technology-color',
  confidence: 'medium',
  modifiers: {
    'technology-price': ({ book }, { memory }, price, { technology }) =>
      book.byKind.technology[technology].color === memory ? price - 3 : price + 2,
  },
});

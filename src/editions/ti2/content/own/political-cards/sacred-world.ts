import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'sacred-world',
  name: 'Sacred World',
  copies: 1,
  law: true,
  elect: 'planet',
  text: 'No new units come into play on the elected planet.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    'placement-barred': ({ book }, { component, memory }, barred, { planet }) =>
      memory === planet
        ? `${book.components[component].name}: no new units come into play on ${book.planets[planet].name}.`
        : barred,
  },
});

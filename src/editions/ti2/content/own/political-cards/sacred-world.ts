import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'sacred-world',
  name: 'Sacred World',
  copies: 1,
  law: true,
  elect: 'planet',
  text: 'Elect a planet: no new units can be placed on it. It keeps its resources, influence and spacedock, which can still place ships in space.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    'placement-barred': ({ book }, { component, memory }, barred, { planet }) =>
      memory === planet
        ? `${book.components[component].name}: no new units can be placed on ${book.planets[planet].name}.`
        : barred,
  },
});

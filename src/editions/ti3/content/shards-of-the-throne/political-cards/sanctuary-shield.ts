import { politicalCard } from '#ti3/rules/components/component.ts';

export default politicalCard({
  id: 'sanctuary-shield',
  name: 'Sanctuary Shield',
  text: 'Elect a special system: it counts as empty space.',
  law: true,
  elect: 'special-system',
  confidence: 'medium',
  modifiers: { special: (_game, { memory }, special, { system }) => (system === memory ? undefined : special) },
});

import { politicalCard } from '#ti3/rules/components/component.ts';

export default politicalCard({
  id: 'sanctuary-shield',
  name: 'Sanctuary Shield',
  text: 'Elect a special system (with a red border): it has no special effect, and ships can enter it like empty space.',
  law: true,
  elect: 'special-system',
  confidence: 'medium',
  modifiers: { special: (_game, { memory }, special, { system }) => (system === memory ? undefined : special) },
});

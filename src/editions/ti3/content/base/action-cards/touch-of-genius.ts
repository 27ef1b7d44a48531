import { actionCard } from '#ti3/rules/components/component.ts';

export default actionCard({
  id: 'touch-of-genius',
  name: 'Touch of Genius',
  copies: 1,
  text: 'You pay 3 influence and play it as any action card of the discard pile, at the time that one is played.',
  sense: 'seldom',
  confidence: 'medium',
  standsFor: { influence: 3 },
});

import { actionCard } from '#ti3/rules/components/component.ts';

export default actionCard({
  id: 'touch-of-genius',
  name: 'Touch of Genius',
  copies: 1,
  text: 'When you could play an action card that is in the discard pile: pay 3 influence to play this card as a copy of that card.',
  sense: 'seldom',
  confidence: 'medium',
  standsFor: { influence: 3 },
});

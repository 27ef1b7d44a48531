import { deck } from '../../../rules/components/component.ts';

export default deck({
  id: 'action',
  name: 'action cards',
  shuffledAs: 'action cards',
  numbered: true,
  copies: (card) => (card.kind === 'action-card' ? card.copies : 0),
});

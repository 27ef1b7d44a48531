import { deck } from '../../../rules/components/component.ts';

export default deck({
  id: 'stage2',
  name: 'stage II objectives',
  shuffledAs: 'stage 2',
  copies: (card) => (card.kind === 'objective' && card.stage === 2 ? 1 : 0),
  size: 5, // 61.13
});

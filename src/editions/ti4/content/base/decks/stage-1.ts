import { deck } from '../../../rules/components/component.ts';

export default deck({
  id: 'stage1',
  name: 'stage I objectives',
  shuffledAs: 'stage 1',
  copies: (card) => (card.kind === 'objective' && card.stage === 1 ? 1 : 0),
  size: 5, // 61.13
});

import { deck } from '../../../rules/components/component.ts';

export default deck({
  id: 'secret',
  name: 'secret objectives',
  shuffledAs: 'secret objectives',
  copies: (card) => (card.kind === 'objective' && card.stage === 'secret' ? 1 : 0),
});

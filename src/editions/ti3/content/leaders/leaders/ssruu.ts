import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'ssruu',
  name: 'Ssruu',
  race: 'yssaril',
  type: 'agent',
  text: '',
  confidence: 'medium',
});

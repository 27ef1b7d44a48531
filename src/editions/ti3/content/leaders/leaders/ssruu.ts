import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'ssruu',
  name: 'Ssruu',
  race: 'yssaril',
  type: 'agent',
  text: '',
  confidence: 'medium',
});

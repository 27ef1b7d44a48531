import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'thilinn',
  name: 'Thilinn',
  race: 'yssaril',
  type: 'agent',
  text: '',
  confidence: 'medium',
});

import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'thilinn',
  name: 'Thilinn',
  race: 'yssaril',
  type: 'agent',
  text: '',
  confidence: 'medium',
});

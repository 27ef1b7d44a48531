import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'connor',
  name: 'Connor',
  race: 'sol',
  type: 'agent',
  text: '',
  confidence: 'medium',
});

import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'kilik',
  name: 'Kilik',
  race: 'mentak',
  type: 'agent',
  text: '',
  confidence: 'medium',
});

import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'meian',
  name: 'Meian',
  race: 'creuss',
  type: 'scientist',
  text: '',
  confidence: 'medium',
});

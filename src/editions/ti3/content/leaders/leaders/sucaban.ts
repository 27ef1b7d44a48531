import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'sucaban',
  name: 'Sucaban',
  race: 'jolnar',
  type: 'scientist',
  text: '',
  confidence: 'medium',
});

import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'i48s',
  name: 'I48S',
  race: 'l1z1x',
  type: 'scientist',
  text: '',
  confidence: 'medium',
});

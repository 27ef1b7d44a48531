import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'kelsa',
  name: 'Kelsa',
  race: 'winnu',
  type: 'scientist',
  text: '',
  confidence: 'medium',
});

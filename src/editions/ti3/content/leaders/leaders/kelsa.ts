import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'kelsa',
  name: 'Kelsa',
  race: 'winnu',
  type: 'scientist',
  text: '',
  confidence: 'medium',
});

import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'i48s',
  name: 'I48S',
  race: 'l1z1x',
  type: 'scientist',
  text: '',
  confidence: 'medium',
});

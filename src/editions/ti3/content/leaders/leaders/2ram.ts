import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: '2ram',
  name: '2RAM',
  race: 'l1z1x',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});

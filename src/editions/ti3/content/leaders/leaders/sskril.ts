import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'sskril',
  name: 'Sskril',
  race: 'yssaril',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});

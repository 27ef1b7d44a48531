import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'rickar',
  name: 'Rickar',
  race: 'winnu',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});

import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'phama',
  name: 'Phama',
  race: 'arborec',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});

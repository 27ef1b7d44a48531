import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'farran',
  name: 'Farran',
  race: 'letnev',
  type: 'general',
  text: '',
  confidence: 'medium',
});

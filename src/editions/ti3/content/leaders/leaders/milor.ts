import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'milor',
  name: 'Milor',
  race: 'yin',
  type: 'agent',
  text: '',
  confidence: 'medium',
});

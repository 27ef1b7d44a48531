import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'omar',
  name: 'Omar',
  race: 'yin',
  type: 'general',
  text: '',
  confidence: 'medium',
});

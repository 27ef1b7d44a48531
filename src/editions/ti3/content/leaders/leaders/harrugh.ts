import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'harrugh',
  name: 'Harrugh',
  race: 'hacan',
  type: 'general',
  text: '',
  confidence: 'medium',
});

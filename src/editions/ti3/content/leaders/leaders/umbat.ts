import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'umbat',
  name: 'Umbat',
  race: 'muaat',
  type: 'general',
  text: '',
  confidence: 'medium',
});

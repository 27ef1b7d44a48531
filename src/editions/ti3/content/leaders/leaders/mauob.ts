import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'mauob',
  name: 'Mauob',
  race: 'saar',
  type: 'general',
  text: '',
  confidence: 'medium',
});

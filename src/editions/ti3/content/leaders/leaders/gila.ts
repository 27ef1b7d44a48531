import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'gila',
  name: 'Gila',
  race: 'hacan',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});

import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'dahla',
  name: 'Dahla',
  race: 'yin',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});

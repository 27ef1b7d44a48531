import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'rin-admiral',
  name: 'Rin (Admiral)',
  race: 'jolnar',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});

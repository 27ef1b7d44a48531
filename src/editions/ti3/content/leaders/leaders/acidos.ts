import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'acidos',
  name: 'Acidos',
  race: 'nekro',
  type: 'general',
  text: '',
  confidence: 'medium',
});

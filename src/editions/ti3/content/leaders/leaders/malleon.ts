import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'malleon',
  name: 'Malleon',
  race: 'nekro',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});

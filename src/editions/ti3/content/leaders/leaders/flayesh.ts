import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'flayesh',
  name: 'Flayesh',
  race: 'nekro',
  type: 'agent',
  text: '',
  confidence: 'medium',
});

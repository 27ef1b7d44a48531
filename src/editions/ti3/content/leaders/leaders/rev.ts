import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'rev',
  name: 'Rev',
  race: 'sol',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});

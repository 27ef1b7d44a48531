import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'sekkus',
  name: "Sek'kus",
  race: 'norr',
  type: 'general',
  text: '',
  confidence: 'medium',
});

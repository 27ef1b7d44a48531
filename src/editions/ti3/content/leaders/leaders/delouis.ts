import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'delouis',
  name: 'DeLouis',
  race: 'sol',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});

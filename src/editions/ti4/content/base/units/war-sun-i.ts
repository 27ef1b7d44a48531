import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'war-sun-i',
  name: 'War Sun (not yet researched)',
  set: 'base',
  text: 'Can be built once its technology is owned.',
  type: 'war-sun',
});

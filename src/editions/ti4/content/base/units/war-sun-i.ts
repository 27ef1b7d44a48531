import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'war-sun-i',
  name: 'War Sun (not yet researched)',
  set: 'base',
  text: 'You can produce war suns once you own the War Sun technology.',
  type: 'war-sun',
});

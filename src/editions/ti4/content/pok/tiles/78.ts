import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '78',
  name: 'Empty space',
  set: 'pok',
  back: 'red',
  planets: [],
});

import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '46',
  name: 'Empty space',
  set: 'base',
  back: 'red',
  planets: [],
});

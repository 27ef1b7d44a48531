import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '01',
  name: 'Jord',
  set: 'base',
  back: 'green',
  home: 'sol',
  planets: [{ id: 'jord', name: 'Jord', resources: 4, influence: 2 }],
});

import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '03',
  name: 'Darien',
  set: 'base',
  back: 'green',
  home: 'yin',
  planets: [{ id: 'darien', name: 'Darien', resources: 4, influence: 4 }],
});

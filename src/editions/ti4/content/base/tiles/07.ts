import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '07',
  name: 'Winnu',
  set: 'base',
  back: 'green',
  home: 'winnu',
  planets: [{ id: 'winnu', name: 'Winnu', resources: 3, influence: 4 }],
});

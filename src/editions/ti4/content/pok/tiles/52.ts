import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '52',
  name: 'Ixth',
  set: 'pok',
  back: 'green',
  home: 'mahact',
  planets: [{ id: 'ixth', name: 'Ixth', resources: 3, influence: 5 }],
});

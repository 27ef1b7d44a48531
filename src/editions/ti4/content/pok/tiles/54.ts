import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '54',
  name: 'Acheron',
  set: 'pok',
  back: 'green',
  home: 'vuilraith',
  planets: [{ id: 'acheron', name: 'Acheron', resources: 4, influence: 0 }],
});

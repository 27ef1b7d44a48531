import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '02',
  name: 'Moll Primus',
  set: 'base',
  back: 'green',
  home: 'mentak',
  planets: [{ id: 'moll-primus', name: 'Moll Primus', resources: 4, influence: 1 }],
});

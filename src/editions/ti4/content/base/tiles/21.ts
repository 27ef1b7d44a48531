import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '21',
  name: 'Thibah',
  set: 'base',
  back: 'blue',
  planets: [{ id: 'thibah', name: 'Thibah', resources: 1, influence: 1, trait: 'industrial', specialty: 'propulsion' }],
});

import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '19',
  name: 'Wellon',
  set: 'base',
  back: 'blue',
  planets: [{ id: 'wellon', name: 'Wellon', resources: 1, influence: 2, trait: 'industrial', specialty: 'cybernetic' }],
});

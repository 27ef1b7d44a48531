import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '37',
  name: 'Arinam and Meer',
  set: 'base',
  back: 'blue',
  planets: [
    { id: 'arinam', name: 'Arinam', resources: 1, influence: 2, trait: 'industrial' },
    { id: 'meer', name: 'Meer', resources: 0, influence: 4, trait: 'hazardous', specialty: 'warfare' },
  ],
});

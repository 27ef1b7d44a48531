import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'dal-bootha-xxehan',
  name: 'Dal Bootha and Xxehan',
  planets: [
    { id: 'dal-bootha', name: 'Dal Bootha', resources: 0, influence: 2, specialties: ['red'] },
    { id: 'xxehan', name: 'Xxehan', resources: 1, influence: 1, specialties: ['green'] },
  ],
  wormholes: [],
});

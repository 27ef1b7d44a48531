import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '32',
  name: 'Dal Bootha and Xxehan',
  set: 'base',
  back: 'blue',
  planets: [
    { id: 'dal-bootha', name: 'Dal Bootha', resources: 0, influence: 2, trait: 'cultural' },
    { id: 'xxehan', name: 'Xxehan', resources: 1, influence: 1, trait: 'cultural' },
  ],
});

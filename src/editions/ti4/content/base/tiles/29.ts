import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '29',
  name: "Qucen'n and Rarron",
  set: 'base',
  back: 'blue',
  planets: [
    { id: 'qucenn', name: "Qucen'n", resources: 1, influence: 2, trait: 'industrial' },
    { id: 'rarron', name: 'Rarron', resources: 0, influence: 3, trait: 'cultural' },
  ],
});

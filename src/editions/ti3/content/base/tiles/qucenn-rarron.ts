import { tile } from '#ti3/rules/components/component.ts';

export default tile({
  id: 'qucenn-rarron',
  name: "Qucen'n and Rarron",
  planets: [
    { id: 'qucenn', name: "Qucen'n", resources: 1, influence: 2, specialties: [] },
    { id: 'rarron', name: 'Rarron', resources: 0, influence: 3, specialties: ['green'] },
  ],
  wormholes: [],
});
